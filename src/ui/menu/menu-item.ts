import type { ReactElement } from 'react';
import type { IconName } from '../icon/icon-paths.ts';

/** The properties that the menu sets on a link; the link's class name is kept. */
export type LinkProps = { className?: string | undefined };
type Common = { id: string; label: string; icon?: IconName };

/**
 * Something to do. `danger` marks what cannot be taken back easily; a disabled one is still reached
 * and read out.
 */
export type ActionItem = Common & {
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
  hint?: string;
};
/** Somewhere to go: a link element without content. */
export type LinkItem = Common & { link: ReactElement<LinkProps> };
/** Something that is on or off. */
export type CheckItem = Common & { checked: boolean; onCheckedChange: (checked: boolean) => void };
/** One of several, under a heading. */
export type ChoiceGroup = Common & {
  value: string;
  choices: readonly { value: string; label: string; icon?: IconName }[];
  onChoose: (value: string) => void;
};
/** Items that belong together, under a heading. */
export type ItemGroup = Common & { items: readonly SingleItem[] };
export type Separator = { id: string; separator: true };

export type SingleItem = ActionItem | LinkItem | CheckItem;
export type MenuItem = SingleItem | ChoiceGroup | ItemGroup | Separator;
