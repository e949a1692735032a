import { plural, t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { draftStore } from '#data/lists/draft-store.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { copyName } from '#domain/roster/names.ts';
import { type ShownList, behindLine } from '#domain/roster/sync/shown-lists.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { SaveAnswer } from '#data/cloud/create-cloud-sync.ts';
import type { CloudResult } from '#data/cloud/cloud-sender.ts';
import { copyMarks, duplicateHere, loadList, sayCopied } from '../list-actions.ts';
import { backTitle, deletedTitle } from '../use-delete-lists.ts';
import type { MarkedLine, Shown } from './use-shown-lists.ts';

/** Returns the actions of a line's buttons, with their messages. */
export function useLineActions({ sync, lines, cloud, sendMarks }: Shown, onClose: () => void) {
  // The draft remembers the version in the cloud: a later save replaces only that one.
  const load = (line: MarkedLine) => {
    const { place, cloud: row, pending } = line;
    loadList(line, place, onClose);
    const { draftId } = draftStore.getState();
    if (draftId !== null && row !== null && pending === null) sync.noteLoaded(draftId, row);
  };
  const duplicate = async (original: MarkedLine) => {
    const { list, place } = original;
    if (place === 'local') {
      duplicateHere(original);
      return;
    }
    const taken = lines.map((line) => line.list.name);
    const name = copyName(list.name, taken);
    const saved = await sync.add({ ...list, name });
    if (saved.kind === 'refused') toast.error({ title: t`Failed to save list to cloud` });
    else {
      copyMarks(original, saved.listId);
      sendMarks();
      sayCopied(name);
    }
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
 * Deletes lines: every cloud list of their name and faction, and this device's (docs/product.md,
 * "Cloud lists"), with the way back.
 */
export function useDeleteLines(shown: Shown) {
  const [needsForGood, setNeedsForGood] = useState<readonly MarkedLine[] | null>(null);
  const { mutate } = useMutation({
    mutationFn: async ({ lines, forGood = false }: Doomed) => {
      const gone: DeletedLine[] = [];
      const refused: MarkedLine[] = [];
      for (const line of lines) {
        const deleted = await deleteLine(line, shown, forGood);
        if (deleted === null) refused.push(line);
        else gone.push(deleted);
      }
      if (refused.length > 0) setNeedsForGood(refused);
      sayDeleted(gone, () => void bringBack(gone, shown));
    },
    onError: () => toast.error({ title: t`An error occurred while deleting the lists` }),
  });
  return {
    needsForGood,
    forget: () => setNeedsForGood(null),
    run: (lines: readonly MarkedLine[]) => mutate({ lines }),
    runForGood: () => needsForGood !== null && mutate({ lines: needsForGood, forGood: true }),
  };
}

type Doomed = { readonly lines: readonly MarkedLine[]; readonly forGood?: boolean };

/** A line that was deleted as far as the cloud allowed it, and all lists that were behind it. */
type DeletedLine = ReturnType<typeof behindLine> & {
  readonly line: MarkedLine;
  readonly results: readonly CloudResult[];
};

/** Deletes one line; null where this browser could not bring it back. */
async function deleteLine(line: MarkedLine, shown: Shown, forGood: boolean): Promise<DeletedLine | null> {
  const { sync } = shown;
  const behind = behindLine(line, shown);
  // A save that never came to the cloud has no list there to be deleted.
  const dropped = line.pending !== null && line.cloud === null ? await sync.drop(line.pending.listId) : null;
  const removed = await sync.remove(behind.cloud, { forGood, kept: behind.local });
  if (!removed.ok || dropped?.ok === false) return null;
  const isKept = removed.results.some(({ kind }) => kind === 'refused' || kind === 'kept');
  const ids = isKept ? [] : behind.local.map(({ id }) => id);
  const here = ids.length === 0 ? null : await savedListsStore.getState().deleteLists(ids, { forGood });
  if (here?.ok === false) throw new Error('This device refused to delete the list.');
  return { ...behind, line, results: removed.results };
}

async function bringBack(gone: readonly DeletedLine[], { sync, sendMarks }: Shown): Promise<void> {
  for (const { line, cloud, local } of gone) {
    const ids = await sync.undoRemove(cloud);
    for (const { id } of local) await savedListsStore.getState().restoreFromTrash(id);
    // A list that was gone already is in the cloud under another id.
    listMarksStore.getState().take([{ ids, marks: line.marks }]);
  }
  sendMarks();
  toast.success({ title: backTitle(gone.map(({ line }) => line.list)) });
}

/** Reports the outcome of deleting lists from the cloud, with Undo for those that are gone. */
function sayDeleted(lines: readonly DeletedLine[], undo: () => void): void {
  const has = ({ results }: DeletedLine, kind: CloudResult['kind']) =>
    results.some((result) => result.kind === kind);
  const isFault = ({ results }: DeletedLine) =>
    results.some((result) => result.kind === 'waiting' && result.reason === 'fault');
  const refused = lines.filter((one) => has(one, 'refused'));
  const kept = lines.filter((one) => has(one, 'kept') && !refused.includes(one));
  const gone = lines.filter((one) => !refused.includes(one) && !kept.includes(one));
  const faulty = gone.find(isFault);
  const action = { label: t`Undo`, onPress: undo };
  if (refused.length > 0) toast.error({ title: t`Failed to delete lists from cloud` });
  for (const { line } of kept) {
    toast.warning({ title: t`“${line.list.name}” was changed on another device, so it was kept.` });
  }
  if (faulty !== undefined) {
    const { name } = faulty.line.list;
    toast.error({
      title: t`An error occurred while deleting the lists`,
      description: t`The cloud has an error and still has “${name}”. The deletion will be sent again automatically.`,
      action,
    });
  } else if (gone.length > 0) {
    toast.success({
      title: deletedTitle(gone.map(({ line }) => line.list)),
      ...(gone.some((one) => has(one, 'waiting'))
        ? { description: t`It will be deleted from the cloud once the cloud can be reached.` }
        : {}),
      action,
    });
  }
}
