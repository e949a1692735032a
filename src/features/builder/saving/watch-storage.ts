import { t } from '@lingui/core/macro';
import { tellFullDatabase } from '#components/refused-write/tell-full-database.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { askToKeep } from '#platform/storage/lasting.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { isPersistent } from '#platform/storage/local.ts';
import { toast } from '#ui/toast/toast.tsx';

let [isTold, isWatching] = [false, false];

/**
 * Announces once, before anything is saved, where this browser will not store it. Elsewhere it asks
 * the browser to keep what is stored as soon as a list is saved, and announces when there is no
 * room.
 */
export function watchStorage(): void {
  if (!isPersistent()) tellMemoryOnly();
  else if (!isWatching) {
    isWatching = true;
    tellFullDatabase();
    askOnceSaved();
  }
}

function tellMemoryOnly(): void {
  if (isTold) return;
  isTold = true;
  toast.warning({
    title: t`This browser’s storage is blocked`,
    description: t`Lists are kept in memory only, until you close or reload this page. Share a list to keep it.`,
  });
}

/** A list may have been saved while this code was fetched. */
function askOnceSaved(): void {
  const look = ({ lists }: { readonly lists: readonly SavedList[] }) => {
    const [newest] = lists;
    if (newest === undefined || !(Date.parse(savedAt(newest)) >= performance.timeOrigin)) return;
    stop();
    void askToKeep();
  };
  const stop = savedListsStore.subscribe(look);
  look(savedListsStore.getState());
}

function savedAt({ updated_at, created_at }: SavedList): string {
  return updated_at ?? created_at;
}
