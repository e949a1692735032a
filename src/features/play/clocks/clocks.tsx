import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlayerTime } from '#components/game-view/player-time.tsx';
import { useGame } from '#data/games/use-game.ts';
import { useNow } from '#platform/use-now.ts';
import styles from './clocks.module.css';
import { clockText } from '#platform/words/clock-text.ts';
import { Button } from '#ui/button/button.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { perform } from '../table/perform.ts';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

/** Returns the time as `useNow`; on two phones it is the server’s. */
function useGameTime(isRunning: boolean): number {
  const offset = useGame(({ shared }) => shared?.offset ?? 0);
  return useNow(isRunning) + offset;
}

/** Shows the time since the start of the game; it stops at the end. */
export function GameClock() {
  const { t } = useLingui();
  const start = useGame(({ game }) => game.state.gameStartTime);
  const end = useGame(({ game }) => game.state.gameEndTime);
  const time = useGameTime(start !== null && end === null);
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
  const time = useGameTime(clock?.running?.player === player);
  return clock === null ? null : <PlayerTime clock={clock} player={player} time={time} />;
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
            <TimeOf key={id} id={id} />
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

function TimeOf({ id }: { id: string }) {
  const player = usePlayer(id);
  return (
    <li>
      <span>{player?.name}</span>
      <ChessClock player={id} />
    </li>
  );
}
