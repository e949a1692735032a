import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Company } from '#domain/game/companies.ts';
import { activationLimit } from '#domain/game/reduce/reduce-turns.ts';
import type { GameState, Turn } from '#domain/game/types.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './player-head.module.css';
import { PlayerName } from './player-name.tsx';

/** The turn of a player: activations of the round, and whether it is theirs to play. */
export type PlayerTurn = {
  readonly done: number;
  readonly limit: number;
  readonly isPlaying: boolean;
  readonly playsAlone: boolean;
};

/** Returns the turn of a player. `turn`: the present round; undefined before the first. */
export function playerTurn(
  state: Pick<GameState, 'mission' | 'currentTurn'>,
  turn: Turn | undefined,
  player: string,
): PlayerTurn {
  const limit = activationLimit(state, Math.max(1, state.currentTurn));
  // Between rounds nobody has played yet.
  const done = turn === undefined || turn.scores !== null ? 0 : (turn.activationsCompleted[player] ?? 0);
  const isPlaying = turn?.completed === false && turn.activePlayer === player && done < limit;
  return { done, limit, isPlaying, playsAlone: turn?.alternatingPlayer === player };
}

type PlayerHeadProps = {
  name: string;
  score: number;
  company: Company | null;
  turn: PlayerTurn;
  hasInitiative: boolean;
  /** The player's time. */
  children?: ReactNode;
};

/** A player: name, score, whether it is their turn, and a mark for each activation of the round. */
export function PlayerHead({ name, score, company, turn, hasInitiative, children }: PlayerHeadProps) {
  const { t } = useLingui();
  const { done, limit, isPlaying, playsAlone } = turn;
  return (
    <span className={styles.head} data-playing={isPlaying || undefined}>
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.name}>
            <PlayerName name={name} company={company} />
          </span>
          {hasInitiative && <Icon name="dice" size={16} label={t`Initiative`} className={styles.crown} />}
          <span className={styles.score}>
            <span className="visually-hidden">
              <Plural value={score} one="# point" other="# points" />
            </span>
            <span aria-hidden="true">{score}</span>
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
          {isPlaying && (
            <span className={styles.turn}>
              {playsAlone ? <Trans>plays alone</Trans> : <Trans>to play</Trans>}
            </span>
          )}
          {children}
        </span>
      </span>
    </span>
  );
}
