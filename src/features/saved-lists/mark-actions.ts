import { plural, t } from '@lingui/core/macro';
import { changeMarks } from '#components/list-notes/change-marks.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import type { Findable } from '#domain/roster/many/find-lists.ts';
import { type ListMarks, valuesOf, withMark } from '#domain/roster/many/list-marks.ts';
import { toast } from '#ui/toast/toast.tsx';

/** A saved list of the dialog with its marks, and the ids under which they are kept. */
export type MarkedList = Findable & { readonly ids: readonly string[] };

/** Called once marks have changed, to send them on. */
export type OnMarked = () => void;

/** Puts lists at the top, or back into their place. */
export function pinLists(lists: readonly MarkedList[], isPinned: boolean, onMarked: OnMarked): void {
  changeMarks(lists, (marks, now) => withMark(marks, 'pinned', isPinned, now), onMarked);
}

/** Puts lists into the archive or takes them out, with the way back in the message. */
export function archiveLists(lists: readonly MarkedList[], isArchived: boolean, onMarked: OnMarked): boolean {
  const changed = lists.filter(({ marks }) => valuesOf(marks).archived !== isArchived);
  const archive = (value: boolean) =>
    changeMarks(
      changed.map((one) => ({ ...one, marks: currentMarks(one) })),
      (marks, now) => withMark(marks, 'archived', value, now),
      onMarked,
    );
  if (!archive(isArchived)) return false;
  const count = changed.length;
  toast.success({
    title: isArchived
      ? t`${plural(count, { one: '# list archived', other: '# lists archived' })}`
      : t`${plural(count, { one: '# list is back from the archive', other: '# lists are back from the archive' })}`,
    action: { label: t`Undo`, onPress: () => void archive(!isArchived) },
  });
  return true;
}

/** The marks as they are when an action is taken back: other choices may have followed it. */
function currentMarks({ ids, marks }: MarkedList): ListMarks {
  const { byId } = listMarksStore.getState();
  return ids.map((id) => byId.get(id)).find((found) => found !== undefined) ?? marks;
}
