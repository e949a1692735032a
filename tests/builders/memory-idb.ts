/**
 * The databases of a browser in memory, with the calls that the shelf of games makes. For tests:
 * `vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'))`.
 */
type Row = { readonly id: string };

let isFull = false;
const databases = new Map<string, Map<string, Map<string, Row>>>();

/** Opens a database; everything that is in it comes back at the next opening. */
export async function openDB(
  name: string,
  _version: number,
  { upgrade }: { upgrade: (db: unknown) => void },
) {
  let stores = databases.get(name);
  if (stores === undefined) {
    const made = new Map<string, Map<string, Row>>();
    const createObjectStore = (store: string) => {
      made.set(store, new Map());
      return { createIndex: () => undefined };
    };
    upgrade({ createObjectStore });
    databases.set(name, made);
    stores = made;
  }
  const rows = (store: string) => stores.get(store) ?? new Map<string, Row>();
  const call = (store: string) => ({
    get: async (id: string) => structuredClone(rows(store).get(id)),
    put: async (row: Row) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      rows(store).set(row.id, structuredClone(row));
      return row.id;
    },
    delete: async (id: string) => void rows(store).delete(id),
    index: (index: string) => ({ getAll: async (query: unknown) => withValue(store, index, query) }),
  });
  const withValue = (store: string, index: string, query: unknown) =>
    [...rows(store).values()]
      .filter((row) => Reflect.get(row, index) === query)
      .map((row) => structuredClone(row));
  return {
    get: async (store: string, id: string) => call(store).get(id),
    put: async (store: string, row: Row) => call(store).put(row),
    delete: async (store: string, id: string) => call(store).delete(id),
    /** Those with that value, else all, sorted by the index, which is a number of each row. */
    getAllFromIndex: async (store: string, index: string, query?: unknown) =>
      query !== undefined
        ? withValue(store, index, query)
        : [...rows(store).values()]
            .toSorted((a, b) => Number(Reflect.get(a, index)) - Number(Reflect.get(b, index)))
            .map((row) => structuredClone(row)),
    /** A write that fails leaves what the same transaction wrote before it. */
    transaction: (store: string) => ({ store: call(store), objectStore: call, done: Promise.resolve() }),
    close: () => undefined,
  };
}

/** Refuses every write from now on, as a full disk does. */
export function failWrites(): void {
  isFull = true;
}

/** Empties all databases; writes succeed again. */
export function emptyDatabases(): void {
  isFull = false;
  for (const stores of databases.values()) for (const store of stores.values()) store.clear();
}
