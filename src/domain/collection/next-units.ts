import { unitKey } from '../catalogue/lookup.ts';
import type { UnitId } from '../catalogue/types.ts';
import type { RosterDocument } from '../roster/types.ts';
import { type Collection, copiesOf } from './collection.ts';

type NeededList = Pick<RosterDocument, 'faction' | 'entries' | 'name'>;

/** A unit of which one more copy completes lists. */
export type NextUnit = {
  readonly faction: string;
  readonly unitId: UnitId;
  /** The names of the lists, in the order of the lists. */
  readonly lists: readonly string[];
};

/**
 * Returns the units of which one more copy completes lists, those that complete most first, equal
 * ones in the order of the lists. Each list counts for itself. Lent copies are owned.
 */
export function nextUnits(collection: Collection, documents: readonly NeededList[]): readonly NextUnit[] {
  const byKey = new Map<string, NextUnit>();
  for (const document of documents) {
    const unitId = onlyMissing(collection, document);
    if (unitId === null) continue;
    const { faction, name } = document;
    const key = unitKey(faction, unitId);
    byKey.set(key, { faction, unitId, lists: [...(byKey.get(key)?.lists ?? []), name] });
  }
  return [...byKey.values()].toSorted((one, other) => other.lists.length - one.lists.length);
}

/** Returns the unit whose one more copy completes a list; null when none does. */
function onlyMissing(collection: Collection, { faction, entries }: NeededList): UnitId | null {
  let only: UnitId | null = null;
  for (const { unitId, quantity } of entries) {
    const missing = quantity - copiesOf(collection, unitKey(faction, unitId)).owned;
    if (missing <= 0) continue;
    if (missing > 1 || only !== null) return null;
    only = unitId;
  }
  return only;
}
