import { Trans } from '@lingui/react/macro';
import { usedAt } from '#domain/game/reduce/reduce-table.ts';
import type { Clock } from '#domain/game/types.ts';
import { clockText } from '#platform/words/clock-text.ts';
import styles from './player-time.module.css';

type PlayerTimeProps = {
  clock: Clock;
  player: string;
  /** Ms since 1970. */
  time: number;
};

/** A player's own time at a moment: the time used, or the rest of a limit. */
export function PlayerTime({ clock, player, time }: PlayerTimeProps) {
  const used = usedAt(clock, Math.max(time, clock.running?.since ?? 0))[player] ?? 0;
  const shown = clock.limit === null ? used : clock.limit - used;
  return (
    <span
      className={styles.time}
      data-running={clock.running?.player === player || undefined}
      data-over={shown < 0 || undefined}
      role="timer"
      aria-live="off"
    >
      <span className="visually-hidden">
        {clock.limit === null ? <Trans>Time used</Trans> : <Trans>Time left</Trans>}
      </span>
      {clockText(shown)}
    </span>
  );
}
