import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { usedAt } from '#domain/game/reduce/reduce-table.ts';
import { now } from '#platform/clock.ts';
import styles from './clocks.module.css';
import { clockText } from '#platform/words/clock-text.ts';
import { Button } from '#ui/button/button.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { perform } from '../table/perform.ts';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

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

const MINUTE = 60_000;
const USUAL_MINUTES = 60;

/** The chess clock: each player's time runs while it is their turn. Off by default. */
export function ClockSheet() {
  const { t } = useLingui();
  const players = usePlayerIds();
  const clock = useGame(({ game }) => game.state.clock);
  const [minutes, setMinutes] = useState<number | null>(USUAL_MINUTES);
  if (clock !== null) {
    return (
      <div className={styles.sheet}>
        <ul className={styles.times}>
          {players.map((id) => (
            <PlayerTime key={id} id={id} />
          ))}
        </ul>
        <Button size="lg" onClick={() => perform({ type: 'clock-paused', paused: !clock.paused })}>
          {clock.paused ? <Trans>Continue</Trans> : <Trans>Pause</Trans>}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => perform({ type: 'clock-set', clock: null })}>
          <Trans>Remove the clock</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>Each player’s time runs while it is their turn; between rounds it is paused.</Trans>
      </p>
      <NumberField
        label={t`Minutes for each player`}
        value={minutes}
        onValueChange={setMinutes}
        min={1}
        max={600}
      />
      <Button
        variant="primary"
        size="lg"
        disabled={minutes === null}
        onClick={() => perform({ type: 'clock-set', clock: { limit: (minutes ?? USUAL_MINUTES) * MINUTE } })}
      >
        <Trans>Start with this time</Trans>
      </Button>
      <Button size="lg" onClick={() => perform({ type: 'clock-set', clock: { limit: null } })}>
        <Trans>Only count the time</Trans>
      </Button>
    </div>
  );
}

function PlayerTime({ id }: { id: string }) {
  const player = usePlayer(id);
  return (
    <li>
      <span>{player?.name}</span>
      <ChessClock player={id} />
    </li>
  );
}
