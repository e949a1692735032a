import { copyName } from '#domain/roster/names.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { isSameContent, isSameName } from '#domain/roster/same-list.ts';
import { storedList, type StoredList } from './stored-lists.ts';

/** The lists after one came in, and that list under the name and id that it got. */
export type Inserted = { readonly lists: readonly StoredList[]; readonly list: SavedList };

/**
 * The list that saving under a name and faction replaces: of several, which older apps could make,
 * the newest.
 */
export function listToReplace(
  lists: readonly StoredList[],
  wanted: Pick<SavedList, 'name' | 'faction'>,
): StoredList | null {
  const same = lists.filter(({ list }) => isSameName(list, wanted));
  return same.toSorted((one, other) => changedAt(other.list).localeCompare(changedAt(one.list)))[0] ?? null;
}

/** Puts a list in the place of another, or at the end when it replaces none. */
export function putList(
  lists: readonly StoredList[],
  list: SavedList,
  replaced: StoredList | null,
): readonly StoredList[] {
  if (replaced === null) return [...lists, storedList(list)];
  return lists.map((stored) => (stored === replaced ? storedList(list, replaced) : stored));
}

/**
 * Adds a list beside the others and changes none of them: under a numbered name when its own is
 * taken in its faction, and under a new id when its own is taken. One that is there already,
 * content for content, is not added again.
 */
export function insertList(lists: readonly StoredList[], list: SavedList, newId: () => string): Inserted {
  const twin = lists.find((stored) => isSameContent(stored.list, list));
  if (twin !== undefined) return { lists, list: twin.list };
  const isTaken = lists.some((stored) => isSameName(stored.list, list));
  return addList(lists, isTaken ? { ...list, name: freeName(lists, list.name) } : list, newId);
}

/** Adds a copy of a list under a numbered name and an id of its own. `now`: ISO 8601 instant. */
export function insertCopy(
  lists: readonly StoredList[],
  list: SavedList,
  newId: () => string,
  now: string,
): Inserted {
  const copy = { ...list, id: newId(), name: freeName(lists, list.name), created_at: now, updated_at: now };
  return addList(lists, copy, newId);
}

/**
 * The lists of these ids, with those hidden behind them: older ones of the same name and faction.
 */
export function listsBehind(lists: readonly StoredList[], ids: readonly string[]): readonly StoredList[] {
  const chosen = lists.filter(({ list }) => ids.includes(list.id));
  return lists.filter(({ list }) => chosen.some((one) => isSameName(one.list, list)));
}

function addList(lists: readonly StoredList[], list: SavedList, newId: () => string): Inserted {
  const isTaken = lists.some((stored) => stored.list.id === list.id);
  const added = isTaken ? { ...list, id: newId() } : list;
  return { lists: [...lists, storedList(added)], list: added };
}

function freeName(lists: readonly StoredList[], name: string): string {
  return copyName(
    name,
    lists.map((stored) => stored.list.name),
  );
}

function changedAt(list: SavedList): string {
  return list.updated_at ?? list.created_at;
}
