import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './statistics.module.css';
import { useCount, usePercent } from './use-percent.ts';

/** A mission, a feat or a faction with how many of the games it is in. */
export type TopicRow = {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly players: number | null;
};

export type TopicChartProps = {
  title: string;
  label: string;
  rows: readonly TopicRow[];
  /** All games that are counted. */
  total: number;
};

/** Shares of games as a table with bars, the largest first. */
export function TopicChart({ title, label, rows, total }: TopicChartProps) {
  const percent = usePercent();
  const number = useCount();
  const hasPlayers = rows.some(({ players }) => players !== null);
  return (
    <table className={styles.chart}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">
            <Trans>Share of games</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Games</Trans>
          </th>
          {hasPlayers && (
            <th scope="col" className={styles.number}>
              <Trans>Players</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((one, other) => other.games - one.games)
          .map(({ id, name, games, players }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <span className={styles.bars}>
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${(games / total) * 100}%` }}
                    aria-hidden="true"
                  />
                  <span>{percent(games / total)}</span>
                </span>
              </td>
              <td className={styles.number}>{number(games)}</td>
              {hasPlayers && <td className={styles.number}>{players === null ? '–' : number(players)}</td>}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
