import { t } from '@lingui/core/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { withNews } from '#data/lists/told-changes.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { withSavedMark } from '#domain/roster/saved-mark.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { MarkedList } from './mark-actions.ts';

/** Makes a list the draft and closes the dialog; the message brings the former list back. */
export function loadList(list: SavedList, place: 'cloud' | 'local', onClose: () => void): void {
  const document = withSavedMark(documentFromSavedList(list, catalogue), place);
  const takeBack = loadDraft(withNews(document, list));
  onClose();
  toast.success({ title: t`“${list.name}” loaded`, action: undoAction(t`Undo`, takeBack) });
}

/** Copies a list of this device, with its tags. */
export function duplicateHere(item: MarkedList): void {
  const result = savedListsStore.getState().duplicateList(item.list.id);
  if (result.ok) {
    copyTags(item, result.list.id);
    sayCopied(result.list.name);
  } else toast.error({ title: t`The list could not be copied`, description: t`Nothing was changed.` });
}

/** Gives a copy the tags of a list; it is neither pinned nor archived. */
export function copyTags({ marks: { tags } }: MarkedList, copyId: string): void {
  if (tags !== undefined) listMarksStore.getState().take([{ ids: [copyId], marks: { tags } }]);
}

/** Reports the name of a copy. */
export function sayCopied(name: string): void {
  toast.success({ title: t`Copied as “${name}”` });
}
