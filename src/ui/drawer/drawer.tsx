import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { ScrollBody } from '../dialog/scroll-body.tsx';
import { Modal } from '../modal/modal.tsx';
import styles from './drawer.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

type DrawerProps = Omit<ComponentProps<'div'>, 'title' | 'style'> & {
  open: boolean;
  /** Called with false for Escape, the close button, a press outside and a pull on the handle. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Buttons beside the close button. */
  tools?: ReactNode;
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
  tools,
  closeLabel,
  footer,
  className,
  children,
  ...popup
}: DrawerProps) {
  const { offset, handlers } = useSwipeDown(() => onOpenChange(false));
  const titleId = useId();
  return (
    <Modal
      {...popup}
      open={open}
      onOpenChange={onOpenChange}
      viewport={styles.viewport}
      className={classNames(styles.popup, className)}
      aria-labelledby={titleId}
      {...(offset !== 0 && { style: { translate: `0 ${offset}px`, transition: 'none' } })}
    >
      <header className={styles.header} {...handlers}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tools}
        <Button
          variant="quiet"
          iconOnly
          icon="close"
          label={closeLabel}
          onClick={() => onOpenChange(false)}
        />
      </header>
      <ScrollBody className={styles.body}>{children}</ScrollBody>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  );
}
