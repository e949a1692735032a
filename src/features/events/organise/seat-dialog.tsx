import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventSeat, EventView } from '#data/events/event.ts';
import { changeSeat, type SeatChange } from '#data/events/event-actions.ts';
import { MOST_CLUB } from '#domain/events/types.ts';
import { oneLine } from '#domain/sharing/fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useEventAct } from '../use-event-act.tsx';
import styles from './organise.module.css';

type SeatDialogProps = { seat: EventSeat; event: EventView; name: string; onClose: () => void };

/** A player's place in the event: club, first and last round, and out of the event or back. */
export function SeatDialog({ seat, event, name, onClose }: SeatDialogProps) {
  const { t } = useLingui();
  const { act, isBusy } = useEventAct();
  const [club, setClub] = useState(seat.club ?? '');
  const [joinedRound, setJoinedRound] = useState<number | null>(seat.joinedRound);
  const [droppedAfter, setDroppedAfter] = useState(seat.droppedAfter);
  const { rounds } = event;
  const change = (next: SeatChange, done: string) =>
    act({ action: async () => changeSeat(seat.id, next), done, after: onClose });
  const save = () => {
    if (joinedRound === null) return;
    const told = oneLine(club, MOST_CLUB);
    change({ club: told === '' ? null : told, joinedRound, droppedAfter }, t`${name} is changed`);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} closeLabel={t`Close`} size="sm">
      <Form className={styles.form} onSubmit={save}>
        <TextField label={t`Club`} maxLength={MOST_CLUB} value={club} onValueChange={setClub} />
        <NumberField
          label={t`Plays from round`}
          min={1}
          max={rounds}
          value={joinedRound}
          error={joinedRound === null ? t`A round from 1 to ${rounds}, please.` : undefined}
          invalid={t`A round from 1 to ${rounds}, please.`}
          onValueChange={setJoinedRound}
        />
        <NumberField
          label={t`Drops after round`}
          hint={t`Empty: stays to the end.`}
          max={rounds}
          value={droppedAfter}
          invalid={t`A round from 0 to ${rounds}, please.`}
          onValueChange={setDroppedAfter}
        />
        <div className={styles.row}>
          <Button type="submit" variant="primary" busy={isBusy}>
            <Trans>Save</Trans>
          </Button>
          {seat.status !== 'withdrawn' && (
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => change({ status: 'withdrawn' }, t`${name} is out of the event`)}
            >
              <Trans>Take out of the event</Trans>
            </Button>
          )}
        </div>
        {seat.status === 'in' && event.state === 'running' && (
          <p className="muted">
            <Trans>
              A player who leaves a running event is dropped, so that the games played still count.
            </Trans>
          </p>
        )}
      </Form>
    </Dialog>
  );
}
