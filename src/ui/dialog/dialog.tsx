import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { ScrollBody } from './scroll-body.tsx';

type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean;
  /** Called with false for Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  /** The close button's name. */
  closeLabel: string;
  /** The actions, at the end; they stay in view while the body scrolls. */
  footer?: ReactNode;
  /**
   * `sm` 26 rem, `md` 36 rem, `lg` 52 rem, `full` the whole window. On a phone all but `sm` fill
   * the screen.
   */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /**
   * The element that gets the focus first; else the first control (on a touch screen the dialog
   * itself).
   */
  initialFocus?: RefObject<HTMLElement | null>;
};

/**
 * A modal dialog: holds the focus, closes with Escape or a press outside, gives the focus back
 * where it came from.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    closeLabel,
    footer,
    size = 'md',
    initialFocus,
    className,
    ...rest
  } = props;
  const { children, ...popup } = rest;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport} data-size={size}>
          <Base.Popup
            {...popup}
            className={classNames(styles.popup, className)}
            data-size={size}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<Button variant="quiet" iconOnly icon="close" label={closeLabel} />} />
              {description !== undefined && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
            </header>
            <ScrollBody className={styles.body}>{children}</ScrollBody>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
