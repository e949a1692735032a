import { plural, t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { draftStore } from '#data/lists/draft-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { copyName } from '#domain/roster/names.ts';
import { type ShownList, behindLine } from '#domain/roster/sync/shown-lists.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { SaveAnswer } from '#data/cloud/create-cloud-sync.ts';
import type { CloudResult } from '#data/cloud/cloud-sender.ts';
import { duplicateHere, loadList, sayCopied } from '../list-actions.ts';
import type { Shown } from './use-shown-lists.ts';

/** Returns the actions of a line's buttons, with their messages. */
export function useLineActions({ sync, lines, cloud }: Shown, onClose: () => void) {
  // The draft remembers the version in the cloud: a later save replaces only that one.
  const load = ({ list, place, cloud: row, pending }: ShownList) => {
    loadList(list, place, onClose);
    const { draftId } = draftStore.getState();
    if (draftId !== null && row !== null && pending === null) sync.noteLoaded(draftId, row);
  };
  const duplicate = async ({ list, place }: ShownList) => {
    if (place === 'local') {
      duplicateHere(list.id);
      return;
    }
    const taken = lines.map((line) => line.list.name);
    const name = copyName(list.name, taken);
    const saved = await sync.add({ ...list, name });
    if (saved.kind === 'refused') toast.error({ title: t`Failed to save list to cloud` });
    else sayCopied(name);
  };
  const upload = async (chosen: readonly ShownList[]) => {
    const saves = [];
    for (const { list } of chosen) {
      const saved = await sync.save({ list, cloud, draftId: draftOf(list.id) });
      saves.push(saved);
    }
    sayUploads(saves);
  };
  return { load, duplicate, upload };
}

/** The draft of this tab when it is this list: from now on it stands on the cloud's. */
function draftOf(listId: string): string | null {
  const { draftId, history } = draftStore.getState();
  return history.document.savedId === listId ? draftId : null;
}

/** Reports the outcome of uploading lists to the cloud. */
function sayUploads(saves: readonly SaveAnswer[]): void {
  const count = (kind: SaveAnswer['kind']) => saves.filter((saved) => saved.kind === kind).length;
  const [saved, waiting, failed] = [count('saved'), count('waiting'), count('refused') + count('conflict')];
  if (saved === 1 && saves.length === 1) toast.success({ title: t`List saved to cloud successfully!` });
  else if (saved > 0) {
    toast.success({
      title: t`${plural(saved, { one: '# list saved to the cloud', other: '# lists saved to the cloud' })}`,
    });
  }
  if (waiting > 0) {
    toast.warning({
      title: t`${plural(waiting, { one: '# list is waiting for the cloud', other: '# lists are waiting for the cloud' })}`,
      description: t`The cloud cannot be reached now. Unsent changes are kept on this device and will be sent automatically.`,
    });
  }
  if (failed > 0) {
    toast.error({
      title: t`Failed to save list to cloud`,
      description: t`Unsent changes are at the top of your saved lists.`,
    });
  }
}

/**
 * Deletes a line: every cloud list of its name and faction, and this device's (docs/product.md,
 * "Cloud lists"), with the way back.
 */
export function useDeleteLine({ sync, cloud, local }: Shown) {
  const [needsForGood, setNeedsForGood] = useState<ShownList | null>(null);
  const { mutate } = useMutation({
    mutationFn: async ({ line, forGood = false }: { line: ShownList; forGood?: boolean }) => {
      const behind = behindLine(line, { cloud, local });
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
      if (here?.ok === false) throw new Error('This device refused to delete the list.');
      sayDeleted(line.list.name, removed.results, () => void undo());

      async function undo() {
        await sync.undoRemove(behind.cloud);
        for (const { id } of behind.local) await savedListsStore.getState().restoreFromTrash(id);
        toast.success({ title: t`“${line.list.name}” is back` });
      }
    },
    onError: () => toast.error({ title: t`An error occurred while deleting the lists` }),
  });
  return {
    needsForGood,
    forget: () => setNeedsForGood(null),
    run: (line: ShownList) => mutate({ line }),
    runForGood: () => needsForGood !== null && mutate({ line: needsForGood, forGood: true }),
  };
}

/** Reports the outcome of deleting a list from the cloud, with Undo. */
function sayDeleted(name: string, results: readonly CloudResult[], undo: () => void): void {
  const has = (kind: CloudResult['kind']) => results.some((result) => result.kind === kind);
  if (has('refused')) toast.error({ title: t`Failed to delete lists from cloud` });
  else if (has('kept')) {
    toast.warning({
      title: t`“${name}” was changed on another device, so it was kept.`,
    });
  } else if (results.some((result) => result.kind === 'waiting' && result.reason === 'fault')) {
    toast.error({
      title: t`An error occurred while deleting the lists`,
      description: t`The cloud has an error and still has “${name}”. The deletion will be sent again automatically.`,
      action: { label: t`Undo`, onPress: undo },
    });
  } else {
    toast.success({
      title: t`"${name}" deleted successfully`,
      ...(has('waiting')
        ? { description: t`It will be deleted from the cloud once the cloud can be reached.` }
        : {}),
      action: { label: t`Undo`, onPress: undo },
    });
  }
}
