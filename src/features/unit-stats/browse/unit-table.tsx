import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { UnitRow } from '#domain/units/columns.ts';
import { useWindowed } from '#ui/windowed/use-windowed.ts';
import { partsOf } from '../parts-of.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import styles from './unit-table.module.css';
import type { QueryModel } from './use-unit-query.ts';

type UnitTableProps = { model: QueryModel; rows: readonly UnitRow[] };

/** More rows than this are not all kept on the page. */
const MOST_KEPT = 200;

/** Units as a table: names stay in view at its left, heads at its top; a press on a head sorts. */
export function UnitTable({ model, rows }: UnitTableProps) {
  const { t } = useLingui();
  const isLong = rows.length > MOST_KEPT;
  return (
    <div className={styles.scroller} role="region" aria-label={t`Units`} tabIndex={0} data-scroll-root="">
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <TableHead model={model} />
        {partsOf(rows).map((part) => (
          <TablePart
            key={part.map(({ unit }) => unitKey(unit.faction, unit.id))[0]}
            rows={part}
            isOn={isLong}
            model={model}
          />
        ))}
      </table>
    </div>
  );
}

type TablePartProps = UnitTableProps & { isOn: boolean };

function TablePart({ rows, isOn, model }: TablePartProps) {
  const place = useRef<HTMLTableSectionElement>(null);
  const height = useWindowed(place, isOn);
  return (
    <tbody ref={place}>
      {height === null ? (
        rows.map((row) => <TableRow key={unitKey(row.unit.faction, row.unit.id)} row={row} model={model} />)
      ) : (
        <tr style={{ height }} />
      )}
    </tbody>
  );
}
