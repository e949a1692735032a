import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { isStorageFull, openDatabase } from '#platform/storage/open-database.ts';
import { changeStored, type KeptChange, type KeptGame, type RawRow, readKept } from './kept-game.ts';

/** A shared game as this device has it. `rows`: from the first on, without gaps. */
export type BookEntry = { readonly kept: KeptGame; readonly rows: readonly RawRow[] };

/** The result of a write. `gone`: the device does not have this game any more. */
export type BookWrite = 'kept' | 'full' | 'blocked' | 'gone';

/** The shared games of this browser. No function rejects. */
export type LiveBook = {
  /** A game with its rows; null when it is not here, or the browser lets nobody read. */
  readonly load: (id: string) => Promise<BookEntry | null>;
  /** Puts a game there, with nothing of what was there under its id. */
  readonly create: (kept: KeptGame) => Promise<BookWrite>;
  /** Does a step and adds rows, both or none. Other tabs may do the same at any time. */
  readonly change: (id: string, change: KeptChange, rows: readonly RawRow[]) => Promise<BookWrite>;
  readonly drop: (id: string) => Promise<void>;
};

type StoredRow = { readonly id: string; readonly game: string; readonly n: number; readonly row: RawRow };
type Schema = DBSchema & {
  readonly games: { key: string; value: KeptGame };
  readonly rows: { key: string; value: StoredRow; indexes: { game: string } };
};

const inDatabase = openDatabase<Schema>('muster-live', (db) => {
  db.createObjectStore('games', { keyPath: 'id' });
  db.createObjectStore('rows', { keyPath: 'id' }).createIndex('game', 'game');
});

/** The shared games in IndexedDB `muster-live`. */
export const liveBook: LiveBook = {
  load: async (id) =>
    inDatabase(async (db) => {
      const kept = readKept(await db.get('games', id));
      return kept === null ? null : { kept, rows: await rowsOf(db, id) };
    }).catch(() => null),
  create: async (kept) =>
    write(async (db) => {
      const tx = db.transaction(['games', 'rows'], 'readwrite');
      await tx.objectStore('games').put(kept);
      await deleteRows(tx.objectStore('rows'), kept.id);
      await tx.done;
      return 'kept';
    }),
  change: async (id, change, rows) =>
    write(async (db) => {
      const tx = db.transaction(['games', 'rows'], 'readwrite');
      const kept = changeStored(await tx.objectStore('games').get(id), change);
      if (kept !== null) {
        await Promise.all([
          tx.objectStore('games').put(kept),
          ...rows.map((row) => tx.objectStore('rows').put(stored(id, row))),
        ]);
      }
      await tx.done;
      return kept === null ? 'gone' : 'kept';
    }),
  drop: async (id) => {
    await write(async (db) => {
      const tx = db.transaction(['games', 'rows'], 'readwrite');
      await tx.objectStore('games').delete(id);
      await deleteRows(tx.objectStore('rows'), id);
      await tx.done;
      return 'kept';
    });
  },
};

type RowStore = IDBPObjectStore<Schema, ('games' | 'rows')[], 'rows', 'readwrite'>;

async function deleteRows(rows: RowStore, game: string): Promise<void> {
  for (const { id } of await rows.index('game').getAll(game)) await rows.delete(id);
}

function stored(game: string, row: RawRow): StoredRow {
  return { id: `${game}/${String(row.n)}`, game, n: row.n, row };
}

/** A row behind a gap is of no use: it is read again from the server. */
async function rowsOf(db: IDBPDatabase<Schema>, game: string): Promise<readonly RawRow[]> {
  const all = await db.getAllFromIndex('rows', 'game', game);
  const inOrder = all.toSorted((one, other) => one.n - other.n);
  return inOrder.filter(({ n }, at) => n === at + 1).map(({ row }) => row);
}

async function write(work: (db: IDBPDatabase<Schema>) => Promise<BookWrite>): Promise<BookWrite> {
  return inDatabase(work).catch((error: unknown) => (isStorageFull(error) ? 'full' : 'blocked'));
}
