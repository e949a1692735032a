import { Trans, useLingui } from '@lingui/react/macro';
import { companyOf } from '#domain/game/companies.ts';
import type { GameSummary } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { PlayerName } from './player-name.tsx';
import styles from './score-table.module.css';

type ScoreTableProps = { state: Pick<GameState, 'players' | 'mission' | 'redPlayer'>; summary: GameSummary };

/**
 * Points by round and their sum, a line for each player. Every round of the mission has a column,
 * with dashes until it is begun. Round 0 is the end of the game.
 */
export function ScoreTable({ state, summary }: ScoreTableProps) {
  const { t } = useLingui();
  const ofMission = Array.from({ length: state.mission?.rounds ?? 0 }, (_, at) => at + 1);
  const rounds = [...new Set([...ofMission, ...summary.rounds])];
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t`Score by round`}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>Score by round</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Player</Trans>
            </th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {round === 0 ? (
                  <Trans>End</Trans>
                ) : (
                  <>
                    <span aria-hidden="true">{round}</span>
                    <span className="visually-hidden">{t`Round ${round}`}</span>
                  </>
                )}
              </th>
            ))}
            <th scope="col">
              <Trans>Total</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {summary.players.map(({ player, roundScores, score }) => (
            <tr key={player}>
              <th scope="row">
                <PlayerName name={state.players[player]?.name ?? ''} company={companyOf(state, player)} />
              </th>
              {rounds.map((round) => (
                <td key={round}>{summary.rounds.includes(round) ? (roundScores[round] ?? 0) : '–'}</td>
              ))}
              <td className={styles.total}>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
