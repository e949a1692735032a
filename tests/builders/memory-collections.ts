/**
 * The collections of accounts in memory, by the database's rules, for tests of what stands on them.
 */
import type { CollectionTable } from '#data/collection/collection-table.ts';
import { type DatedCollection, joinChanges, NO_CHANGES } from '#domain/collection/dated.ts';

export type MemoryCollections = {
  readonly rows: Map<string, DatedCollection>;
  /** The calls that wrote, with what they brought. */
  readonly kept: DatedCollection[];
  /** Every later call is answered with this error. */
  fault: Error | null;
  /** Runs before each call is answered: what happens on the way. */
  onCall: () => void;
  readonly tableOf: (userId: string) => CollectionTable;
};

/** A backend that keeps nothing yet. */
export function memoryCollections(): MemoryCollections {
  const rows = new Map<string, DatedCollection>();
  const call = async <Value>(work: () => Value): Promise<Value> => {
    await Promise.resolve();
    if (collections.fault !== null) throw collections.fault;
    collections.onCall();
    return work();
  };
  const collections: MemoryCollections = {
    rows,
    kept: [],
    fault: null,
    onCall: () => undefined,
    tableOf: (userId) => {
      const known = () => rows.get(userId) ?? NO_CHANGES;
      return {
        read: async () => call(known),
        keep: async (changes) =>
          call(() => {
            collections.kept.push(changes);
            rows.set(userId, joinChanges(known(), changes));
            return known();
          }),
      };
    },
  };
  return collections;
}
