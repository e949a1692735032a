/**
 * The saved lists of the page, for tests: in a browser and a history of their own that a test may
 * limit or damage.
 */
import type { StoreApi } from 'zustand';
import type { SavedListsState } from '#data/lists/create-saved-lists-store.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';
import { listsTab } from './lists-tab.ts';
import { memoryHistoryDb } from './memory-history-db.ts';

type Page = { readonly browser: FakeBrowser; readonly store: StoreApi<SavedListsState> };

const current: { page: Page | null } = { page: null };

/**
 * Stands in for the store's module: `vi.mock('#data/lists/saved-lists-store.ts', async () =>
 * (await import('#tests/builders/saved-lists.ts')).savedListsModule)`.
 */
export const savedListsModule = {
  get savedListsStore(): StoreApi<SavedListsState> {
    return (current.page ?? freshLists()).store;
  },
};

/**
 * Begins with these lists saved, the last one newest. `withoutTrash`: a browser that keeps no
 * history.
 */
export function freshLists(documents: readonly RosterDocument[] = [], { withoutTrash = false } = {}): Page {
  const browser = fakeBrowser();
  const store = listsTab(browser, memoryHistoryDb({ unavailable: withoutTrash }));
  for (const document of documents) store.getState().saveList(document, 'replace');
  current.page = { browser, store };
  return current.page;
}
