import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import { ScrollBody } from '../dialog/scroll-body.tsx';
import styles from './drawer.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

type DrawerProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean;
  /** Called with false for Escape, the close button, a press outside and a pull on the handle. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The close button's name. */
  closeLabel: string;
  /** Stays in view at the lower edge, in thumb reach. */
  footer?: ReactNode;
};

/**
 * A sheet that comes up from the lower edge of a phone, 85% of the screen high at most. A modal
 * dialog otherwise.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  closeLabel,
  footer,
  className,
  children,
  ...popup
}: DrawerProps) {
  const { offset, handlers } = useSwipeDown(() => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={dialog.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            {...popup}
            className={classNames(styles.popup, className)}
            style={offset === 0 ? {} : { translate: `0 ${offset}px`, transition: 'none' }}
          >
            <header className={styles.header} {...handlers}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<Button variant="quiet" iconOnly icon="close" label={closeLabel} />} />
            </header>
            <ScrollBody className={styles.body}>{children}</ScrollBody>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
