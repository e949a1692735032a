import { Trans, useLingui } from '@lingui/react/macro';
import { atLeast, type Chances, meanOf } from '#domain/odds/chances.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Average } from '#components/roll-drawing/average.tsx';
import styles from './odds-chart.module.css';

type OddsChartProps = {
  /** The full title of the chart. */
  title: string;
  /** The name of the counted results, as a heading. */
  label: string;
  chances: Chances;
};

/** The chance of each number as a table with bars, so that screen readers get the same numbers. */
export function OddsChart({ title, label, chances }: OddsChartProps) {
  const percent = usePercent();
  const highest = Math.max(...chances);
  const counts = chances.map((chance, count) => ({ chance, count })).filter(({ chance }) => chance > 0);
  return (
    <table className={styles.chart}>
      <caption className={styles.caption}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <span aria-hidden="true">{label}</span>
        <Average className={styles.average} value={meanOf(chances)} digits={2} />
      </caption>
      <colgroup>
        <col className={styles.numberColumn} />
        <col />
        <col className={styles.leastColumn} />
      </colgroup>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
          <th scope="col">
            <Trans>Exactly</Trans>
          </th>
          <th scope="col">
            <Trans>At least</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ chance, count }) => (
          <tr key={count}>
            <th scope="row" className={styles.number}>
              {count}
            </th>
            <td className={styles.bars}>
              <span
                className={styles.bar}
                data-bar=""
                style={{ inlineSize: `${(chance / highest) * 100}%` }}
                aria-hidden="true"
              />
              <span className={styles.chance}>{percent(chance)}</span>
            </td>
            <td className={styles.least}>{count > 0 && percent(atLeast(chances, count))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A chance in per cent with one decimal where it matters: what can happen is never shown as never,
 * nor as always.
 */
function usePercent(): (chance: number) => string {
  const { i18n } = useLingui();
  return (chance) => {
    const shown = (value: number, digits: number) =>
      i18n.number(value, { style: 'percent', maximumFractionDigits: digits });
    if (chance > 0 && chance < 0.001) return `< ${shown(0.001, 1)}`;
    if (chance < 1 && chance > 0.999) return `> ${shown(0.999, 1)}`;
    return shown(chance, chance < 0.1 || chance > 0.99 ? 1 : 0);
  };
}
