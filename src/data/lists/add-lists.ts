import type { SavedList } from '#domain/roster/saved-list.ts';
import type { ListArchive } from './list-archive.ts';
import { insertCopy, insertList } from './list-changes.ts';
import type { ListsTable, Refused } from './lists-table.ts';
import { isSameName } from '#domain/roster/same-list.ts';

/**
 * A list that was added; `missing`: what was to be copied is not there, or cannot be reached, any
 * more.
 */
export type AddResult =
  | { readonly ok: true; readonly list: SavedList }
  | { readonly ok: false; readonly code: 'missing' }
  | Refused;

export type RestoreCounts = {
  /** Lists that came in, `renamed` among them. */
  readonly added: number;
  /** Those that came in under a numbered name, as a differing list had theirs. */
  readonly renamed: number;
  /** Those that were there already, content for content. */
  readonly same: number;
};
export type RestoreResult =
  | ({
      readonly ok: true;
      /** The ids that the lists have now, in the order in which they were given. */
      readonly ids: readonly string[];
    } & RestoreCounts)
  | Refused;

export type AddPlaces = {
  readonly table: ListsTable;
  readonly archive: ListArchive;
  readonly newId: () => string;
  readonly nowIso: () => string;
};

/** Adds a copy of a saved list under a numbered name (`Raid (2)`). */
export function duplicateList(id: string, places: AddPlaces): AddResult {
  const original = places.table.read().find(({ list }) => list.id === id);
  return original === undefined ? { ok: false, code: 'missing' } : addCopy(original.list, places);
}

/**
 * Adds an old state of a list as a list of its own, under a numbered name; the list itself stays as
 * it is.
 */
export async function restoreVersionAsCopy(
  listId: string,
  versionKey: number,
  places: AddPlaces,
): Promise<AddResult> {
  const versions = await places.archive.versionsOf(listId);
  const version = versions.ok ? versions.value.find(({ key }) => key === versionKey) : undefined;
  return version === undefined ? { ok: false, code: 'missing' } : addCopy(version.list, places);
}

/** Brings a deleted list back, under a numbered name when another list has taken its own. */
export async function restoreFromTrash(listId: string, places: AddPlaces): Promise<AddResult> {
  const trash = await places.archive.trash();
  const deleted = trash.ok ? trash.value.find(({ list }) => list.id === listId) : undefined;
  if (deleted === undefined) return { ok: false, code: 'missing' };
  const added = places.table.change((lists) => {
    const inserted = insertList(lists, deleted.list, places.newId);
    return { lists: inserted.lists, value: inserted.list };
  });
  if (!added.ok) return added;
  await places.archive.dropTrash([listId]);
  return { ok: true, list: added.value };
}

/**
 * Brings lists of a backup in beside those that are there, changing none: all of them or, on a full
 * disk, none. `preview` only counts. What was there before is noted as a backup in the history
 * database.
 */
export function restoreLists(
  incoming: readonly SavedList[],
  mode: 'merge' | 'preview',
  places: AddPlaces & { readonly currentText: () => string | null },
): RestoreResult {
  const before = places.currentText();
  const changed = places.table.change((lists) => {
    const counts = { added: 0, renamed: 0, same: 0 };
    const ids: string[] = [];
    const merged = incoming.reduce((present, list) => {
      const isTaken = present.some((stored) => isSameName(stored.list, list));
      const inserted = insertList(present, list, places.newId);
      ids.push(inserted.list.id);
      if (inserted.lists === present) counts.same += 1;
      else counts.added += 1;
      if (isTaken && inserted.lists !== present) counts.renamed += 1;
      return inserted.lists;
    }, lists);
    return { lists: mode === 'preview' ? lists : merged, value: { ...counts, ids } };
  });
  if (!changed.ok) return changed;
  if (mode === 'merge' && before !== null) void places.archive.addBackup(before, places.nowIso());
  return { ok: true, ...changed.value };
}

function addCopy(original: SavedList, places: AddPlaces): AddResult {
  const now = places.nowIso();
  const added = places.table.change((lists) => {
    const inserted = insertCopy(lists, original, places.newId, now);
    return { lists: inserted.lists, value: inserted.list };
  });
  if (!added.ok) return added;
  void places.archive.noteSave(added.value, null, now);
  return { ok: true, list: added.value };
}
