import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import type { EventGame, EventRound } from '#domain/events/log/types.ts';
import type { PairingResult } from '#domain/events/types.ts';
import { oneLine } from '#domain/sharing/fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { scoreWords } from '../frame/score-words.ts';
import { useDoInEvent } from '../frame/use-do-in-event.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import { ResultFields, useResultFields } from './result-fields.tsx';
import styles from './rounds.module.css';

/** The longest reason that a log takes, in letters. */
const MOST_REASON = 200;

type DecisionDialogProps = {
  running: RunningEvent;
  round: EventRound;
  game: EventGame;
  onClose: () => void;
};

/** The result of a game by those who run the event; it stands above the reports of the players. */
export function DecisionDialog({ running: { event }, round, game, onClose }: DecisionDialogProps) {
  const { t } = useLingui();
  const act = useDoInEvent(event.id);
  const nameOf = usePlayerNames(event);
  const { one, other, reports, result: known, decidedBy } = game;
  const fields = useResultFields(known ?? reports.one ?? reports.other);
  const [reason, setReason] = useState('');
  const names = [nameOf(one), nameOf(other ?? '')] as const;
  const decide = (result: PairingResult | null) => {
    const said = oneLine(reason, MOST_REASON);
    const deed = { kind: 'decide', round: round.number, one, other: other ?? '', result } as const;
    if (act({ ...deed, base: decidedBy, reason: said === '' ? null : said })) onClose();
  };
  const { result } = fields;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`${names[0]} against ${names[1]}`}
      description={t`What you enter counts at once, whatever the players report. Everybody can see it in the log.`}
      closeLabel={t`Close`}
      footer={
        <>
          {decidedBy !== null && (
            <Button icon="undo" onClick={() => decide(null)}>
              <Trans>Take the decision back</Trans>
            </Button>
          )}
          <Button
            variant="primary"
            icon="check"
            disabled={result === null}
            onClick={() => result !== null && decide(result)}
          >
            <Trans>Enter this result</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Reported game={game} names={names} onTake={decide} />
        <ResultFields fields={fields} names={names} />
        <TextField
          label={t`Reason`}
          hint={t`Shown in the log. You may leave it empty.`}
          maxLength={MOST_REASON}
          value={reason}
          onValueChange={setReason}
        />
      </div>
    </Dialog>
  );
}

type ReportedProps = {
  game: EventGame;
  names: readonly [string, string];
  onTake: (result: PairingResult) => void;
};

/** The reports of the players, each to be taken as it is. */
function Reported({ game: { reports }, names, onTake }: ReportedProps) {
  const said = [reports.one, reports.other].flatMap((report, at) =>
    report === null ? [] : [{ report, name: names[at] ?? '' }],
  );
  if (said.length === 0) return null;
  return (
    <ul className={styles.reports}>
      {said.map(({ report, name }) => (
        <li key={name}>
          <span>
            <Trans>
              {name} reported {scoreWords(report)}
            </Trans>
          </span>
          <Button size="sm" icon="check" onClick={() => onTake(report)}>
            <Trans>Take it</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
