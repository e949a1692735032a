import type { UnitId } from '../catalogue/types.ts';
import { quantityOf } from '../roster/document.ts';
import { replacements } from '../roster/repair/swaps.ts';
import type { Growth } from './task.ts';

/**
 * Returns the units of which more copies may join a list, with the most that may. An entry that
 * describes its unit itself gets none: they would cost what it says, not what the catalogue says.
 * With a limit of copies at hand, no unit exceeds it.
 */
export function candidatesOf(growth: Growth): ReturnType<typeof replacements> {
  const foreign = new Set(
    growth.document.entries.flatMap((entry) => (entry.foreign === undefined ? [] : [entry.unitId])),
  );
  const left = (id: UnitId) =>
    growth.ready === null
      ? Number.POSITIVE_INFINITY
      : (growth.ready[id] ?? 0) - quantityOf(growth.document, id);
  return replacements(growth, [])
    .map(({ unit, most }) => ({ unit, most: Math.min(most, left(unit.id)) }))
    .filter(({ unit, most }) => most > 0 && !foreign.has(unit.id));
}
