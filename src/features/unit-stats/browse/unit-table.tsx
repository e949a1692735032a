import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PaneRow } from '#components/card-pane/pane-row.tsx';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { UnitRow, Column } from '#domain/units/columns.ts';
import { inBlocks, useWindowed } from '#ui/windowed/use-windowed.ts';
import { useLanguage } from '#platform/use-language.ts';
import { isMeasure, wordsIn } from './column-words.ts';
import { TableHead } from './table-head.tsx';
import styles from './unit-table.module.css';
import type { QueryModel } from '../use-unit-query.ts';
import table from '../table-scroller.module.css';
import { MeasureCell } from '../measure-cell.tsx';
import { PickBox } from './compare-bar.tsx';
import { UnitName } from '../unit-name.tsx';

type UnitTableProps = { model: QueryModel; rows: readonly UnitRow[] };

/** Units as a table: names stay in view at its left, heads at its top; a press on a head sorts. */
export function UnitTable({ model, rows }: UnitTableProps) {
  const { t } = useLingui();
  const { blocks, isLong } = inBlocks(rows);
  return (
    <div className={table.scroller} role="region" aria-label={t`Units`} tabIndex={0} data-scroll-root="">
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <TableHead model={model} />
        {blocks.map((block) => (
          <TableBlock
            key={block.map(({ unit }) => unitKey(unit.faction, unit.id))[0]}
            rows={block}
            isOn={isLong}
            model={model}
          />
        ))}
      </table>
    </div>
  );
}

type TableBlockProps = UnitTableProps & { isOn: boolean };

function TableBlock({ rows, isOn, model }: TableBlockProps) {
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

type TableRowProps = { row: UnitRow; model: QueryModel };

/** One unit with the chosen columns. */
function TableRow({ row, model }: TableRowProps) {
  return (
    <PaneRow as="tr" faction={row.unit.faction} unit={unitKey(row.unit.faction, row.unit.id)}>
      <th scope="row" className={styles.first}>
        <UnitName unit={row.unit} />
      </th>
      {model.query.columns.map((column) => (
        <td key={column} data-column={column}>
          <ColumnCell row={row} column={column} />
        </td>
      ))}
      <td className={styles.pick}>
        <PickBox unit={row.unit} model={model} />
      </td>
    </PaneRow>
  );
}

type ColumnCellProps = { row: UnitRow; column: Column };

function ColumnCell({ row, column }: ColumnCellProps) {
  const language = useLanguage();
  if (isMeasure(column)) return <MeasureCell row={row} measure={column} />;
  return wordsIn(column, row.unit, language).join(', ');
}
