import { nowIso } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { createHistoryDb } from '#platform/storage/history-db.ts';
import { localTexts } from '#platform/storage/local.ts';
import { catalogue } from '../catalogue.ts';
import { createSavedListsStore } from './create-saved-lists-store.ts';
import { createListArchive } from './list-archive.ts';

/** The lists saved in this browser. */
export const savedListsStore = createSavedListsStore({
  texts: localTexts,
  archive: createListArchive(createHistoryDb()),
  // Another release may take its place.
  get catalogue() {
    return catalogue;
  },
  newId,
  nowIso,
});
