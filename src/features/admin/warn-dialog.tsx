import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_WARNING, warnPlayer } from '#data/admin/reports.ts';
import { plainProse } from '#domain/community/plain-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { useAct } from './use-act.ts';

/** Whom a warning is for, and the report that led to it. */
export interface Warned {
  readonly id: string;
  readonly name: string;
  readonly reportId: string | null;
}

/** Says something to a player about what they did. They read it at the top of their activity. */
export function WarnDialog({ player, onClose }: { player: Warned; onClose: () => void }) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const [body, setBody] = useState('');
  const words = plainProse(body, MOST_WARNING);
  const send = async () => {
    const isDone = await act(
      async () => warnPlayer(player.id, words, player.reportId),
      t`${player.name} was warned.`,
    );
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Warn ${player.name}`}
      description={t`The player reads it at the top of the activity page. Your name does not stand there; the log has it.`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={isBusy} disabled={words === ''} onClick={() => void send()}>
            <Trans>Send the warning</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`What is wrong, and what you expect`}
        rows={5}
        maxLength={MOST_WARNING}
        value={body}
        onValueChange={setBody}
      />
    </Dialog>
  );
}
