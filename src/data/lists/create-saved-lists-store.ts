import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Catalogue } from '#domain/catalogue/types.ts';
import { dedupeSavedLists, type SavedList } from '#domain/roster/saved-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import {
  type AddResult,
  duplicateList,
  restoreFromTrash,
  restoreLists,
  type RestoreResult,
  restoreVersionAsCopy,
} from './add-lists.ts';
import { backupText, type MarksOf } from './backup.ts';
import { deleteLists, type DeleteOptions, type DeleteResult } from './delete-lists.ts';
import type { ArchiveResult, DeletedList, ListArchive, ListVersion } from './list-archive.ts';
import { createListsTable } from './lists-table.ts';
import { saveList, type SaveOver, type SaveResult } from './save-list.ts';
import { countSetAside, markSetAsideSeen } from './set-aside.ts';

export type SavedListsState = {
  /**
   * All saved lists, newest first; behind one of the same name and faction older ones are hidden
   * (docs/product.md, "Saved lists").
   */
  readonly lists: readonly SavedList[];
  /** Entries that could not be read and were moved aside. */
  readonly setAsideCount: number;
  /**
   * News that the player has not read yet: entries set aside, and the lists that were rescued from
   * them.
   */
  readonly setAsideNews: { readonly entries: number; readonly rescued: number };
  /** Reads storage again. */
  readonly reload: () => void;
  readonly saveList: (document: RosterDocument, over?: SaveOver) => SaveResult;
  readonly duplicateList: (id: string) => AddResult;
  readonly deleteLists: (ids: readonly string[], options?: DeleteOptions) => Promise<DeleteResult>;
  /** The lists deleted within 30 days, newest first. */
  readonly trash: () => Promise<ArchiveResult<readonly DeletedList[]>>;
  readonly restoreFromTrash: (listId: string) => Promise<AddResult>;
  /** The last 50 saved states of a list, newest first. */
  readonly versionsOf: (listId: string) => Promise<ArchiveResult<readonly ListVersion[]>>;
  readonly restoreVersionAsCopy: (listId: string, versionKey: number) => Promise<AddResult>;
  /** All lists as one file's text, for `parseBackup` to read. */
  readonly exportBackup: (marksOf?: MarksOf) => string;
  /** Brings in the lists that `parseBackup` found. */
  readonly restoreBackup: (lists: readonly SavedList[], mode: 'merge' | 'preview') => RestoreResult;
  /** The player was told of all that is set aside. */
  readonly noteSetAsideSeen: () => void;
  /** The entries that could not be read, as one file's text. */
  readonly exportSetAside: () => string;
};

type ListsPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'subscribe'>;
  readonly archive: ListArchive;
  readonly catalogue: Catalogue;
  readonly newId: () => string;
  readonly nowIso: () => string;
};

/**
 * The store of the lists saved in this browser (docs/product.md, "Saved lists"). Storage is the
 * truth: every change reads it again, as other tabs write there too, and their changes show here.
 */
export function createSavedListsStore(places: ListsPlaces): StoreApi<SavedListsState> {
  const { texts, archive } = places;
  const table = createListsTable({
    texts,
    nowIso: places.nowIso,
    onRead: ({ lists, unread }) => {
      const aside = countSetAside(texts, storageKeys.armyListsSetAside);
      store.setState({
        lists: dedupeSavedLists(lists.map(({ list }) => list)),
        setAsideCount: aside.all + unread.length,
        setAsideNews: { entries: aside.unseen + unread.length, rescued: aside.rescued },
      });
    },
  });
  const all = {
    ...places,
    // Another release of the catalogue may take its place.
    get catalogue() {
      return places.catalogue;
    },
    table,
    currentText: () => texts.readText(storageKeys.armyLists),
  };

  const store = createStore<SavedListsState>()(() => ({
    lists: [],
    setAsideCount: 0,
    setAsideNews: { entries: 0, rescued: 0 },
    reload: () => void table.read(),
    saveList: (document, over = 'ask') => saveList(document, over, all),
    duplicateList: (id) => duplicateList(id, all),
    deleteLists: (ids, options = {}) => deleteLists(ids, options, all),
    trash: archive.trash,
    restoreFromTrash: (listId) => restoreFromTrash(listId, all),
    versionsOf: archive.versionsOf,
    restoreVersionAsCopy: (listId, versionKey) => restoreVersionAsCopy(listId, versionKey, all),
    exportBackup: (marks = () => ({})) => backupText(table.read(), marks, places.nowIso()),
    restoreBackup: (lists, mode) => restoreLists(lists, mode, all),
    noteSetAsideSeen: () => {
      markSetAsideSeen(texts, storageKeys.armyListsSetAside);
      table.read();
    },
    exportSetAside: () => texts.readText(storageKeys.armyListsSetAside) ?? '[]',
  }));

  table.read();
  texts.subscribe(storageKeys.armyLists, () => void table.read());
  return store;
}
