import { Trans } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { now } from '#platform/clock.ts';
import { Button } from '#ui/button/button.tsx';
import { useDoInEvent } from '../frame/use-do-in-event.ts';
import styles from './rounds.module.css';

/** Minutes that one tap adds. */
const MORE = 5;

type ClockButtonsProps = { event: EventView; round: EventRound; left: number; isRunning: boolean };

/** The buttons that start, stop and lengthen the time of a round. `left`: seconds. */
export function ClockButtons({ event, round, left, isRunning }: ClockButtonsProps) {
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
