import { isRecord } from '#domain/catalogue/is-record.ts';
import { jsonOf } from '#domain/catalogue/json-of.ts';
import { BACKUP, backupEntries } from '#domain/roster/files/backup-entries.ts';
import { type ListMarks, parseListMarks } from '#domain/roster/many/list-marks.ts';
import { parseSavedList, type SavedList } from '#domain/roster/saved-list.ts';

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

/**
 * The lists in a chosen file: our backup, a bare array of saved lists, or the older app's copy of
 * its whole storage (an object with `armyLists`). Entries that cannot be read are named, the rest
 * is taken.
 */
export function parseBackup(text: string): ParsedBackup {
  const value = jsonOf(text);
  if (value === undefined) return { ok: false, reason: 'not-json' };
  if (isRecord(value) && value['format'] === BACKUP.format && Number(value['version']) > BACKUP.version) {
    return { ok: false, reason: 'newer-version' };
  }
  const entries = backupEntries(value);
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
