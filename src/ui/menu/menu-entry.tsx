import type { ReactNode } from 'react';
import { cloneElement, useId } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import type { ChoiceGroup, MenuItem, SingleItem } from './menu-item.ts';
import styles from './menu.module.css';

/** Closes the menu, then does what was chosen. */
type Choose = (action?: () => void) => void;

/** One line, heading or rule of a menu. */
export function MenuEntry({ item, choose }: { item: MenuItem; choose: Choose }) {
  if ('separator' in item) return <hr className={styles.separator} />;
  if ('choices' in item) {
    return (
      <Group label={item.label}>
        {item.choices.map((choice) => (
          <Choice key={choice.value} choice={choice} group={item} choose={choose} />
        ))}
      </Group>
    );
  }
  if ('items' in item) {
    return (
      <Group label={item.label}>
        {item.items.map((single) => (
          <Single key={single.id} item={single} choose={choose} />
        ))}
      </Group>
    );
  }
  return <Single item={item} choose={choose} />;
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {children}
    </div>
  );
}

function Choice({
  choice,
  group,
  choose,
}: {
  choice: ChoiceGroup['choices'][number];
  group: ChoiceGroup;
  choose: Choose;
}) {
  const isChosen = choice.value === group.value;
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={styles.item}
      onClick={() => choose(() => group.onChoose(choice.value))}
    >
      <Content icon={choice.icon} label={choice.label} isMarked={isChosen} />
    </button>
  );
}

function Single({ item, choose }: { item: SingleItem; choose: Choose }) {
  const common = { tabIndex: -1, className: styles.item };
  if ('link' in item) {
    const className = classNames(styles.item, item.link.props.className);
    const attributes = { role: 'menuitem', tabIndex: -1, className, onClick: () => choose() };
    return cloneElement(item.link, attributes, <Content icon={item.icon} label={item.label} />);
  }
  if ('checked' in item) {
    const change = () => choose(() => item.onCheckedChange(!item.checked));
    return (
      <button {...common} type="button" role="menuitemcheckbox" aria-checked={item.checked} onClick={change}>
        <Content icon={item.icon} label={item.label} isMarked={item.checked} />
      </button>
    );
  }
  const isDisabled = item.disabled === true;
  return (
    <button
      {...common}
      type="button"
      role="menuitem"
      aria-disabled={isDisabled || undefined}
      data-danger={item.danger === true ? '' : undefined}
      onClick={isDisabled ? undefined : () => choose(item.onSelect)}
    >
      <Content icon={item.icon} label={item.label} hint={item.hint} />
    </button>
  );
}

type ContentProps = {
  icon: IconName | undefined;
  label: string;
  hint?: string | undefined;
  isMarked?: boolean;
};

function Content({ icon, label, hint, isMarked = false }: ContentProps) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} className={styles.icon} />}
      <span className={styles.text}>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {isMarked && <Icon name="check" size={18} className={styles.mark} />}
    </>
  );
}
