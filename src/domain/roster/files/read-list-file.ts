import { isRecord } from '#domain/catalogue/is-record.ts';
import { jsonOf } from '#domain/catalogue/json-of.ts';
import { nearest } from '#domain/catalogue/import/spelling.ts';
import { findUnit } from '#domain/catalogue/lookup.ts';
import type { Catalogue, UnitId } from '#domain/catalogue/types.ts';
import { MAX_QUANTITY } from '../document.ts';
import { documentFromSavedList, parseSavedList, type SavedList } from '../saved-list.ts';
import { type MissedLine, parseTextList } from '../text/text-import.ts';
import type { RosterDocument } from '../types.ts';
import { backupEntries } from './backup-entries.ts';
import { MOST_UNITS, readListCsv, readListRows } from './read-rows.ts';

/** A line that names no unit of its faction, with the unit that it most likely means. */
export type Missed = MissedLine & { readonly near: UnitId | null };

/** A list that was read from a file or a text. */
export type ReadList = {
  readonly document: RosterDocument;
  readonly missed: readonly Missed[];
};

/**
 * The lists of a file. `unread`: entries that are no lists. `too-large`: longer than any file of
 * lists; `too-many`: more lists than anyone has.
 */
export type ReadListFile =
  | { readonly ok: true; readonly lists: readonly ReadList[]; readonly unread: number }
  | { readonly ok: false; readonly reason: 'empty' | 'no-lists' | 'too-large' | 'too-many' };

/** Characters of the longest file: 1,000 lists of 200 units take less. */
const MOST_TEXT = 20_000_000;
const MOST_LISTS = 1000;

/**
 * Reads the lists of a file: JSON of one list, of its units or of many (our backup, the older app's
 * storage), a table, or the text of our exports and of other builders. Never throws.
 */
export function readListFile(text: string, catalogue: Catalogue): ReadListFile {
  if (text.length > MOST_TEXT) return { ok: false, reason: 'too-large' };
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const json = jsonOf(text.replace(/^\uFEFF/u, ''));
  if (typeof json === 'object' && json !== null) return readJson(json, catalogue);
  const tabled = readListCsv(text, catalogue);
  if (tabled === 'too-many') return { ok: false, reason: 'too-many' };
  if (tabled !== null) return found(tabled, 0, catalogue);
  const read = parseTextList(text, catalogue);
  if (read.ok) return found([read], 0, catalogue);
  return { ok: false, reason: read.reason === 'no-units' ? 'no-lists' : read.reason };
}

type Found = { readonly document: RosterDocument; readonly missed: readonly MissedLine[] };

function readJson(json: object, catalogue: Catalogue): ReadListFile {
  if (isRecord(json) && 'units' in json) return readSaved([json], catalogue);
  const entries = backupEntries(json);
  if (entries === null) return { ok: false, reason: 'no-lists' };
  const rows = readListRows(entries, catalogue);
  return rows === null ? readSaved(entries, catalogue) : found(rows, 0, catalogue);
}

function readSaved(entries: readonly unknown[], catalogue: Catalogue): ReadListFile {
  if (entries.length > MOST_LISTS) return { ok: false, reason: 'too-many' };
  const lists = entries.flatMap((entry) => savedOf(entry) ?? []);
  const read = lists.map((list) => {
    const saved = documentFromSavedList({ ...list, units: list.units.slice(0, MOST_UNITS) }, catalogue);
    // A list of its own: nothing that is saved under its id or name is meant.
    const document = { ...saved, savedId: null, currentName: null };
    const missed = saved.entries.flatMap(({ foreign, quantity }) =>
      foreign === undefined ? [] : [{ name: foreign.name, quantity, isKept: true, isCounted: true }],
    );
    return { document, missed };
  });
  const whole = read.filter(({ document }) => document.entries.length > 0);
  return found(whole, entries.length - whole.length, catalogue);
}

/** Reads a list as saved lists and links have it; one without id or name is a list all the same. */
function savedOf(entry: unknown): SavedList | null {
  if (!isRecord(entry)) return null;
  const parsed = parseSavedList({ ...entry, id: 'read', name: NAMELESS });
  if (!parsed.ok) return null;
  const { name } = entry;
  return { ...parsed.list, name: typeof name === 'string' ? name.trim() : '' };
}

const NAMELESS = '-';

function found(read: readonly Found[], unread: number, catalogue: Catalogue): ReadListFile {
  if (read.length === 0) return { ok: false, reason: 'no-lists' };
  return { ok: true, lists: read.map((list) => withNear(list, catalogue)), unread };
}

/** Names of units that a search for a misspelt one looks at, characters. */
const LONGEST_NAME = 60;
/** Missed lines of a list that are told; the rest of a long chat says nothing. */
const MOST_MISSED = 40;

/** Returns a list with the units that its missed lines may mean. */
function withNear({ document, missed }: Found, catalogue: Catalogue): ReadList {
  const units = catalogue.unitsByFaction.get(document.faction) ?? [];
  const byName = new Map(
    units.flatMap((unit) =>
      [unit.name, ...Object.values(unit.names)].map((name) => [name, unit.id] as const),
    ),
  );
  const near = (name: string) =>
    name.length > LONGEST_NAME ? null : (byName.get(nearest(name, byName.keys()) ?? '') ?? null);
  const told = missed.map((line) => ({ ...line, near: near(line.name) }));
  return {
    document,
    missed: told.filter((line) => line.isKept || line.isCounted || line.near !== null).slice(0, MOST_MISSED),
  };
}

/** Returns the list with the unit that a missed line means in its place. */
export function withMeant(list: ReadList, { name, near }: Missed, catalogue: Catalogue): ReadList {
  const { document, missed } = list;
  const unit = near === null ? null : findUnit(catalogue, document.faction, { id: near });
  if (unit === null) return list;
  const line = missed.find((each) => each.name === name);
  const rest = document.entries.filter(({ foreign }) => foreign?.name !== name);
  const there = rest.find(({ unitId }) => unitId === unit.id)?.quantity ?? 0;
  const entry = { unitId: unit.id, quantity: Math.min(MAX_QUANTITY, there + (line?.quantity ?? 1)) };
  const entries = there > 0 ? rest.map((each) => (each.unitId === unit.id ? entry : each)) : [...rest, entry];
  return { document: { ...document, entries }, missed: missed.filter((each) => each.name !== name) };
}
