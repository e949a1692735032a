import { Trans, useLingui } from '@lingui/react/macro';
import type { CardOf } from '#data/unit-profiles.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { differs } from '#domain/units/compare.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './compare-table.module.css';
import table from '../table-scroller.module.css';
import { UnitName } from '../unit-name.tsx';
import { type ComparedRow, useComparedRows } from './use-compared-rows.tsx';

type CompareTableProps = {
  units: readonly Unit[];
  cardOf: CardOf;
  onRemove: (unit: Unit) => void;
};

/** The widths in rem of the column of labels, and that a column of a unit has at the most. */
const [LABEL_REM, UNIT_REM] = [11, 36];

/** Units as columns, the values of their cards as rows; rows that differ are marked. */
export function CompareTable({ units, cardOf, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = useComparedRows(units, cardOf);
  return (
    <div
      className={table.scroller}
      style={{ maxWidth: `${LABEL_REM + units.length * UNIT_REM}rem` }}
      role="region"
      aria-label={t`Comparison`}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.label} />
            {units.map((unit) => (
              <th key={unitKey(unit.faction, unit.id)} scope="col" data-faction={unit.faction}>
                <div className={styles.unit}>
                  <UnitName unit={unit} size={48} />
                  <Button
                    variant="quiet"
                    iconOnly
                    icon="close"
                    label={t`Remove ${{ name: localName(unit, language) }}`}
                    onClick={() => onRemove(unit)}
                  />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareRow key={row.id} row={row} units={units} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CompareRow({ row, units }: { row: ComparedRow; units: readonly Unit[] }) {
  const isDifferent = units.length > 1 && differs(row.cells.map((cell) => cell.key));
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row" className={styles.label}>
        <span className={styles.labelWords}>
          {row.label}
          {isDifferent && (
            <>
              <span className={styles.mark} aria-hidden="true">
                ≠
              </span>
              <VisuallyHidden>
                <Trans>(differs)</Trans>
              </VisuallyHidden>
            </>
          )}
        </span>
      </th>
      {units.map((unit, position) => (
        <td key={unitKey(unit.faction, unit.id)} className={styles.cell}>
          {row.cells[position]?.content}
        </td>
      ))}
    </tr>
  );
}
