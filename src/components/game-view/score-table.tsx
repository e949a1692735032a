import { Trans, useLingui } from '@lingui/react/macro';
import { companyOf } from '#domain/game/companies.ts';
import type { GameSummary } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { PlayerName } from './player-name.tsx';
import styles from './score-table.module.css';

type ScoreTableProps = { state: Pick<GameState, 'players' | 'mission' | 'redPlayer'>; summary: GameSummary };

/** Points by round and their sum, a line for each player. Round 0 is the end of the game. */
export function ScoreTable({ state, summary }: ScoreTableProps) {
  const { t } = useLingui();
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
            {summary.rounds.map((round) => (
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
              {summary.rounds.map((round) => (
                <td key={round}>{roundScores[round] ?? 0}</td>
              ))}
              <td className={styles.total}>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WIDTH = 320;
const HEIGHT = 170;
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 14, 12, 24];

type ScoreGraphProps = { state: Pick<GameState, 'players' | 'mission' | 'redPlayer'>; summary: GameSummary };

/**
 * The sum of points after each round, a line for each player; the table above has the same numbers.
 */
export function ScoreGraph({ state, summary }: ScoreGraphProps) {
  const { t } = useLingui();
  const lines = summary.players.map(({ player, roundScores }) => {
    let sum = 0;
    return { player, sums: [0, ...summary.rounds.map((round) => (sum += roundScores[round] ?? 0))] };
  });
  const top = Math.max(4, ...lines.flatMap(({ sums }) => sums));
  const bottom = Math.min(0, ...lines.flatMap(({ sums }) => sums));
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - RIGHT)) / Math.max(1, summary.rounds.length);
  const y = (sum: number) => TOP + ((top - sum) * (HEIGHT - TOP - BOTTOM)) / (top - bottom);
  const step = Math.max(1, Math.ceil((top - bottom) / 4));
  const grid = Array.from({ length: Math.floor((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
  const names = lines
    .map(({ player, sums }) => `${state.players[player]?.name ?? ''}: ${sums.join(', ')}`)
    .join('; ');
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`Score after each round. ${names}`}>
        {grid.map((value) => (
          <g key={value}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
            <text
              className={styles.axis}
              x={LEFT - 6}
              y={y(value)}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {value}
            </text>
          </g>
        ))}
        {summary.rounds.map((round, at) => (
          <text key={round} className={styles.axis} x={x(at + 1)} y={HEIGHT - 6} textAnchor="middle">
            {round === 0 ? t`End` : round}
          </text>
        ))}
        {lines.map(({ player, sums }, index) => (
          <g
            key={player}
            className={styles.line}
            data-player={index}
            data-company={companyOf(state, player) ?? undefined}
          >
            <path d={sums.map((sum, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(sum)}`).join('')} />
            {sums.map((sum, at) =>
              index === 0 ? (
                // oxlint-disable-next-line react/no-array-index-key -- points have nothing but their place
                <circle key={at} cx={x(at)} cy={y(sum)} r="4" />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- points have nothing but their place
                <rect key={at} x={x(at) - 3.5} y={y(sum) - 3.5} width="7" height="7" />
              ),
            )}
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {lines.map(({ player }, index) => (
          <span key={player} className={styles.key} data-company={companyOf(state, player) ?? undefined}>
            <svg viewBox="0 0 28 10" aria-hidden="true" className={styles.line} data-player={index}>
              <path d="M0 5H28" />
              {index === 0 ? <circle cx="14" cy="5" r="4" /> : <rect x="10.5" y="1.5" width="7" height="7" />}
            </svg>
            {state.players[player]?.name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
