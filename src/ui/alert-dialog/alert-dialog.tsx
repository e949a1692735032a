import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import { Modal } from '../modal/modal.tsx';
import styles from './alert-dialog.module.css';

type AlertDialogProps = {
  open: boolean;
  /** Called with false when the question is answered or put off with Escape. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequence, and the things that are kept. */
  body: ReactNode;
  /** The verb of the action, not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Cancel and Escape; `onOpenChange(false)` follows. */
  onCancel?: () => void;
  /** The action cannot be taken back easily: the button warns, and the focus starts on Cancel. */
  danger?: boolean;
};

/** A question that must be answered: a press outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    body,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    danger = false,
  } = props;
  const id = useId();
  const change = (next: boolean) => {
    if (!next) onCancel?.();
    onOpenChange(next);
  };
  const confirm = () => {
    onConfirm();
    onOpenChange(false);
  };
  return (
    <Modal
      open={open}
      onOpenChange={change}
      mustAnswer
      viewport={dialog.viewport}
      className={classNames(dialog.popup, styles.popup)}
      size="sm"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
    >
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}body`} className={styles.body}>
        {body}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => change(false)}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
