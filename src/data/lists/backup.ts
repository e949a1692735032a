import { jsonOf } from '#domain/catalogue/json-of.ts';
import { type ListMarks, parseListMarks } from '#domain/roster/many/list-marks.ts';
import { parseSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import type { StoredList } from './stored-lists.ts';

/**
 * The content of a file of lists. `problems`: the entries that could not be read as lists, counted
 * from 1.
 */
export type ParsedBackup =
  | {
      readonly ok: true;
      readonly lists: readonly SavedList[];
      /** The tags of each list, and if it is pinned or archived, in the order of the lists. */
      readonly marks: readonly ListMarks[];
      readonly problems: readonly number[];
    }
  | { readonly ok: false; readonly reason: 'not-json' | 'not-a-backup' | 'newer-version' };

const FORMAT = 'muster-backup';
const VERSION = 1;

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
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt, lists }, null, 2);
}

/**
 * The lists in a chosen file: our backup, a bare array of saved lists, or the older app's copy of
 * its whole storage (an object with `armyLists`). Entries that cannot be read are named, the rest
 * is taken.
 */
export function parseBackup(text: string): ParsedBackup {
  const value = jsonOf(text);
  if (value === undefined) return { ok: false, reason: 'not-json' };
  if (isRecord(value) && value['format'] === FORMAT && Number(value['version']) > VERSION) {
    return { ok: false, reason: 'newer-version' };
  }
  const entries = entriesOf(value);
  if (entries === null) return { ok: false, reason: 'not-a-backup' };
  const parsed = entries.map((entry) => parseSavedList(entry));
  const isList = (_entry: unknown, at: number) => parsed[at]?.ok === true;
  return {
    ok: true,
    lists: parsed.flatMap((one) => (one.ok ? [one.list] : [])),
    marks: entries
      .filter(isList)
      .map((entry) => parseListMarks(isRecord(entry) ? entry['marks'] : undefined)),
    problems: parsed.flatMap((one, at) => (one.ok && one.dropped === 0 ? [] : [at + 1])),
  };
}

function entriesOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (!isRecord(value)) return null;
  const inside = value['format'] === FORMAT ? value['lists'] : value['armyLists'];
  const entries = typeof inside === 'string' ? jsonOf(inside) : inside;
  return Array.isArray(entries) ? (entries as readonly unknown[]) : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
