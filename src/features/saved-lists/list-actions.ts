import { t } from '@lingui/core/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { withNews } from '#data/lists/told-changes.ts';
import { marksForCopy } from '#domain/roster/many/list-marks.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { withSavedMark } from '#domain/roster/saved-mark.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { MarkedList } from './mark-actions.ts';

/** Makes a list the draft and closes the dialog; the message brings the former list back. */
export function loadList(
  { list, ids, marks }: MarkedList,
  place: 'cloud' | 'local',
  onClose: () => void,
): void {
  const document = withSavedMark(documentFromSavedList(list, catalogue), place);
  const takeBack = loadDraft(withNews(document, list));
  // The builder and paper show the notes: what another device wrote is taken along.
  if (Object.keys(marks).length > 0) listMarksStore.getState().take([{ ids, marks }]);
  onClose();
  toast.success({ title: t`“${list.name}” loaded`, action: undoAction(t`Undo`, takeBack) });
}

/** Copies a list of this device, with its tags and the notes on its units. */
export function duplicateHere(item: MarkedList): void {
  const result = savedListsStore.getState().duplicateList(item.list.id);
  if (result.ok) {
    copyMarks(item, result.list.id);
    sayCopied(result.list.name);
  } else toast.error({ title: t`The list could not be copied`, description: t`Nothing was changed.` });
}

/** Gives a copy of a list what it takes over of the marks. */
export function copyMarks(original: MarkedList, copyId: string): void {
  const marks = marksForCopy(original.marks);
  if (Object.keys(marks).length > 0) listMarksStore.getState().take([{ ids: [copyId], marks }]);
}

/** Reports the name of a copy. */
export function sayCopied(name: string): void {
  toast.success({ title: t`Copied as “${name}”` });
}
