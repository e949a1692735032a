import type { DBSchema, IDBPDatabase } from 'idb';

/** A fetched value that is worth having offline. `value` is unparsed: the reader parses it. */
export type KeptCopy = { readonly savedAt: string; readonly value: unknown };

type Schema = DBSchema & { readonly copies: { key: string; value: KeptCopy } };

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Safari once let an opening hang for ever; reading must not. */
const OPEN_PATIENCE_MS = 3_000;

/**
 * The newest copy that this browser keeps under a name (IndexedDB `muster_copies`); null for none.
 * Never rejects.
 */
export async function readCopy(name: string): Promise<KeptCopy | null> {
  try {
    return (await (await database()).get('copies', name)) ?? null;
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
    await (await database()).put('copies', copy, name);
  } catch {
    // The next visit fetches again.
  }
}

function database(): Promise<IDBPDatabase<Schema>> {
  if (opened !== null) return opened;
  const opening = open();
  opened = opening;
  // A failed opening is tried again at the next use.
  opening.catch(forget);
  return opening;
}

function forget(): void {
  opened = null;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  if (!('indexedDB' in globalThis)) throw new Error('no IndexedDB');
  const { openDB } = await import('idb');
  const opening = openDB<Schema>('muster_copies', 1, {
    upgrade: (db) => {
      db.createObjectStore('copies');
    },
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
}
