import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { usedAt } from '#domain/game/reduce-table.ts';
import { now } from '#platform/clock.ts';
import styles from './clocks.module.css';
import { clockText } from './clock-text.ts';

/** The time, each second, as long as it shows; ms since 1970. */
function useNow(isRunning: boolean): number {
  const [time, setTime] = useState(() => now().getTime());
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setTime(now().getTime());
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);
  return time;
}

/** Shows the time since the start of the game; it stops at the end. */
export function GameClock() {
  const { t } = useLingui();
  const start = useGame(({ game }) => game.state.gameStartTime);
  const end = useGame(({ game }) => game.state.gameEndTime);
  const time = useNow(start !== null && end === null);
  if (start === null) return null;
  return (
    <span className={styles.clock} role="timer" aria-label={t`Time of the game`} aria-live="off">
      {clockText(Math.max(0, (end ?? time) - start))}
    </span>
  );
}

/** A player's own time: the time used, or the rest of a limit. Renders nothing without a clock. */
export function ChessClock({ player }: { player: string }) {
  const clock = useGame(({ game }) => game.state.clock);
  const time = useNow(clock?.running?.player === player);
  if (clock === null) return null;
  const used = usedAt(clock, Math.max(time, clock.running?.since ?? 0))[player] ?? 0;
  const shown = clock.limit === null ? used : clock.limit - used;
  const isRunning = clock.running?.player === player;
  return (
    <span
      className={styles.chess}
      data-running={isRunning || undefined}
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
