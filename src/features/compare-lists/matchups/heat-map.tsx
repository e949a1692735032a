import { type KeyboardEvent, useState } from 'react';
import { SideMark, type SideName } from '#components/list-comparison/side-mark.tsx';
import type { AverageWounds } from '#domain/matchups/matchups.ts';
import { type Cell, cellAfter } from './grid-moves.ts';
import { MapRow, type MapUnit, UnitName } from './map-row.tsx';
import styles from './matchups.module.css';

type HeatMapProps = {
  label: string;
  /** The units of the first list, and those of the other. */
  rows: readonly MapUnit[];
  columns: readonly MapUnit[];
  attackers: SideName;
  /** By the places of both units. */
  table: readonly (readonly AverageWounds[])[];
  onOpen: (cell: Cell) => void;
};

/**
 * The average wounds of every attack as a table: the more, the stronger the colour. It is one stop
 * of the Tab key, arrow keys walk through it, and Enter opens the chances of an attack.
 */
export function HeatMap({ label, rows, columns, attackers, table, onOpen }: HeatMapProps) {
  const [chosen, setChosen] = useState<Cell>({ row: 0, column: 0 });
  const at = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.min(chosen.column, columns.length - 1),
  };
  const figures = rows.flatMap(({ place }) => columns.map((column) => table[place]?.[column.place] ?? null));
  const most = Math.max(0, ...figures.filter((figure) => typeof figure === 'number'));
  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = cellAfter(event, at, { rows: rows.length, columns: columns.length });
    if (next === null || event.altKey || event.metaKey) return;
    event.preventDefault();
    const place = `[data-cell="${next.row} ${next.column}"]`;
    event.currentTarget.closest('table')?.querySelector<HTMLElement>(place)?.focus();
  };
  return (
    <div className={styles.scroller} data-scrolls-sideways="">
      <table className={styles.map} aria-label={label} data-attackers={attackers}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <SideMark side="one" /> <span aria-hidden="true">\</span> <SideMark side="other" />
            </th>
            {columns.map((unit) => (
              <th key={unit.place} scope="col" className={styles.column}>
                <span className={styles.columnName}>
                  <UnitName {...unit} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((unit, row) => (
            <MapRow
              key={unit.place}
              unit={unit}
              row={row}
              columns={columns}
              figures={table[unit.place] ?? []}
              most={most}
              attackers={attackers}
              stop={at.row === row ? at.column : null}
              onChoose={setChosen}
              onWalk={walk}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
