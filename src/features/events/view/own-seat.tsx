import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Panel } from '#components/panel/panel.tsx';
import type { EventView } from '#data/events/event.ts';
import { ownSeat } from '#domain/events/own-seat.ts';
import { listEventOf } from '#data/events/handed-in-lists.ts';
import { changeOwnClub, joinEvent, leaveEvent } from '#data/events/event-actions.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { MOST_CLUB } from '#domain/events/types.ts';
import { oneLine } from '#domain/sharing/fields.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { zonedText } from '../event-texts.ts';
import { useListPhase } from '../lists/use-list-phase.ts';
import { useEventAct } from '../use-event-act.tsx';
import styles from './event-page.module.css';

type OwnSeatProps = { event: EventView; invite: string | null };

/** The reader's own seat: take one, wait for one, or give it back. */
export function OwnSeat({ event, invite }: OwnSeatProps) {
  const { state, seat, takesLate } = event;
  if (state === 'draft' || state === 'finished' || state === 'cancelled') return null;
  const hasPlace = seat === 'in' || seat === 'waiting';
  const isTaking = state === 'open' || (state === 'running' && takesLate);
  return (
    <Panel title={<Trans>Your seat</Trans>}>
      {hasPlace ? (
        <TakenSeat event={event} invite={invite} />
      ) : isTaking ? (
        <FreeSeat event={event} invite={invite} />
      ) : (
        <p className="muted">
          {state === 'running' ? (
            <Trans>The event has begun and takes no late entries.</Trans>
          ) : (
            <Trans>The organisers take no new players now.</Trans>
          )}
        </p>
      )}
    </Panel>
  );
}

function TakenSeat({ event, invite }: OwnSeatProps) {
  const { t } = useLingui();
  const { ask, dialog, isBusy } = useEventAct();
  const { id, name, seat, state } = event;
  const isIn = seat === 'in';
  const isPlaying = isIn && state === 'running';
  const due = useListDue(event);
  const leave = () =>
    ask({
      title: isIn ? t`Give your seat in “${name}” back?` : t`Stop waiting for a seat in “${name}”?`,
      body: (
        <p>
          {isIn ? (
            <Trans>The next player in line gets it at once. Later you would be last in line.</Trans>
          ) : (
            <Trans>Your place in line is lost. Later you would be last.</Trans>
          )}
        </p>
      ),
      confirm: t`Withdraw`,
      isDanger: true,
      action: async () => leaveEvent(id),
      done: t`You withdrew`,
    });
  return (
    <>
      <p>
        {isIn ? <Trans>You have a seat.</Trans> : <Trans>You wait for a seat. It comes by itself.</Trans>}
      </p>
      {due !== null && (
        <p>
          <Trans>Lists are handed in until {due}.</Trans>
        </p>
      )}
      {!isPlaying && (
        <div className={styles.tools}>
          {due !== null && (
            <Button variant="primary" icon="list" render={<Link to={paths.eventLists(id, invite)} />}>
              <Trans>Go to my list</Trans>
            </Button>
          )}
          <Button variant="quiet-danger" busy={isBusy} onClick={leave}>
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
      {isPlaying && (
        <>
          <div className={styles.tools}>
            <Button variant="primary" icon="play" render={<Link to={paths.eventRounds(id, null, invite)} />}>
              <Trans>Go to my table</Trans>
            </Button>
          </div>
          <p className="muted">
            <Trans>The event has begun. If you must go, tell its organisers.</Trans>
          </p>
        </>
      )}
      <OwnClub event={event} />
      {dialog}
    </>
  );
}

/** Returns the deadline of the reader's own list in words; null while none is due. */
function useListDue(event: EventView): string | null {
  const language = useLanguage();
  const phase = useListPhase(listEventOf(event));
  const { listDeadline, seat, state, zone } = event;
  const isDue = seat === 'in' && state !== 'running' && phase === 'sealed';
  return isDue && listDeadline !== null ? zonedText(listDeadline, zone, language) : null;
}

/** Changes the club of the reader's own seat. */
function OwnClub({ event }: { event: EventView }) {
  const { t } = useLingui();
  const { act, isBusy } = useEventAct();
  const known = ownSeat(event)?.club ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const club = typed ?? known;
  const save = () => {
    const told = oneLine(club, MOST_CLUB);
    act({
      action: async () => changeOwnClub(event.id, told === '' ? null : told),
      done: t`Club saved`,
      after: () => setTyped(null),
    });
  };
  return (
    <Form className={styles.form} onSubmit={save}>
      <ClubField value={club} onValueChange={setTyped} />
      {typed !== null && typed.trim() !== known && (
        <Button type="submit" icon="check" busy={isBusy}>
          <Trans>Save the club</Trans>
        </Button>
      )}
    </Form>
  );
}

function ClubField(field: { value: string; onValueChange: (club: string) => void }) {
  const { t } = useLingui();
  return (
    <TextField {...field} label={t`Club (optional)`} hint={t`Everybody sees it.`} maxLength={MOST_CLUB} />
  );
}

function FreeSeat({ event, invite }: OwnSeatProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { act, isBusy } = useEventAct();
  const [club, setClub] = useState('');
  const { hasWaitingList, id, runs, seats, state, taken } = event;
  const userId = userIdOf(useViewer());
  const isLate = state === 'running';
  const waits = isLate || taken >= seats;
  if (waits && !isLate && !hasWaitingList) {
    return (
      <p className="muted">
        <Trans>Every seat is taken, and there is no waiting list.</Trans>
      </p>
    );
  }
  const variant = runs ? 'secondary' : 'primary';
  const words = waits ? t`Wait for a seat` : t`Take a seat`;
  if (userId === null) {
    return (
      <>
        <p>
          <Trans>Sign in to play: you come back here.</Trans>
        </p>
        <Button variant="primary" icon="user" render={<Link to={paths.login(`${pathname}${search}`)} />}>
          <Trans>Sign in</Trans>
        </Button>
      </>
    );
  }
  const join = () => {
    const told = oneLine(club, MOST_CLUB);
    act({ action: async () => joinEvent(id, told === '' ? null : told, invite) });
  };
  return (
    <Form className={styles.form} onSubmit={join}>
      {isLate && (
        <p>
          <Trans>The event has begun. The organisers give late players a seat.</Trans>
        </p>
      )}
      {waits && !isLate && (
        <p>
          <Trans>Every seat is taken. Players on the waiting list move up in order.</Trans>
        </p>
      )}
      <ClubField value={club} onValueChange={setClub} />
      <Button type="submit" variant={variant} icon="check" busy={isBusy}>
        {words}
      </Button>
    </Form>
  );
}
