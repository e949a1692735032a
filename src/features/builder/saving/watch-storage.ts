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

function askOnceSaved(): void {
  const stop = savedListsStore.subscribe(({ lists }, before) => {
    if (newestOf(lists) <= newestOf(before.lists)) return;
    stop();
    void askToKeep();
  });
}

/** Returns the instant of the last save; empty without lists. */
function newestOf([newest]: readonly SavedList[]): string {
  return newest?.updated_at ?? newest?.created_at ?? '';
}
