import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { plainLine } from '#domain/community/plain-text.ts';
import { MOST_NAME } from '#domain/community/post-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type RenameDialogProps = { name: string; onRename: (name: string) => Promise<void>; onClose: () => void };

/** Asks for the new name of a posted list. Its address, comments and likes stay. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const next = plainLine(typed, MOST_NAME);
  const rename = () => {
    onClose();
    if (next !== name) void onRename(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Rename the list`}
      description={t`Its address, comments and likes stay.`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={next === ''} onClick={rename}>
            <Trans>Rename</Trans>
          </Button>
        </>
      }
    >
      <TextField label={t`List name`} maxLength={MOST_NAME} value={typed} onValueChange={setTyped} />
    </Dialog>
  );
}
