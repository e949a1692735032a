import type { TokenKind } from '#domain/game/mission.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import styles from './mission-panel.module.css';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

/**
 * The tokens that each player gathers in the mission or feat. Renders nothing when there are none
 * to gather.
 */
export function PlayerTokens({ tokens }: { tokens: readonly TokenKind[] }) {
  const { say } = useTable();
  const players = usePlayerIds();
  return tokens
    .filter(({ on }) => on === 'player')
    .map((token) => (
      <div key={token.id} className={styles.pair}>
        <h3 className={styles.title}>{say(token.name, token.names)}</h3>
        {players.map((player) => (
          <TokenStepper key={player} player={player} token={token} />
        ))}
      </div>
    ));
}

function TokenStepper({ player: id, token }: { player: string; token: TokenKind }) {
  const { say } = useTable();
  const player = usePlayer(id);
  if (player === undefined) return null;
  return (
    <CountStepper
      label={player.name}
      of={say(token.name, token.names)}
      value={player.tokens[token.id] ?? 0}
      max={token.most ?? Number.POSITIVE_INFINITY}
      onStep={(by) => perform({ type: 'player-token-moved', player: id, token: token.id, by })}
    />
  );
}
