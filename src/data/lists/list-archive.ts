import { parseSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import type { HistoryDb } from '#platform/storage/history-db.ts';
import { isSameContent } from '#domain/roster/same-list.ts';

/** A list as it was saved once. `key` tells versions apart; `savedAt`: ISO 8601 instant. */
export type ListVersion = { readonly key: number; readonly savedAt: string; readonly list: SavedList };
/** A deleted list that can still be brought back. `deletedAt`: ISO 8601 instant. */
export type DeletedList = { readonly deletedAt: string; readonly list: SavedList };
export type ArchiveResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: 'unavailable' | 'full' };

/** Old states of saved lists and deleted lists, over the history database. */
export type ListArchive = {
  /**
   * Notes a save: the new state, and the one before it unless it is already noted (it came from
   * another tab).
   */
  readonly noteSave: (
    saved: SavedList,
    replaced: SavedList | null,
    savedAt: string,
  ) => Promise<ArchiveResult<null>>;
  readonly versionsOf: (listId: string) => Promise<ArchiveResult<readonly ListVersion[]>>;
  readonly putTrash: (lists: readonly SavedList[], deletedAt: string) => Promise<ArchiveResult<null>>;
  readonly trash: () => Promise<ArchiveResult<readonly DeletedList[]>>;
  readonly dropTrash: (listIds: readonly string[]) => Promise<ArchiveResult<null>>;
  readonly addBackup: (text: string, takenAt: string) => Promise<ArchiveResult<null>>;
};

/**
 * The archive of lists in a history database; what is stored there is parsed here, and what cannot
 * be read left out.
 */
export function createListArchive(db: HistoryDb): ListArchive {
  // One save after the other, or two quick ones would not see each other's version.
  let last: Promise<unknown> = Promise.resolve();
  const versionsOf: ListArchive['versionsOf'] = async (listId) => {
    const found = await db.versionsOf(listId);
    if (!found.ok) return found;
    const value = found.value.flatMap(({ key, savedAt, list }) => {
      const parsed = parseSavedList(list);
      return parsed.ok ? [{ key, savedAt, list: parsed.list }] : [];
    });
    return { ok: true, value };
  };
  const noteSave: ListArchive['noteSave'] = async (saved, replaced, savedAt) => {
    const versions = await versionsOf(saved.id);
    if (!versions.ok) return versions;
    const newest = versions.value[0]?.list ?? null;
    const missed = replaced !== null && !isSame(newest, replaced);
    const before = replaced ?? newest;
    return db.addVersions([
      ...(missed
        ? [{ listId: saved.id, savedAt: replaced.updated_at ?? replaced.created_at, list: replaced }]
        : []),
      ...(isSame(before, saved) ? [] : [{ listId: saved.id, savedAt, list: saved }]),
    ]);
  };
  return {
    noteSave: (saved, replaced, savedAt) => {
      const noted = last.then(() => noteSave(saved, replaced, savedAt));
      last = noted;
      return noted;
    },
    versionsOf,
    putTrash: (lists, deletedAt) => db.putTrash(lists.map((list) => ({ listId: list.id, deletedAt, list }))),
    trash: async () => {
      const found = await db.trash();
      if (!found.ok) return found;
      const value = found.value.flatMap(({ deletedAt, list }) => {
        const parsed = parseSavedList(list);
        return parsed.ok ? [{ deletedAt, list: parsed.list }] : [];
      });
      return { ok: true, value };
    },
    dropTrash: db.dropTrash,
    addBackup: (text, takenAt) => db.addBackup({ text, takenAt }),
  };
}

function isSame(one: SavedList | null, other: SavedList): boolean {
  return one !== null && isSameContent(one, other);
}
