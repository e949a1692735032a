import { Trans } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { EventView } from '#data/events/event.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { useNow } from '#platform/use-now.ts';
import { clockText, secondsLeft } from '../frame/round-time.ts';
import styles from './rounds.module.css';

const loadButtons = async () => (await import('./clock-buttons.tsx')).ClockButtons;

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
      {event.runs && event.state === 'running' && (
        <Lazy load={loadButtons} props={{ event, round, left, isRunning }} />
      )}
    </div>
  );
}

function ClockWords({ left, isRunning, isNew }: { left: number; isRunning: boolean; isNew: boolean }) {
  if (isNew) return <Trans>The clock of this round has not started.</Trans>;
  if (left < 0) return <Trans>over time</Trans>;
  return isRunning ? <Trans>left in this round</Trans> : <Trans>left; the clock is stopped</Trans>;
}
