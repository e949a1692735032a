import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

type CommonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /**
   * `primary` is the one gold action of a view; `danger` is for what cannot be taken back easily,
   * `quiet-danger` for what asks before or can be undone. Default `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';
  /**
   * `md` is 44 px high; `sm` looks smaller but is pressed as easily; `lg` is for a page's one call.
   */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean | undefined;
  /**
   * Aligns the text of a quiet button with the start of its row or column, also where the row
   * wraps: the edge of the button does not show.
   */
  flush?: boolean;
  /** On a phone it shows its icon alone. */
  shrinks?: boolean;
  /** Work is under way: shows a spinner, keeps the focus, ignores presses. */
  busy?: boolean;
  /** Renders as this element instead of a button, such as a router link. */
  render?: ReactElement<Record<string, unknown>>;
};

type ButtonProps = CommonProps &
  (
    | {
        iconOnly: true;
        icon: IconName;
        /** The act of the button: its accessible name, and the browser's own hint on hover. */
        label: string;
        trailingIcon?: never;
      }
    | { iconOnly?: false; icon?: IconName; label?: never; trailingIcon?: IconName }
  );

/**
 * A button, or a link that looks like one. Other properties go to the element; `ref` is a property
 * too.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', busy = false, disabled, render, className, ...others } = props;
  const {
    icon,
    iconOnly = false,
    label,
    trailingIcon,
    flush,
    shrinks,
    children,
    onClick,
    type,
    ...rest
  } = others;
  const content = <Content {...{ icon, iconOnly, trailingIcon, size, busy, children }} />;
  const common = {
    ...rest,
    ...(iconOnly ? { 'aria-label': label, title: label } : {}),
    ...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
    'data-variant': variant,
    'data-size': size,
    'data-icon-only': iconOnly ? '' : undefined,
    'data-flush': flush,
    'data-shrinks': shrinks,
    className: classNames(styles.button, className),
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  if (render !== undefined) return cloneElement(render, { ...common, onClick: press }, content);
  return (
    <button {...common} type={type === 'submit' ? 'submit' : 'button'} disabled={disabled} onClick={press}>
      {content}
    </button>
  );
}

type ContentProps = Required<Pick<CommonProps, 'size' | 'busy'>> & {
  icon: IconName | undefined;
  iconOnly: boolean;
  trailingIcon: IconName | undefined;
  children: ReactNode;
};

function Content({ icon, iconOnly, trailingIcon, size, busy, children }: ContentProps) {
  return (
    <>
      {busy && <Spinner size={18} className={styles.spinner} />}
      {icon !== undefined && !(busy && !iconOnly) && <Icon name={icon} size={size === 'sm' ? 18 : 20} />}
      {children !== undefined && !iconOnly && <span className={styles.label}>{children}</span>}
      {trailingIcon !== undefined && <Icon name={trailingIcon} size={18} />}
    </>
  );
}
