import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { localName } from '#domain/catalogue/localise.ts';
import type { Reach } from '#domain/compare/analysis.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './analysis.module.css';
import { type ChartRow, FigureTable } from './figure-table.tsx';

type ReachChartProps = { reaches: readonly Reach[]; rows: readonly ChartRow[] };

/** A line for each charge distance, drawn to scale, with the units that charge so far. */
export function ReachChart({ reaches, rows }: ReachChartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const farthest = Math.max(1, ...reaches.map(({ strides }) => strides));
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h3 id={id}>
        <Trans>Charge ranges</Trans>
      </h3>
      <ul className={styles.reaches} aria-label={t`Units by charge range, in strides`}>
        {reaches.map(({ strides, units, copies }) => (
          <li key={strides}>
            <span className={styles.reach}>
              <span
                className={styles.bar}
                data-who="own"
                style={{ inlineSize: `${(strides / farthest) * 100}%` }}
              />
              <strong className={styles.value}>{strides}</strong>
            </span>
            <span className={styles.note}>
              {copies} ×{' '}
              {new Intl.ListFormat(language).format(units.map((unit) => localName(unit, language)))}
            </span>
          </li>
        ))}
      </ul>
      <FigureTable title={t`Distances in strides`} rows={rows} />
    </section>
  );
}
