import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Modal } from '../modal/modal.tsx';
import styles from './dialog.module.css';
import { ScrollBody } from './scroll-body.tsx';

type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'style'> & {
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
    className,
    children,
    ...popup
  } = props;
  const id = useId();
  return (
    <Modal
      {...popup}
      open={open}
      onOpenChange={onOpenChange}
      viewport={styles.viewport}
      className={classNames(styles.popup, className)}
      size={size}
      aria-labelledby={`${id}title`}
      {...(description !== undefined && { 'aria-describedby': `${id}description` })}
    >
      <header className={styles.header}>
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
        <Button
          variant="quiet"
          iconOnly
          icon="close"
          label={closeLabel}
          onClick={() => onOpenChange(false)}
        />
        {description !== undefined && (
          <p id={`${id}description`} className={styles.description}>
            {description}
          </p>
        )}
      </header>
      <ScrollBody className={styles.body}>{children}</ScrollBody>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Modal>
  );
}
