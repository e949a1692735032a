import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { ChessClock } from './clocks.tsx';
import { perform } from '../table/perform.ts';
import styles from './clock-sheet.module.css';
import { usePlayer, usePlayerIds } from '../table/use-game-parts.ts';

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
          {clock.paused ? <Trans>Go on</Trans> : <Trans>Pause</Trans>}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => perform({ type: 'clock-set', clock: null })}>
          <Trans>Take the clock away</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>Each player’s time runs while it is their turn; between rounds it stands still.</Trans>
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
