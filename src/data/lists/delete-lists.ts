import type { SavedList } from '#domain/roster/saved-list.ts';
import type { ListArchive } from './list-archive.ts';
import { listsBehind } from './list-changes.ts';
import type { ListsTable, Refused } from './lists-table.ts';
import { isSameContent } from '#domain/roster/same-list.ts';

export type DeleteOptions = {
  /** Delete also when the lists cannot be put into the trash. */
  readonly forGood?: boolean;
};

export type DeleteResult =
  | {
      readonly ok: true;
      /** The deleted lists. A list that another tab changed meanwhile stays. */
      readonly deleted: readonly SavedList[];
      /** False when the lists cannot be brought back. */
      readonly recoverable: boolean;
    }
  /** The browser has no trash, so the lists were left alone: ask, then delete for good. */
  | { readonly ok: false; readonly code: 'no-trash' }
  | Refused;

type DeletePlaces = {
  readonly table: ListsTable;
  readonly archive: Pick<ListArchive, 'putTrash' | 'dropTrash'>;
  readonly nowIso: () => string;
};

/**
 * Deletes saved lists: first into the trash, where they stay for 30 days, then out of storage. With
 * a list go the older ones of the same name and faction that it hides, each into the trash by
 * itself.
 */
export async function deleteLists(
  ids: readonly string[],
  options: DeleteOptions,
  { table, archive, nowIso }: DeletePlaces,
): Promise<DeleteResult> {
  const wanted = listsBehind(table.read(), ids).map(({ list }) => list);
  const trashed = await archive.putTrash(wanted, nowIso());
  if (!trashed.ok && options.forGood !== true) return { ok: false, code: 'no-trash' };

  const changed = table.change((lists) => {
    const isGoing = (list: SavedList) => wanted.some((one) => one.id === list.id && isSameContent(one, list));
    const deleted = lists.filter(({ list }) => isGoing(list));
    const left = deleted.length === 0 ? lists : lists.filter((stored) => !deleted.includes(stored));
    return { lists: left, value: deleted.map(({ list }) => list) };
  });
  const gone = changed.ok ? changed.value.map(({ id }) => id) : [];
  const staying = wanted.map(({ id }) => id).filter((id) => !gone.includes(id));
  if (trashed.ok && staying.length > 0) await archive.dropTrash(staying);
  return changed.ok ? { ok: true, deleted: changed.value, recoverable: trashed.ok } : changed;
}
