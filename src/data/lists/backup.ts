import { isRecord } from '#domain/catalogue/is-record.ts';
import { BACKUP } from '#domain/roster/files/backup-entries.ts';
import type { ListMarks } from '#domain/roster/many/list-marks.ts';
import type { StoredList } from './stored-lists.ts';

/**
 * All saved lists as the text of one file, each as it is stored, with its marks. `exportedAt`: ISO
 * 8601 instant.
 */
export function backupText(lists: readonly StoredList[], marksOf: MarksOf, exportedAt: string): string {
  return listsText(
    lists.map(({ list, raw }) => withMarks(raw, marksOf(list.id))),
    exportedAt,
  );
}

/** Returns the marks of a list by its id. */
export type MarksOf = (listId: string) => ListMarks;

function withMarks(raw: unknown, marks: ListMarks): unknown {
  return isRecord(raw) && Object.keys(marks).length > 0 ? { ...raw, marks } : raw;
}

/** Lists as the text of one file that `parseBackup` reads. `exportedAt`: ISO 8601 instant. */
export function listsText(lists: readonly unknown[], exportedAt: string): string {
  return JSON.stringify({ ...BACKUP, exportedAt, lists }, null, 2);
}
