import * as v from 'valibot';
import { changesJson, type DatedCollection, NO_CHANGES, parseChanges } from '#domain/collection/dated.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import { rowIn } from '#platform/backend/call-rest.ts';
import { asAccount } from '../cloud/as-account.ts';

/**
 * The collection of an account, as the backend keeps it. Both reject with BackendError or
 * BackendUnavailable.
 */
export type CollectionTable = {
  readonly read: () => Promise<DatedCollection>;
  /** Sends changes; the database joins them. Returns what is kept then. */
  readonly keep: (changes: DatedCollection) => Promise<DatedCollection>;
};

const row = v.object({ units: v.unknown() });
const PATH = 'collections';

/** The table `collections` of a backend as one account's. */
export function restCollectionTable(load: () => Promise<BackendClient>, userId: string): CollectionTable {
  return {
    read: async () =>
      asAccount(load, userId, async (call) => {
        const query = { select: 'units', user_id: `eq.${userId}` };
        const answer = await call({ path: PATH, query });
        return Array.isArray(answer) && answer.length === 0 ? NO_CHANGES : changesIn(answer);
      }),
    keep: async (changes) =>
      asAccount(load, userId, async (call) => {
        const query = { on_conflict: 'user_id', select: 'units' };
        const body = { user_id: userId, units: changesJson(changes) };
        const prefer = 'return=representation,resolution=merge-duplicates';
        return changesIn(await call({ path: PATH, query, body, prefer }));
      }),
  };
}

/** An answer that cannot be read counts as none (status 0). */
function changesIn(answer: unknown): DatedCollection {
  const read = v.safeParse(row, rowIn(answer));
  const changes = read.success ? parseChanges(read.output.units) : null;
  if (changes === null) throw new BackendError('the answer cannot be read', 0, null);
  return changes;
}
