import type { AttackTables } from './matchups.ts';

/** Returns true when a unit of either list has an attack of a kind on a known unit. */
export function hasAttacks({ one, other }: AttackTables): boolean {
  return [one, other].some((table) => table.flat().some((wounds) => typeof wounds === 'number'));
}

/** Returns the places of the units of a list that have no such attack. */
export function attackersWithout(tables: AttackTables, attackers: keyof AttackTables): readonly number[] {
  const table = tables[attackers];
  const lines =
    attackers === 'one'
      ? table
      : (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? null));
  return lines.flatMap((attacks, place) => (attacks.includes('none') ? [place] : []));
}
