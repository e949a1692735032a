import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { isStorageFull, openDatabase } from './open-database.ts';

/**
 * An answer of the history database. `unavailable`: the browser has none, or does not let the page
 * use it.
 */
export type DbResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: 'unavailable' | 'full' };

/** One saved state of a list. `list` is unparsed: the reader parses it. */
export type StoredVersion = { readonly listId: string; readonly savedAt: string; readonly list: unknown };
/** A version with the number that it got; later ones are larger. */
export type KeptVersion = StoredVersion & { readonly key: number };
/** A deleted list. `deletedAt`: ISO 8601 instant. */
export type TrashedList = { readonly listId: string; readonly deletedAt: string; readonly list: unknown };
/** All saved lists as one text, put by before something changes many of them. */
export type StoredBackup = { readonly takenAt: string; readonly text: string };

/** Versions that a list keeps. */
export const VERSIONS_KEPT = 50;
/** Days for which a deleted list can be brought back. */
const TRASH_DAYS = 30;
const BACKUPS_KEPT = 5;

/** Old states of lists, deleted lists and backups. No function throws or rejects. */
export type HistoryDb = {
  /** Adds versions in the order given; a list then keeps its newest 50. */
  readonly addVersions: (versions: readonly StoredVersion[]) => Promise<DbResult<null>>;
  /** A list's versions, newest first. */
  readonly versionsOf: (listId: string) => Promise<DbResult<readonly KeptVersion[]>>;
  readonly putTrash: (lists: readonly TrashedList[]) => Promise<DbResult<null>>;
  /** The lists deleted within 30 days, newest first; older ones go for good. */
  readonly trash: () => Promise<DbResult<readonly TrashedList[]>>;
  readonly dropTrash: (listIds: readonly string[]) => Promise<DbResult<null>>;
  /** Adds a backup; the newest five are kept. */
  readonly addBackup: (backup: StoredBackup) => Promise<DbResult<null>>;
  /** Newest first. */
  readonly backups: () => Promise<DbResult<readonly StoredBackup[]>>;
};

type Schema = DBSchema & {
  readonly versions: { key: number; value: StoredVersion & { key?: number }; indexes: { listId: string } };
  readonly trash: { key: string; value: TrashedList };
  readonly backups: { key: number; value: StoredBackup & { key?: number } };
};
type Database = IDBPDatabase<Schema>;

/**
 * True when a list deleted at that instant has had its 30 days. An unreadable instant never
 * expires.
 */
export function isExpired(deletedAt: string, nowMs: number): boolean {
  return nowMs - Date.parse(deletedAt) > TRASH_DAYS * 86_400_000;
}

/**
 * The history database of this browser (IndexedDB `muster`). It is opened, and its library loaded,
 * when first used; a failed opening is tried again at the next use. `now`: milliseconds since 1970.
 */
export function createHistoryDb(now: () => number = Date.now): HistoryDb {
  const inDatabase = openDatabase<Schema>('muster', createStores);
  const run = async <Value>(work: (db: Database) => Promise<Value>): Promise<DbResult<Value>> => {
    try {
      return { ok: true, value: await inDatabase(work) };
    } catch (error) {
      return { ok: false, reason: isStorageFull(error) ? 'full' : 'unavailable' };
    }
  };
  return {
    addVersions: (versions) => run((db) => addVersions(db, versions)),
    versionsOf: (listId) => run((db) => versionsOf(db, listId)),
    putTrash: (lists) => run((db) => putTrash(db, lists)),
    trash: () => run((db) => freshTrash(db, now())),
    dropTrash: (listIds) => run((db) => dropTrash(db, listIds)),
    addBackup: (backup) => run((db) => addBackup(db, backup)),
    backups: () => run(async (db) => (await db.getAll('backups')).toReversed()),
  };
}

function createStores(db: Database): void {
  db.createObjectStore('versions', { keyPath: 'key', autoIncrement: true }).createIndex('listId', 'listId');
  db.createObjectStore('trash', { keyPath: 'listId' });
  db.createObjectStore('backups', { keyPath: 'key', autoIncrement: true });
}

/** Runs `work` in one transaction: all of it is kept, or nothing. */
async function write<Name extends 'versions' | 'trash' | 'backups', Value>(
  db: Database,
  name: Name,
  work: (store: IDBPObjectStore<Schema, [Name], Name, 'readwrite'>) => Promise<Value>,
): Promise<Value> {
  const tx = db.transaction(name, 'readwrite');
  // A failed request fails the transaction too; it is the request's own error that is answered.
  tx.done.catch(() => undefined);
  const value = await work(tx.store);
  await tx.done;
  return value;
}

function addVersions(db: Database, versions: readonly StoredVersion[]): Promise<null> {
  return write(db, 'versions', async (store) => {
    for (const version of versions) await store.add(version);
    for (const listId of new Set(versions.map((version) => version.listId))) {
      const keys = await store.index('listId').getAllKeys(listId);
      for (const key of keys.slice(0, -VERSIONS_KEPT)) await store.delete(key);
    }
    return null;
  });
}

async function versionsOf(db: Database, listId: string): Promise<readonly KeptVersion[]> {
  const found = await db.getAllFromIndex('versions', 'listId', listId);
  return found.map((version) => ({ ...version, key: version.key ?? 0 })).toReversed();
}

function putTrash(db: Database, lists: readonly TrashedList[]): Promise<null> {
  return write(db, 'trash', async (store) => {
    for (const list of lists) await store.put(list);
    return null;
  });
}

function freshTrash(db: Database, nowMs: number): Promise<readonly TrashedList[]> {
  return write(db, 'trash', async (store) => {
    const all = await store.getAll();
    for (const { listId, deletedAt } of all) {
      if (isExpired(deletedAt, nowMs)) await store.delete(listId);
    }
    return all
      .filter(({ deletedAt }) => !isExpired(deletedAt, nowMs))
      .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt));
  });
}

function dropTrash(db: Database, listIds: readonly string[]): Promise<null> {
  return write(db, 'trash', async (store) => {
    for (const listId of listIds) await store.delete(listId);
    return null;
  });
}

function addBackup(db: Database, backup: StoredBackup): Promise<null> {
  return write(db, 'backups', async (store) => {
    await store.add(backup);
    const keys = await store.getAllKeys();
    for (const key of keys.slice(0, -BACKUPS_KEPT)) await store.delete(key);
    return null;
  });
}
