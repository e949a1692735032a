import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { behindLine, type ShownList } from '#domain/roster/sync/shown-lists.ts';
import { toast } from '#ui/toast/toast.tsx';
import { sayDeleted } from './say-deleted.ts';
import type { Shown } from './use-shown-lists.ts';

/**
 * Deletes a line: every cloud list of its name and faction, and this device's (docs/product.md,
 * "Cloud lists"), with the way back.
 */
export function useDeleteLine({ sync, cloud, local }: Shown) {
  const { t } = useLingui();
  const [needsForGood, setNeedsForGood] = useState<ShownList | null>(null);

  const run = async (line: ShownList, forGood = false) => {
    const behind = behindLine(line, { cloud, local });
    try {
      // A save that never came to the cloud has no list there to be deleted.
      const dropped =
        line.pending !== null && line.cloud === null ? await sync.drop(line.pending.listId) : null;
      const removed = await sync.remove(behind.cloud, { forGood, kept: behind.local });
      if (!removed.ok || dropped?.ok === false) {
        setNeedsForGood(line);
        return;
      }
      const isKept = removed.results.some(({ kind }) => kind === 'refused' || kind === 'kept');
      const ids = isKept ? [] : behind.local.map(({ id }) => id);
      const here = ids.length === 0 ? null : await savedListsStore.getState().deleteLists(ids, { forGood });
      if (here?.ok === false) toast.error({ title: t`An error occurred while deleting the lists` });
      else sayDeleted(line.list.name, removed.results, () => void undo());
    } catch {
      toast.error({ title: t`An error occurred while deleting the lists` });
    }

    async function undo() {
      await sync.undoRemove(behind.cloud);
      for (const { id } of behind.local) await savedListsStore.getState().restoreFromTrash(id);
      toast.success({ title: t`“${line.list.name}” is back` });
    }
  };
  return {
    needsForGood,
    forget: () => setNeedsForGood(null),
    run: (line: ShownList) => void run(line),
    runForGood: () => needsForGood !== null && void run(needsForGood, true),
  };
}
