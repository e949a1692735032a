import type { Repair } from '../roster/repair/fix.ts';
import { replacements } from '../roster/repair/swaps.ts';

/**
 * Returns the units of which more copies may join a list, with the most that may. An entry that
 * describes its unit itself gets none: they would cost what it says, not what the catalogue says.
 */
export function candidatesOf(repair: Repair): ReturnType<typeof replacements> {
  const foreign = new Set(
    repair.document.entries.flatMap((entry) => (entry.foreign === undefined ? [] : [entry.unitId])),
  );
  return replacements(repair, []).filter(({ unit }) => !foreign.has(unit.id));
}
