import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Deletes lists of this device, with the way back in the message; where the browser has no bin, it
 * asks before deleting for good.
 */
export function useDeleteLists() {
  const [needsForGood, setNeedsForGood] = useState<readonly SavedList[] | null>(null);
  const run = async (lists: readonly SavedList[], forGood = false) => {
    const ids = lists.map(({ id }) => id);
    const result = await savedListsStore.getState().deleteLists(ids, { forGood });
    if (!result.ok) {
      if (result.code === 'no-trash') setNeedsForGood(lists);
      else toast.error({ title: t`An error occurred while deleting the lists` });
      return;
    }
    const kept = lists.filter(({ id }) => !result.deleted.some((one) => one.id === id));
    for (const { name } of kept) {
      toast.warning({ title: t`“${name}” was changed in another tab, so it was kept.` });
    }
    const gone = lists.filter((list) => !kept.includes(list));
    if (gone.length > 0) sayDeleted(gone, result.recoverable);
  };
  return {
    needsForGood,
    forget: () => setNeedsForGood(null),
    run: (lists: readonly SavedList[]) => run(lists),
    runForGood: () => needsForGood !== null && void run(needsForGood, true),
  };
}

function sayDeleted(lists: readonly SavedList[], isRecoverable: boolean): void {
  toast.success({
    title: deletedTitle(lists),
    ...(isRecoverable ? { action: { label: t`Undo`, onPress: () => void restore(lists) } } : {}),
  });
}

/** Returns the message that lists are gone. */
export function deletedTitle(lists: readonly Pick<SavedList, 'name'>[]): string {
  const [first] = lists;
  const count = lists.length;
  return first !== undefined && count === 1
    ? t`"${first.name}" deleted successfully`
    : t`${plural(count, { one: '# list deleted', other: '# lists deleted' })}`;
}

/** Returns the message that lists are back. */
export function backTitle(lists: readonly Pick<SavedList, 'name'>[]): string {
  const [first] = lists;
  const count = lists.length;
  return first !== undefined && count === 1
    ? t`“${first.name}” is back`
    : t`${plural(count, { one: '# list is back', other: '# lists are back' })}`;
}

async function restore(lists: readonly SavedList[]): Promise<void> {
  const back: SavedList[] = [];
  for (const { id } of lists) {
    const result = await savedListsStore.getState().restoreFromTrash(id);
    if (result.ok) back.push(result.list);
  }
  if (back.length > 0) toast.success({ title: backTitle(back) });
  if (back.length < lists.length) toast.error({ title: t`The list could not be brought back` });
}
