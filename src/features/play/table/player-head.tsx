import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { activationLimit } from '#domain/game/reduce-turns.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ChessClock } from '../clocks/clocks.tsx';
import styles from './player-head.module.css';
import { usePlayer, useTurn } from './use-game-parts.ts';

/** A player: name, score, whether it is their turn, and a mark for each activation of the round. */
export function PlayerHead({ id }: { id: string }) {
  const { t } = useLingui();
  const player = usePlayer(id);
  const turn = useTurn();
  const hasInitiative = useGame(({ game }) => game.state.initiativePlayer === id);
  const limit = useGame(({ game }) => activationLimit(game.state, Math.max(1, game.state.currentTurn)));
  if (player === undefined) return null;
  const done = turn?.activationsCompleted[id] ?? 0;
  const isPlaying = turn !== undefined && !turn.completed && turn.activePlayer === id;
  return (
    <span className={styles.head} data-faction={player.list?.faction} data-playing={isPlaying || undefined}>
      <span className={styles.line}>
        <span className={styles.name}>{player.name}</span>
        {hasInitiative && <Icon name="crown" size={16} label={t`Initiative`} className={styles.crown} />}
        <span className={styles.score}>
          <span className="visually-hidden">
            <Plural value={player.score} one="# point" other="# points" />
          </span>
          <span aria-hidden="true">{player.score}</span>
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.pips}>
          <span className="visually-hidden">
            <Trans>
              {done} of {limit} activations done
            </Trans>
          </span>
          {Array.from({ length: limit }, (_, at) => (
            <span key={at} className={styles.pip} data-done={at < done || undefined} />
          ))}
        </span>
        <ChessClock player={id} />
      </span>
      {isPlaying && (
        <span className={styles.turn}>
          {turn.alternatingPlayer === id ? <Trans>plays alone</Trans> : <Trans>to play</Trans>}
        </span>
      )}
    </span>
  );
}
