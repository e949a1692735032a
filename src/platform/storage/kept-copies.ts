import type { DBSchema } from 'idb';
import { openDatabase } from './open-database.ts';

/** A fetched value that is worth having offline. `value` is unparsed: the reader parses it. */
export type KeptCopy = { readonly savedAt: string; readonly value: unknown };

type Schema = DBSchema & { readonly copies: { key: string; value: KeptCopy } };

const inDatabase = openDatabase<Schema>('muster_copies', (db) => void db.createObjectStore('copies'));

/**
 * The newest copy that this browser keeps under a name (IndexedDB `muster_copies`); null for none.
 * Never rejects.
 */
export async function readCopy(name: string): Promise<KeptCopy | null> {
  try {
    return (await inDatabase((db) => db.get('copies', name))) ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a copy instead of the one before. Where the browser refuses, nothing is kept. Never
 * rejects.
 */
export async function keepCopy(name: string, copy: KeptCopy): Promise<void> {
  try {
    await inDatabase((db) => db.put('copies', copy, name));
  } catch {
    // The next visit fetches again.
  }
}
