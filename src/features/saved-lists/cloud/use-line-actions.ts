import { useLingui } from '@lingui/react/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { copyName } from '#domain/roster/names.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';
import { toast } from '#ui/toast/toast.tsx';
import { loadLine } from './load-line.ts';
import { sayUploads } from './say-uploads.ts';
import type { Shown } from './use-shown-lists.ts';

/** Returns the actions of a line's buttons, with their messages. */
export function useLineActions({ sync, lines, cloud }: Shown, onClose: () => void) {
  const { t } = useLingui();
  const load = (line: ShownList) => {
    const takeBack = loadLine(line, sync);
    onClose();
    toast.success({
      title: t`“${line.list.name}” loaded`,
      action: undoAction(t`Undo`, takeBack),
    });
  };
  const sayCopied = (name: string) => toast.success({ title: t`Copied as “${name}”` });
  const duplicate = async ({ list, place }: ShownList) => {
    if (place === 'local') {
      const result = savedListsStore.getState().duplicateList(list.id);
      if (result.ok) sayCopied(result.list.name);
      else toast.error({ title: t`The list could not be copied`, description: t`Nothing was changed.` });
      return;
    }
    const taken = lines.map((line) => line.list.name);
    const name = copyName(list.name, taken);
    const answer = await sync.add({ ...list, name });
    if (answer.kind === 'refused') toast.error({ title: t`Failed to save list to cloud` });
    else sayCopied(name);
  };
  const upload = async (chosen: readonly ShownList[]) => {
    const answers = [];
    for (const { list } of chosen) {
      const answer = await sync.save({ list, cloud, draftId: draftOf(list.id) });
      answers.push(answer);
    }
    sayUploads(answers);
  };
  return { load, duplicate, upload };
}

/** The draft of this tab when it is this list: from now on it stands on the cloud's. */
function draftOf(listId: string): string | null {
  const { draftId, history } = draftStore.getState();
  return history.document.savedId === listId ? draftId : null;
}
