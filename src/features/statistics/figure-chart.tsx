import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './statistics.module.css';
import { useCount } from './use-percent.ts';

/** The rows of a long chart that show before the reader asks for all. */
const FIRST_ROWS = 10;

/** One row of a chart of games that were won. */
type ChartRow = {
  readonly key: string;
  /** The faction whose colour the row has; null for none. */
  readonly faction: string | null;
  readonly name: ReactNode;
  /** The rate with its range, or the words that stand in its place. */
  readonly won: ReactNode;
  readonly games: number;
};

type FigureChartProps = {
  title: string;
  /** The heading of the first column. */
  label: string;
  rows: readonly ChartRow[];
};

/** Won games as a table with a bar in each row (docs/decisions/102). */
export function FigureChart({ title, label, rows }: FigureChartProps) {
  const number = useCount();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <table className={styles.chart}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">
              <Trans>Games won, and range</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Games</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, faction, name, won, games }) => (
            <tr key={key} data-faction={faction ?? undefined}>
              <th scope="row">{name}</th>
              <td>{won}</td>
              <td className={styles.number}>{number(games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <div>
          <Button size="sm" onClick={() => setWhole(true)}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
