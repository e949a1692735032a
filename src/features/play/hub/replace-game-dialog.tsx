import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

type ReplaceGameDialogProps = { onConfirm: () => void; onClose: () => void };

/** Asks before a new game takes the place of the one that is running. */
export function ReplaceGameDialog({ onConfirm, onClose }: ReplaceGameDialogProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) onClose();
      }}
      title={t`Start a new game?`}
      body={
        <Trans>
          A game is running. If a round of it was played it is kept under Play Mode as it stands; otherwise it
          is deleted.
        </Trans>
      }
      confirmLabel={t`New game`}
      cancelLabel={t`Cancel`}
      onConfirm={onConfirm}
    />
  );
}
