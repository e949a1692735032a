import { parseSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore, WriteResult } from '#platform/storage/text-store.ts';
import { textHash } from '#domain/roster/text-hash.ts';
import { rescueEntries } from './rescue-entries.ts';
import { setAside } from './set-aside.ts';

/**
 * A saved list with the value that it was read from, which is written back as it was while the list
 * does not change.
 */
export type StoredList = {
  readonly list: SavedList;
  readonly raw: unknown;
  /** False when some of its units could not be read: `raw` then says more than `list`. */
  readonly isWhole: boolean;
};

/** The content of the key `armyLists`. */
export type StoredLists = {
  readonly lists: readonly StoredList[];
  /** Entries that could be neither read nor set aside: every write puts them back. */
  readonly unread: readonly unknown[];
  /**
   * The reason why the key must not be written: its text cannot be read, and could not be set
   * aside. Null when writing is allowed.
   */
  readonly locked: 'full' | 'blocked' | null;
};

type Texts = Pick<TextStore, 'readText' | 'writeText'>;

/**
 * The saved lists as storage has them now (docs/product.md, "Format of a saved list"). Entries that
 * cannot be read are moved to `armyLists_set_aside`, never deleted, and so is a text that is
 * damaged as a whole, out of which whole lists are read. All others load.
 */
export function readLists(texts: Texts, nowIso: string): StoredLists {
  const text = texts.readText(storageKeys.armyLists);
  if (text === null) return { lists: [], unread: [], locked: null };
  const entries = entriesOf(text);
  if (entries === null) return rescued(texts, text, nowIso);
  const { lists, corrupt } = parseEntries(entries);
  if (corrupt.length === 0) return { lists, unread: [], locked: null };
  const isAside = setAside(texts, storageKeys.armyListsSetAside, corrupt, nowIso);
  if (!isAside) return { lists, unread: corrupt, locked: null };
  writeLists(texts, { lists, unread: [], locked: null });
  return { lists, unread: [], locked: null };
}

/** A text that is no list at all goes aside; whole lists in it are saved again. */
function rescued(texts: Texts, text: string, nowIso: string): StoredLists {
  const { lists } = parseEntries(rescueEntries(text));
  const isAside =
    text.trim() === '' || setAside(texts, storageKeys.armyListsSetAside, [text], nowIso, lists.length);
  if (!isAside) return { lists, unread: [], locked: 'full' };
  const written = writeLists(texts, { lists, unread: [], locked: null });
  return { lists, unread: [], locked: written.ok ? null : written.reason };
}

/** Writes the lists; on a refusal storage is as before. */
export function writeLists(texts: Texts, stored: StoredLists): WriteResult {
  if (stored.locked !== null) return { ok: false, reason: stored.locked };
  const entries = [...stored.lists.map(({ raw }) => raw), ...stored.unread];
  return texts.writeText(storageKeys.armyLists, JSON.stringify(entries));
}

/**
 * A list that is new to storage or has changed. Fields of the entry that it replaces which this
 * version did not read stay: a newer one wrote them.
 */
export function storedList(list: SavedList, replaced?: StoredList): StoredList {
  const raw = Object.entries(replaced?.raw ?? {}).filter(([field]) => !(field in (replaced?.list ?? {})));
  return { list, raw: { ...Object.fromEntries(raw), ...list }, isWhole: true };
}

function parseEntries(entries: readonly unknown[]): {
  lists: readonly StoredList[];
  corrupt: readonly unknown[];
} {
  const lists: StoredList[] = [];
  const corrupt: unknown[] = [];
  const ids = new Set<string>();
  for (const raw of entries) {
    const parsed = parseSavedList(withId(raw));
    if (!parsed.ok) {
      corrupt.push(raw);
      continue;
    }
    const id = freeId(parsed.list.id, ids);
    ids.add(id);
    lists.push({ list: { ...parsed.list, id }, raw, isWhole: parsed.dropped === 0 });
  }
  return { lists, corrupt };
}

/** A stored list that lost its id gets one that is always the same for the same content. */
function withId(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const { id } = raw as { id?: unknown };
  const hasId = typeof id === 'number' || (typeof id === 'string' && id.trim() !== '');
  return hasId ? raw : { ...raw, id: `list-${textHash(JSON.stringify(raw))}` };
}

/**
 * Two lists under one id would be loaded and deleted as one: the later one gets the id with a
 * number, always the same.
 */
function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const proposed = number === 1 ? id : `${id}~${number}`;
    if (!taken.has(proposed)) return proposed;
  }
}

function entriesOf(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : null;
  } catch {
    return null;
  }
}
