import type { TextStore } from '#platform/storage/text-store.ts';
import { readLists, type StoredList, type StoredLists, writeLists } from './stored-lists.ts';

/**
 * The reason why storage refused a change. `full`: nothing changed. `blocked`: it holds until the
 * page goes.
 */
export type Refused = { readonly ok: false; readonly code: 'full' | 'blocked' };

/**
 * The lists after an edit, and the value that the edit returns. When `lists` is the same array
 * object, nothing is written.
 */
type Edited<Value> = { readonly lists: readonly StoredList[]; readonly value: Value };

/**
 * The saved lists in storage. Other tabs write there too, so nothing is remembered between calls.
 */
export type ListsTable = {
  readonly read: () => readonly StoredList[];
  /**
   * Reads what storage holds now, edits it and writes it back, in one go: what another tab saved
   * stays.
   */
  readonly change: <Value>(
    edit: (lists: readonly StoredList[]) => Edited<Value>,
  ) => { readonly ok: true; readonly value: Value } | Refused;
};

type TablePlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText'>;
  readonly nowIso: () => string;
  /** Told of what storage holds after each reading and change. */
  readonly onRead: (stored: StoredLists) => void;
};

/** The table of saved lists over a text store. */
export function createListsTable({ texts, nowIso, onRead }: TablePlaces): ListsTable {
  const read = () => {
    const stored = readLists(texts, nowIso());
    onRead(stored);
    return stored;
  };
  return {
    read: () => read().lists,
    change: (edit) => {
      const stored = readLists(texts, nowIso());
      const { lists, value } = edit(stored.lists);
      const written =
        lists === stored.lists ? ({ ok: true } as const) : writeLists(texts, { ...stored, lists });
      read();
      return written.ok ? { ok: true, value } : { ok: false, code: written.reason };
    },
  };
}
