import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CloudResult } from '#data/cloud/cloud-sender.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { behindLine, type ShownList } from '#domain/roster/sync/shown-lists.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { Shown } from './use-shown-lists.ts';

/** Deletes a line: every cloud list of its name and faction, and this device's (spec section 7), with the way back. */
export function useDeleteLine({ sync, cloud, local }: Shown) {
  const { t } = useLingui();
  const [needsForGood, setNeedsForGood] = useState<ShownList | null>(null);

  const say = ({ list }: ShownList, results: readonly CloudResult[], undo: () => void) => {
    const has = (kind: CloudResult['kind']) => results.some((result) => result.kind === kind);
    if (has('refused')) toast.error({ title: t`Failed to delete lists from cloud` });
    else if (has('kept')) {
      toast.warning({
        title: t`“${list.name}” was changed on another device meanwhile, so it was kept.`,
      });
    } else {
      toast.success({
        title: t`"${list.name}" deleted successfully`,
        ...(has('waiting') ? { description: t`It goes from the cloud once that can be reached.` } : {}),
        action: { label: t`Undo`, onPress: undo },
      });
    }
  };
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
      else say(line, removed.results, () => void undo());
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
