import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnFigure } from '#domain/statistics/own/figures.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { RateBar } from '../rate-bar.tsx';
import styles from '../statistics.module.css';
import { useCount } from '../use-percent.ts';
import own from './own.module.css';
import type { OwnRow } from './own-rows.ts';

/** The rows of a long chart that show before the reader asks for all. */
const FIRST_ROWS = 10;

type OwnChartProps = {
  title: string;
  /** The heading of the first column. */
  label: string;
  rows: readonly OwnRow[];
};

/** One's own figures as a table, with the rate as a bar where the games are enough for one. */
export function OwnChart({ title, label, rows }: OwnChartProps) {
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
          {shown.map(({ key, name, figure, faction }) => (
            <tr key={key} data-faction={faction ?? undefined}>
              <th scope="row">{name}</th>
              <td>
                {figure.rate !== null && <RateBar rate={figure.rate} />}
                <FigureWords figure={figure} />
              </td>
              <td className={styles.number}>{number(figure.games)}</td>
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

/** Won, drawn and lost games, and the average difference of the scores. */
function FigureWords({ figure: { wins, draws, losses, difference } }: { figure: OwnFigure }) {
  const { i18n } = useLingui();
  const average = i18n.number(difference, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <div className={own.words}>
      <span>
        <Trans>
          {wins} won, {draws} drawn, {losses} lost
        </Trans>
      </span>{' '}
      <span>
        <Trans>Ø difference {average}</Trans>
      </span>
    </div>
  );
}
