import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
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
  const confirm = () => {
    onConfirm();
    onOpenChange(false);
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel?.();
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={dialog.backdrop} />
        <Base.Viewport className={dialog.viewport} data-size="sm">
          <Base.Popup className={classNames(dialog.popup, styles.popup)} data-size="sm">
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Description className={styles.body} render={<div />}>
              {body}
            </Base.Description>
            <div className={styles.actions}>
              <Base.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
              <Button variant={danger ? 'danger' : 'primary'} onClick={confirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
