import type { Catalogue } from '#domain/catalogue/types.ts';
import { type SavedList, toSavedList } from '#domain/roster/saved-list.ts';
import type { FindingCode, RosterDocument } from '#domain/roster/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import type { ListArchive } from './list-archive.ts';
import { listToReplace, putList } from './list-changes.ts';
import type { ListsTable, Refused } from './lists-table.ts';
import { setAside } from './set-aside.ts';

export type SaveResult =
  | {
      readonly ok: true;
      readonly list: SavedList;
      /** The list of the same name and faction that was there before; it is kept among the versions. */
      readonly replaced?: SavedList;
    }
  | {
      readonly ok: false;
      readonly code: 'name' | 'empty' | 'invalid';
      readonly findings: readonly FindingCode[];
    }
  | Refused;

export type SavePlaces = {
  readonly table: ListsTable;
  readonly texts: Pick<TextStore, 'readText' | 'writeText'>;
  readonly archive: Pick<ListArchive, 'noteSave'>;
  readonly catalogue: Catalogue;
  readonly newId: () => string;
  readonly nowIso: () => string;
};

/**
 * Saves a document as a list in this browser (spec section 5): under a name that its faction already has, it takes the old
 * list's place and id. Every save is noted among the list's versions, the state before it too.
 */
export function saveList(document: RosterDocument, places: SavePlaces): SaveResult {
  const { table, archive, catalogue, newId } = places;
  const now = places.nowIso();
  const made = toSavedList(document, catalogue, { id: newId(), createdAt: now, updatedAt: now });
  if (!made.ok) return { ok: false, code: refusalOf(made.codes), findings: made.codes };

  const changed = table.change((lists) => {
    const old = listToReplace(lists, made.list);
    // Units that could not be read are in the stored value only: it must not be written over for good.
    const isKept =
      old === null || old.isWhole || setAside(places.texts, storageKeys.armyListsSetAside, [old.raw], now);
    if (!isKept) return { lists, value: null };
    const list =
      old === null ? made.list : { ...made.list, id: old.list.id, created_at: old.list.created_at || now };
    return { lists: putList(lists, list, old), value: { list, replaced: old?.list ?? null } };
  });
  if (!changed.ok) return changed;
  if (changed.value === null) return { ok: false, code: 'full' };
  const { list, replaced } = changed.value;
  void archive.noteSave(list, replaced, now);
  return { ok: true, list, ...(replaced === null ? {} : { replaced }) };
}

function refusalOf(codes: readonly FindingCode[]): 'name' | 'empty' | 'invalid' {
  if (codes.includes('name-missing')) return 'name';
  return codes.includes('list-empty') ? 'empty' : 'invalid';
}
