import { unitKey } from '../catalogue/lookup.ts';
import type { UnitId } from '../catalogue/types.ts';
import type { RosterDocument } from '../roster/types.ts';
import { type Collection, copiesOf, readyCopies, withCopies } from './collection.ts';

/** A unit that lists need on the table at the same time. */
export type Need = {
  readonly faction: string;
  readonly unitId: UnitId;
  /** Copies that all lists need together. */
  readonly needed: number;
  /** Copies beyond those that are at hand. */
  readonly missing: number;
};

/** Returns what lists that are played at the same time need together, in the order of the lists. */
export function needsOf(
  collection: Collection,
  documents: readonly Pick<RosterDocument, 'faction' | 'entries'>[],
): readonly Need[] {
  const needed = new Map<string, { faction: string; unitId: UnitId; needed: number }>();
  for (const { faction, entries } of documents) {
    for (const { unitId, quantity } of entries) {
      const key = unitKey(faction, unitId);
      needed.set(key, { faction, unitId, needed: (needed.get(key)?.needed ?? 0) + quantity });
    }
  }
  return [...needed].map(([key, need]) => ({
    ...need,
    missing: Math.max(0, need.needed - readyCopies(collection, key)),
  }));
}

/** Returns the collection with as many more copies as are missing. */
export function withMissing(collection: Collection, needs: readonly Need[]): Collection {
  return needs.reduce((grown, { faction, unitId, missing }) => {
    const key = unitKey(faction, unitId);
    return missing === 0 ? grown : withCopies(grown, key, { owned: copiesOf(grown, key).owned + missing });
  }, collection);
}

/** Returns the copies at hand of a faction's units, by unit. */
export function readyInFaction(collection: Collection, faction: string): Readonly<Record<UnitId, number>> {
  const start = unitKey(faction, '');
  return Object.fromEntries(
    Object.keys(collection)
      .filter((key) => key.startsWith(start))
      .map((key) => [key.slice(start.length), readyCopies(collection, key)]),
  );
}
