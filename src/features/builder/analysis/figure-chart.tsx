import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './analysis.module.css';
import { type ChartRow, FigureTable } from './figure-table.tsx';

type FigureChartProps = {
  title: string;
  rows: readonly ChartRow[];
  /** A hint under the chart. */
  children?: ReactNode;
};

/** Bars for each figure: the list's, the faction's average, the other list's. */
export function FigureChart({ title, rows, children }: FigureChartProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div
        role="img"
        aria-label={t`Chart of ${title}. The figures are in the table below.`}
        className={styles.rows}
      >
        {rows.map((row) => (
          <Bars key={row.id} row={row} />
        ))}
      </div>
      {children && <p className={styles.note}>{children}</p>}
      <FigureTable title={title} rows={rows} />
    </section>
  );
}

/** The bars of one figure; the longest fills the width. */
function Bars({ row: { label, own, average, other } }: { row: ChartRow }) {
  const { i18n } = useLingui();
  const bars = [
    { who: 'own', value: own.most },
    { who: 'average', value: average },
    ...(other === null ? [] : [{ who: 'other', value: other.most }]),
  ];
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  return (
    <div className={styles.bars}>
      <span className={styles.label}>{label}</span>
      <span className={styles.lines}>
        {bars.map(({ who, value }) => (
          <span key={who} className={styles.line}>
            {value !== null && value > 0 && (
              <span
                className={styles.bar}
                data-who={who}
                style={{ inlineSize: `${(value / most) * 100}%` }}
              />
            )}
            <span className={styles.value}>
              {value === null ? '?' : i18n.number(value, { maximumFractionDigits: 1 })}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}
