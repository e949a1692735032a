import type { DBSchema } from 'idb';
import { type CloudList, parseCloudList, toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import { openDatabase } from '#platform/storage/open-database.ts';

/** The cloud's lists as they were when the cloud answered last. */
export type Shelf = { readonly takenAt: string; readonly lists: readonly CloudList[] };

type StoredShelf = { readonly userId: string; readonly takenAt: string; readonly rows: readonly unknown[] };
type Schema = DBSchema & { readonly shelves: { key: string; value: StoredShelf } };

const inDatabase = openDatabase<Schema>(
  'muster-cloud',
  (db) => void db.createObjectStore('shelves', { keyPath: 'userId' }),
);

/**
 * Keeps an account's cloud lists in this browser (IndexedDB `muster-cloud`), so that they can be
 * loaded without a network. It is a copy: where it cannot be written, nothing is lost.
 */
export async function putOnShelf(userId: string, { takenAt, lists }: Shelf): Promise<void> {
  const rows = lists.map(({ list, revision, wabId, marks }) => {
    const { created_at, updated_at } = list;
    return { ...toCloudRow(list), revision, wab_id: wabId, created_at, updated_at, marks };
  });
  await inDatabase((db) => db.put('shelves', { userId, takenAt, rows })).catch(() => undefined);
}

/** The copy of an account's cloud lists; null when there is none. */
export async function takeFromShelf(userId: string): Promise<Shelf | null> {
  const stored = await inDatabase((db) => db.get('shelves', userId)).catch(() => undefined);
  if (stored === undefined) return null;
  return { takenAt: stored.takenAt, lists: stored.rows.flatMap((row) => parseCloudList(row) ?? []) };
}
