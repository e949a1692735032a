import { reportWrite } from '#components/refused-write/report-write.ts';
import { listMarksStore, type Marked } from '#data/lists/list-marks-store.ts';
import type { ListMarks } from '#domain/roster/many/list-marks.ts';

/** Changes the marks of lists; reports when storage is full, and returns false then. */
export function changeMarks(
  lists: readonly Marked[],
  change: (marks: ListMarks, now: number) => ListMarks,
  onMarked: () => void,
): boolean {
  const written = listMarksStore.getState().change(lists, change);
  if (!reportWrite(written, 'marks')) return false;
  onMarked();
  return true;
}
