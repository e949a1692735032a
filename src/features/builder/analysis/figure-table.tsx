import { Trans, useLingui } from '@lingui/react/macro';
import { FigureCell } from '#components/list-comparison/figure-cell.tsx';
import type { Measured } from '#domain/compare/analysis.ts';
import type { DiceCount } from '#domain/compare/dice.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './analysis.module.css';

/** A figure with its name, and the dice of the list that it comes from. */
export type ChartRow = Measured<string> & { readonly label: string; readonly dice?: readonly DiceCount[] };

/** The figures of a chart as a table that opens in place. */
export function FigureTable({ title, rows }: { title: string; rows: readonly ChartRow[] }) {
  const { t, i18n } = useLingui();
  const hasOther = rows.some(({ other }) => other !== null);
  return (
    <Disclosure title={t`Figures`}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Figure</Trans>
            </th>
            <th scope="col">
              <Trans>Your list</Trans>
            </th>
            <th scope="col">
              <Trans>Faction’s average</Trans>
            </th>
            {hasOther && (
              <th scope="col">
                <Trans>Other list</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, own, average, other, dice = [] }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                <FigureCell id={id} figure={own} dice={dice} />
              </td>
              <td>{average === null ? '–' : i18n.number(average, { maximumFractionDigits: 1 })}</td>
              {other !== null && (
                <td>
                  <FigureCell id={id} figure={other} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
