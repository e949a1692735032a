import { isRecord } from '#domain/catalogue/is-record.ts';
import { jsonOf } from '#domain/catalogue/json-of.ts';

/** The word by which our files of lists are known, and the newest form of them. */
export const BACKUP = { format: 'muster-backup', version: 1 } as const;

/**
 * Returns what stands for lists in a file: our backup, a bare array of saved lists, or the older
 * app's copy of its whole storage (an object with `armyLists`). Null for anything else.
 */
export function backupEntries(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (!isRecord(value)) return null;
  const inside = value['format'] === BACKUP.format ? value['lists'] : value['armyLists'];
  const entries = typeof inside === 'string' ? jsonOf(inside) : inside;
  return Array.isArray(entries) ? (entries as readonly unknown[]) : null;
}
