import { loadBackend } from '#platform/backend/backend.ts';
import { collectionKeys } from '#platform/storage/collection-keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { collectionChanges } from './collection-changes.ts';
import { restCollectionTable } from './collection-table.ts';
import { createCollectionSync } from './create-collection-sync.ts';

/** Changes of one count are sent together. */
const TOGETHER_MS = 2_000;
/** A page that comes into view asks again, but not more often than this. */
const SOON_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The collection of this browser on its way to the account and back. One a tab. */
export const collectionSync = createCollectionSync({
  changes: collectionChanges,
  tableOf: (userId) => restCollectionTable(loadBackend, userId),
  later: (work) => {
    clearTimeout(timer);
    timer = setTimeout(work, TOGETHER_MS);
  },
});

/**
 * Keeps the collection and the account's together until the returned function is called: now, when
 * the network comes back, and when the page comes into view.
 */
export function followCollection(userId: string): () => void {
  let askedAt = performance.now();
  const meet = () => {
    askedAt = performance.now();
    void collectionSync.meet(userId);
  };
  const meetIfDue = () => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt > SOON_MS) meet();
  };
  const endings = [
    localTexts.subscribe(collectionKeys.account, collectionSync.reload),
    localTexts.subscribe(collectionKeys.unsent, collectionSync.reload),
  ];
  window.addEventListener('online', meet);
  document.addEventListener('visibilitychange', meetIfDue);
  meet();
  return () => {
    for (const end of endings) end();
    window.removeEventListener('online', meet);
    document.removeEventListener('visibilitychange', meetIfDue);
  };
}
