/** The saved lists as one tab of a browser has them, for tests. */
import { createListArchive } from '#data/lists/list-archive.ts';
import { createSavedListsStore } from '#data/lists/create-saved-lists-store.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';
import { memoryHistoryDb } from './memory-history-db.ts';
import { smallCatalogue } from './catalogue.ts';

const catalogue = smallCatalogue();

/** A store over the browser's storage; ids and instants count up, so that later saves are newer. */
export function listsTab(browser: FakeBrowser = fakeBrowser(), db = memoryHistoryDb(), name = 'id') {
  let ids = 0;
  let seconds = 0;
  const store = createSavedListsStore({
    texts: browser.openTab(),
    archive: createListArchive(db),
    catalogue,
    newId: () => {
      ids += 1;
      return `${name}-${ids}`;
    },
    nowIso: () => {
      seconds += 1;
      return new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
    },
  });
  return store;
}
