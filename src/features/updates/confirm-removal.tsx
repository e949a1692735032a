import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

/**
 * The confirmation before offline pictures are removed: without a network they cannot be fetched
 * again.
 */
export function ConfirmRemoval({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const { t } = useLingui();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Remove pictures`}
      body={t`All portraits and cards for offline use go from this device. With a network you can fetch them again.`}
      confirmLabel={t`Remove pictures`}
      cancelLabel={t`Cancel`}
      onConfirm={onConfirm}
      danger
    />
  );
}
