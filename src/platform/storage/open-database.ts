import type { DBSchema, IDBPDatabase } from 'idb';
import { reportStorageFull } from './full.ts';

/** Safari once let an opening hang for ever; nobody may wait for that. */
const OPEN_PATIENCE_MS = 5_000;

/**
 * Returns a function that runs work on one IndexedDB database of this browser. The database is
 * opened, and its library loaded, at the first use. `upgrade` makes its stores. The function
 * rejects when the database cannot be opened or the work fails; the next use opens it again.
 */
export function openDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Schema>) => void,
): <Value>(work: (db: IDBPDatabase<Schema>) => Promise<Value>) => Promise<Value> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = async () => {
    if (!('indexedDB' in globalThis)) throw new Error('no IndexedDB');
    const { openDB } = await import('idb');
    const opening = openDB<Schema>(name, 1, {
      upgrade,
      // A newer app in another tab wants to change the database: let it, and open again later.
      blocking: () => {
        void opening.then((db) => db.close());
        forget();
      },
      terminated: forget,
    });
    const patience = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('IndexedDB did not open')), OPEN_PATIENCE_MS);
    });
    return Promise.race([opening, patience]);
  };
  return async (work) => {
    try {
      opened ??= open();
      return await work(await opened);
    } catch (error) {
      if (isStorageFull(error)) reportStorageFull();
      else forget();
      throw error;
    }
  };
}

/** True for the failure of a write for which the browser has no room. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
