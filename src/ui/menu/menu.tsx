import type { KeyboardEvent, ReactElement } from 'react';
import { cloneElement, useEffect, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import type { Alignment } from '../popup/place-popup.ts';
import popup from '../popup/popup.module.css';
import { usePopup } from '../popup/use-popup.ts';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './menu.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

type MenuProps = {
  /** The name of the button and of the menu. */
  label: string;
  items: readonly MenuItem[];
  icon?: IconName;
  /** Words on the button; without them it shows its icon alone. */
  text?: string;
  /** Another button than the quiet one; it gets the menu's attributes. */
  trigger?: ReactElement;
  /** The edge of the button that the menu keeps to, default `end`. */
  align?: Alignment;
  /** Something in it is new: what, as the button's description. A dot shows it. */
  mark?: string | undefined;
};

/** A button that opens a list of actions, links and choices. */
export function Menu({ label, items, icon = 'dots', text, trigger, align = 'end', mark }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState<false | 'first' | 'last'>(false);
  const anchorId = `${id}-button`;
  const close = () => {
    setOpen(false);
    document.getElementById(anchorId)?.focus();
  };
  const choose = (action?: () => void) => {
    close();
    action?.();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const button = (trigger ?? (
    <MenuButton label={label} icon={icon} text={text} mark={mark} />
  )) as ReactElement<Record<string, unknown>>;
  return (
    <>
      {cloneElement(button, {
        id: anchorId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen !== false,
        'aria-controls': isOpen === false ? undefined : id,
        onClick: () => (isOpen === false ? setOpen('first') : close()),
        onKeyDown: openByKey,
      })}
      {isOpen !== false && (
        <MenuPopup
          id={id}
          anchorId={anchorId}
          align={align}
          label={label}
          startAt={isOpen}
          close={close}
          leave={() => setOpen(false)}
        >
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} choose={choose} />
          ))}
        </MenuPopup>
      )}
    </>
  );
}

type MenuButtonProps = {
  label: string;
  icon: IconName;
  text: string | undefined;
  mark: string | undefined;
};

function MenuButton({ label, icon, text, mark, ...rest }: MenuButtonProps) {
  if (text === undefined) {
    const marked = mark === undefined ? {} : { 'aria-description': mark, className: styles.marked };
    return <Button {...rest} {...marked} variant="quiet" iconOnly icon={icon} label={label} />;
  }
  return (
    <Button {...rest} variant="quiet" icon={icon} aria-label={`${label}: ${text}`}>
      {text}
    </Button>
  );
}

type MenuPopupProps = {
  id: string;
  anchorId: string;
  align: Alignment;
  label: string;
  startAt: 'first' | 'last';
  close: () => void;
  leave: () => void;
  children: ReactElement[];
};

function MenuPopup({ id, anchorId, align, label, startAt, close, leave, children }: MenuPopupProps) {
  const ref = usePopup<HTMLDivElement>({ anchorId, align, onPressOutside: leave });
  const onKeyDown = useMenuKeys(close);
  useEffect(() => {
    const items = ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]');
    items?.[startAt === 'first' ? 0 : items.length - 1]?.focus({ preventScroll: true });
  }, [ref, startAt]);
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={classNames(popup.popup, styles.menu)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const goesTo = event.relatedTarget;
        if (goesTo !== null && goesTo.id !== anchorId && !event.currentTarget.contains(goesTo)) leave();
      }}
    >
      {children}
    </div>
  );
}
