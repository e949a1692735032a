import type { KeyboardEvent } from 'react';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import type { AverageWounds } from '#domain/matchups/matchups.ts';
import type { Cell } from './grid-moves.ts';
import styles from './matchups.module.css';
import { useWoundWords } from './use-wound-words.ts';

/** A unit at the edge of the map; `place` is its place in its list. */
export type MapUnit = { readonly place: number; readonly name: string; readonly copies: number };

/** The name of a unit with its copies. */
export function UnitName({ name, copies }: MapUnit) {
  return (
    <>
      {name}
      {copies > 1 && <span className={styles.copies}> ×{copies}</span>}
    </>
  );
}

type MapRowProps = {
  columns: readonly MapUnit[];
  attackers: SideName;
  unit: MapUnit;
  row: number;
  figures: readonly AverageWounds[];
  /** The most wounds of the map. */
  most: number;
  /** The column of the cell that the Tab key reaches; null when it is in another row. */
  stop: number | null;
  onChoose: (cell: Cell) => void;
  onWalk: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onOpen: (cell: Cell) => void;
};

/** The attacks of a unit of the first list on all of the other, or of those on it. */
export function MapRow(props: MapRowProps) {
  const { unit, row, columns, figures, most, attackers, stop, onChoose, onWalk, onOpen } = props;
  const words = useWoundWords();
  return (
    <tr>
      <th scope="row" className={styles.row}>
        <UnitName {...unit} />
      </th>
      {columns.map((target, column) => {
        const wounds = figures[target.place] ?? null;
        const [attacker, defender] =
          attackers === 'one' ? [unit.name, target.name] : [target.name, unit.name];
        const isKnown = typeof wounds === 'number';
        return (
          <td
            key={target.place}
            className={styles.cell}
            style={isKnown ? { backgroundColor: heatOf(wounds, most) } : undefined}
          >
            <button
              type="button"
              data-cell={`${row} ${column}`}
              tabIndex={stop === column ? 0 : -1}
              aria-label={
                isKnown ? words.attack(attacker, defender, wounds) : words.unknown(attacker, defender)
              }
              onFocus={() => onChoose({ row, column })}
              onKeyDown={onWalk}
              onClick={() => onOpen({ row: unit.place, column: target.place })}
            >
              {isKnown ? words.figure(wounds) : '?'}
            </button>
          </td>
        );
      })}
    </tr>
  );
}

/** The colour of a cell: of a strength from 0 to 40 %, so that its figure stays legible. */
function heatOf(wounds: number, most: number): string {
  const share = most === 0 ? 0 : Math.round((wounds / most) * 40);
  return `color-mix(in srgb, var(--ink) ${share}%, var(--surface-2))`;
}
