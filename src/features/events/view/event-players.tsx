import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Panel } from '#components/panel/panel.tsx';
import type { EventSeat, EventView, SeatStatus } from '#data/events/event.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from './event-page.module.css';

/** Fetched by those who run the event. */
const loadSeatTools = async () => (await import('../organise/seat-tools.tsx')).SeatTools;

/** The players of an event; those who run it also see who waits and who withdrew. */
export function EventPlayers({ event }: { event: EventView }) {
  const { players, runs } = event;
  const of = (status: SeatStatus) => players.filter((player) => player.status === status);
  const [playing, waiting, withdrawn] = [of('in'), of('waiting'), of('withdrawn')];
  return (
    <Panel title={<Plural value={playing.length} one="# player" other="# players" />}>
      {playing.length === 0 ? (
        <p className="muted">
          <Trans>Nobody has taken a seat yet.</Trans>
        </p>
      ) : (
        <Seats seats={playing} event={event} />
      )}
      {waiting.length > 0 && (
        <>
          <h3>
            <Trans>Waiting for a seat</Trans>
          </h3>
          <Seats seats={waiting} event={event} />
        </>
      )}
      {runs && withdrawn.length > 0 && (
        <>
          <h3>
            <Trans>Withdrawn</Trans>
          </h3>
          <Seats seats={withdrawn} event={event} />
        </>
      )}
    </Panel>
  );
}

function Seats({ seats, event }: { seats: readonly EventSeat[]; event: EventView }) {
  const isOver = event.state === 'finished' || event.state === 'cancelled';
  return (
    <ul className={`${styles.plain} ${styles.players}`}>
      {seats.map((seat) => (
        <li key={seat.id}>
          <Player seat={seat} />
          {event.runs && !isOver && <Lazy load={loadSeatTools} props={{ seat, event }} />}
        </li>
      ))}
    </ul>
  );
}

function Player({ seat }: { seat: EventSeat }) {
  const { t } = useLingui();
  const { checkedInAt, club, droppedAfter, isGuest, isMe, joinedRound, name } = seat;
  return (
    <span className={styles.player}>
      <strong>{name ?? t`Former player`}</strong>
      {club !== null && <span className={styles.club}>{club}</span>}
      {isMe && (
        <Badge tone="gold">
          <Trans>You</Trans>
        </Badge>
      )}
      {isGuest && (
        <Badge>
          <Trans>Guest</Trans>
        </Badge>
      )}
      {checkedInAt !== null && (
        <Badge tone="success" icon="check">
          <Trans>Here</Trans>
        </Badge>
      )}
      {joinedRound > 1 && (
        <Badge>
          <Trans>From round {joinedRound}</Trans>
        </Badge>
      )}
      {droppedAfter !== null && (
        <Badge tone="warning">
          <Trans>Dropped after round {droppedAfter}</Trans>
        </Badge>
      )}
    </span>
  );
}
