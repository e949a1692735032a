import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Deletes a list, with the way back in the message; where the browser has no bin, it asks before
 * deleting for good.
 */
export function useDeleteList() {
  const { t } = useLingui();
  const [needsForGood, setNeedsForGood] = useState<SavedList | null>(null);
  const restore = async (listId: string) => {
    const result = await savedListsStore.getState().restoreFromTrash(listId);
    if (result.ok) toast.success({ title: t`“${result.list.name}” is back` });
    else toast.error({ title: t`The list could not be brought back` });
  };
  const run = async (list: SavedList, forGood = false) => {
    const result = await savedListsStore.getState().deleteLists([list.id], { forGood });
    if (!result.ok) {
      if (result.code === 'no-trash') setNeedsForGood(list);
      else toast.error({ title: t`An error occurred while deleting the lists` });
      return;
    }
    if (result.deleted.length === 0) {
      toast.warning({
        title: t`“${list.name}” was changed in another tab meanwhile, so it was kept.`,
      });
      return;
    }
    toast.success({
      title: t`"${list.name}" deleted successfully`,
      ...(result.recoverable ? { action: { label: t`Undo`, onPress: () => void restore(list.id) } } : {}),
    });
  };
  return {
    needsForGood,
    forget: () => setNeedsForGood(null),
    run: (list: SavedList) => run(list),
    runForGood: () => needsForGood !== null && void run(needsForGood, true),
  };
}
