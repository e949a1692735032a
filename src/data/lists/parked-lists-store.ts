import { NO_PARKED, type ParkedLists, parkedText, readParkedText } from '#domain/roster/parked.ts';
import { nowIso } from '#platform/clock.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { createKeptStore } from '../kept-store.ts';

/** The lists that lie beside the drafts of this browser (docs/product.md, "Builder"). */
export const parkedListsStore = createKeptStore<ParkedLists>(
  {
    key: storageKeys.parkedLists,
    setAsideKey: storageKeys.draftsSetAside,
    empty: NO_PARKED,
    write: parkedText,
    read: readParkedText,
  },
  { texts: localTexts, nowIso },
);
