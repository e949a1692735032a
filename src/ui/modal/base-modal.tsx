import { Dialog } from '@base-ui/react/dialog';
import styles from './modal.module.css';
import type { ModalProps } from './modal.tsx';

/** The frame with everything that Base UI adds: focus trap, scroll lock, transitions, nesting. */
export function BaseModal({ open, onOpenChange, mustAnswer = false, viewport, size, ...popup }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={mustAnswer}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={viewport} data-size={size}>
          <Dialog.Popup {...popup} data-size={size} role={mustAnswer ? 'alertdialog' : 'dialog'} />
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
