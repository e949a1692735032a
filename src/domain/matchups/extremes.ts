import type { AttackTables, AverageWounds } from './matchups.ts';

/** An attack of a table by its place: `row` is a unit of the first list, `column` of the other. */
export type Attack = { readonly row: number; readonly column: number; readonly wounds: number };

/** The attacks of one list that do the most wounds on average, and those that do the fewest. */
export type Extremes = { readonly best: readonly Attack[]; readonly worst: readonly Attack[] };

/**
 * Returns the best and the worst attacks of a list, `count` of each at most. Each unit is named
 * once among the best and once among the worst, and no attack is in both. At equal wounds the order
 * of the lists decides.
 */
export function extremesOf(tables: AttackTables, attackers: keyof AttackTables, count: number): Extremes {
  const attacks = attacksOf(tables[attackers]);
  const best = distinct(
    attacks.toSorted((one, other) => other.wounds - one.wounds),
    count,
  );
  const rest = attacks.filter((attack) => !best.includes(attack));
  return {
    best,
    worst: distinct(
      rest.toSorted((one, other) => one.wounds - other.wounds),
      count,
    ),
  };
}

/** Returns the first attacks of which each has another attacker and another target. */
function distinct(ordered: readonly Attack[], count: number): readonly Attack[] {
  const kept: Attack[] = [];
  for (const attack of ordered) {
    const isNew = kept.every(({ row, column }) => row !== attack.row && column !== attack.column);
    if (isNew && kept.length < count) kept.push(attack);
  }
  return kept;
}

function attacksOf(table: readonly (readonly AverageWounds[])[]): readonly Attack[] {
  return table.flatMap((cells, row) =>
    cells.flatMap((wounds, column) => (typeof wounds === 'number' ? [{ row, column, wounds }] : [])),
  );
}
