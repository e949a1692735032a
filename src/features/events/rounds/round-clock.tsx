import { Trans } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { now } from '#platform/clock.ts';
import { useNow } from '#platform/use-now.ts';
import { Button } from '#ui/button/button.tsx';
import { clockText, secondsLeft } from '../frame/round-time.ts';
import { useDoInEvent } from '../frame/use-do-in-event.ts';
import styles from './rounds.module.css';

/** Minutes that one tap adds. */
const MORE = 5;

type RoundClockProps = { event: EventView; round: EventRound };

/** The time that is left in a round; those who run the event start, stop and lengthen it. */
export function RoundClock({ event, round }: RoundClockProps) {
  const { clock } = round;
  const isRunning = clock !== null && clock.endsAt !== null && event.state === 'running';
  const time = useNow(isRunning);
  if (clock === null && !event.runs) return null;
  const left = clock === null ? event.roundMinutes * 60 : secondsLeft(clock, time);
  return (
    <div className={styles.clock}>
      <p className={styles.time} role="timer" data-over={left < 0 || undefined}>
        {clockText(left)}
      </p>
      <p className={styles.muted}>
        <ClockWords left={left} isRunning={isRunning} isNew={clock === null} />
      </p>
      {event.runs && event.state === 'running' && <ClockButtons {...{ event, round, left, isRunning }} />}
    </div>
  );
}

function ClockWords({ left, isRunning, isNew }: { left: number; isRunning: boolean; isNew: boolean }) {
  if (isNew) return <Trans>The clock of this round has not started.</Trans>;
  if (left < 0) return <Trans>over time</Trans>;
  return isRunning ? <Trans>left in this round</Trans> : <Trans>left; the clock stands</Trans>;
}

type ClockButtonsProps = RoundClockProps & { left: number; isRunning: boolean };

function ClockButtons({ event, round, left, isRunning }: ClockButtonsProps) {
  const act = useDoInEvent(event.id);
  const say = (endsAt: string | null, seconds: number | null) =>
    void act({ kind: 'clock', round: round.number, endsAt, left: seconds });
  const runFor = (seconds: number) => say(new Date(now().getTime() + seconds * 1000).toISOString(), null);
  return (
    <div className={styles.actions}>
      {isRunning ? (
        <Button icon="pause" onClick={() => say(null, Math.max(0, Math.round(left)))}>
          <Trans>Stop the clock</Trans>
        </Button>
      ) : (
        <Button icon="play" onClick={() => runFor(Math.max(0, left))}>
          <Trans>Start the clock</Trans>
        </Button>
      )}
      <Button
        icon="plus"
        onClick={() => {
          const seconds = Math.max(0, Math.round(left)) + MORE * 60;
          if (isRunning) runFor(seconds);
          else say(null, seconds);
        }}
      >
        <Trans>{MORE} minutes more</Trans>
      </Button>
    </div>
  );
}
