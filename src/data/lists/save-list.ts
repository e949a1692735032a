import type { Catalogue } from '#domain/catalogue/types.ts';
import { isSameContent } from '#domain/roster/same-list.ts';
import { documentFromSavedList, type SavedList, toSavedList } from '#domain/roster/saved-list.ts';
import { standsOn } from '#domain/roster/saved-mark.ts';
import type { FindingCode, RosterDocument } from '#domain/roster/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import type { ListArchive } from './list-archive.ts';
import { insertCopy, listToReplace, putList } from './list-changes.ts';
import type { ListsTable, Refused } from './lists-table.ts';
import type { StoredList } from './stored-lists.ts';
import { setAside } from './set-aside.ts';

export type SaveResult =
  | {
      readonly ok: true;
      readonly list: SavedList;
      /**
       * The list of the same name and faction that was there before; it is kept among the versions.
       */
      readonly replaced?: SavedList;
    }
  /**
   * Another list has this name, or the list was changed since the player had it before them: ask,
   * then say `over`.
   */
  | { readonly ok: false; readonly code: 'taken'; readonly stored: SavedList; readonly isChanged: boolean }
  | {
      readonly ok: false;
      readonly code: 'name' | 'empty' | 'invalid';
      readonly findings: readonly FindingCode[];
    }
  | Refused;

/**
 * Of a stored list that the player did not have before them: ask, replace it, or save this one
 * under a numbered name.
 */
export type SaveOver = 'ask' | 'replace' | 'keep-both';

export type SavePlaces = {
  readonly table: ListsTable;
  readonly texts: Pick<TextStore, 'readText' | 'writeText'>;
  readonly archive: Pick<ListArchive, 'noteSave'>;
  readonly catalogue: Catalogue;
  readonly newId: () => string;
  readonly nowIso: () => string;
};

/**
 * Saves a document as a list in this browser (docs/product.md, "Saved lists"): under a name that
 * its faction already has, it takes the old list's place and id; under a new name, it renames the
 * list that the player has open. A stored list with another content
 * than the player had before them is replaced only when `over` says so. Every save is noted among
 * the list's versions, the state before it too.
 */
export function saveList(document: RosterDocument, over: SaveOver, places: SavePlaces): SaveResult {
  const { table, archive, catalogue, newId } = places;
  const now = places.nowIso();
  const made = toSavedList(document, catalogue, { id: newId(), createdAt: now, updatedAt: now });
  if (!made.ok) return { ok: false, code: refusalOf(made.codes), findings: made.codes };

  const changed = table.change<Edit>((lists) => edited(lists, document, made.list, over, now, places));
  if (!changed.ok) return changed;
  if (changed.value === null) return { ok: false, code: 'full' };
  if ('asks' in changed.value) {
    const stored = changed.value.asks;
    const isChanged = document.currentName?.trim() === stored.name.trim();
    return { ok: false, code: 'taken', stored, isChanged };
  }
  const { list, replaced } = changed.value;
  void archive.noteSave(list, replaced, now);
  return { ok: true, list, ...(replaced === null ? {} : { replaced }) };
}

/**
 * The lists after a save. Null: the old list says more than can be read, and could not be set
 * aside.
 */
type Edit =
  { readonly asks: SavedList } | { readonly list: SavedList; readonly replaced: SavedList | null } | null;

function edited(
  lists: readonly StoredList[],
  document: RosterDocument,
  made: SavedList,
  over: SaveOver,
  now: string,
  { texts, catalogue, newId }: SavePlaces,
): { readonly lists: readonly StoredList[]; readonly value: Edit } {
  const old = listToReplace(lists, made) ?? renamedFrom(lists, document, catalogue);
  const isUnseen =
    old !== null &&
    !isSameContent(old.list, made) &&
    !standsOn(document, documentFromSavedList(old.list, catalogue));
  if (isUnseen && over === 'ask') return { lists, value: { asks: old.list } };
  if (isUnseen && over === 'keep-both') {
    const inserted = insertCopy(lists, made, newId, now);
    return { lists: inserted.lists, value: { list: inserted.list, replaced: null } };
  }
  // Units that could not be read are in the stored value only: it must not be written over for
  // good.
  const isKept =
    old === null || old.isWhole || setAside(texts, storageKeys.armyListsSetAside, [old.raw], now);
  if (!isKept) return { lists, value: null };
  const list = old === null ? made : { ...made, id: old.list.id, created_at: old.list.created_at || now };
  return { lists: putList(lists, list, old), value: { list, replaced: old?.list ?? null } };
}

/**
 * Returns the stored list that the player has open under its former name; null when there is none,
 * or when somebody changed it since: then the new name saves a list of its own.
 */
function renamedFrom(
  lists: readonly StoredList[],
  document: RosterDocument,
  catalogue: Catalogue,
): StoredList | null {
  const { currentName, faction } = document;
  const stored = currentName === null ? null : listToReplace(lists, { name: currentName, faction });
  return stored !== null && standsOn(document, documentFromSavedList(stored.list, catalogue)) ? stored : null;
}

function refusalOf(codes: readonly FindingCode[]): 'name' | 'empty' | 'invalid' {
  if (codes.includes('name-missing')) return 'name';
  return codes.includes('list-empty') ? 'empty' : 'invalid';
}
