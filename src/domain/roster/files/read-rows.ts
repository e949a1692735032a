import { normaliseFactionId } from '#domain/catalogue/faction-id.ts';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { findSentUnit } from '#domain/catalogue/lookup.ts';
import { parseCsv } from '#domain/catalogue/import/parse-csv.ts';
import type { Catalogue, FactionId } from '#domain/catalogue/types.ts';
import { emptyDocument, MAX_QUANTITY } from '../document.ts';
import { likeliestFaction } from '../likeliest-faction.ts';
import { number, text } from '../saved-unit.ts';
import { inOneLine } from '../text/text-export.ts';
import type { MissedLine } from '../text/text-import.ts';
import type { Entry, RosterDocument } from '../types.ts';
import * as v from 'valibot';

/** Most units of all lists in a table. */
const MOST_ROWS = 5000;

/** Characters of a list's name, as in a link. */
const LONGEST_NAME = 200;

/** Units that a list holds, as in a link. */
export const MOST_UNITS = 200;

/** One unit of a table of lists (`listSheet`); a column that is missing has its default. */
const rowFields = v.object({
  id: v.fallback(text, ''),
  name: v.fallback(text, ''),
  quantity: v.fallback(number, 1),
  points: v.fallback(number, 0),
  command: v.fallback(number, 0),
  high_command: v.fallback(text, ''),
  faction_id: v.fallback(text, ''),
  list: v.fallback(text, ''),
});
type Row = v.InferOutput<typeof rowFields>;

/** A list out of a table, with the rows that name no unit of the catalogue. */
type TabledList = { readonly document: RosterDocument; readonly missed: readonly MissedLine[] };

/**
 * Reads the lists of a table as `csvOf` writes it, or as a spreadsheet saved it again. Null when it
 * lacks the columns `id` or `name`, and `quantity`; `too-many` over 5,000 rows.
 */
export function readListCsv(csv: string, catalogue: Catalogue): readonly TabledList[] | 'too-many' | null {
  const table = parseCsv(csv);
  if (!table.ok) return null;
  const [head, ...rows] = table.rows;
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const isNamed = columns.includes('id') || columns.includes('name');
  if (!isNamed || !columns.includes('quantity')) return null;
  if (rows.length > MOST_ROWS) return 'too-many';
  const records = rows.map(({ cells }) =>
    Object.fromEntries(columns.map((column, at) => [column, unguarded(cells[at] ?? '')])),
  );
  return readListRows(records, catalogue);
}

/** Takes off the apostrophe that keeps a spreadsheet from running a text. */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/u, '');
}

/** Reads the lists of rows out of JSON, as `jsonOf` writes them. Null when none is a unit. */
export function readListRows(values: readonly unknown[], catalogue: Catalogue): readonly TabledList[] | null {
  if (values.length > MOST_ROWS) return null;
  const lists = new Map<string, Row[]>();
  for (const value of values) {
    if (!isRecord(value) || 'units' in value) continue;
    const read = v.parse(rowFields, value);
    if (read.id === '' && read.name === '') continue;
    const key = JSON.stringify([read.faction_id, read.list]);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [read]);
    else if (list.length < MOST_UNITS) list.push(read);
  }
  const read = [...lists.values()].flatMap((rows) => listOf(rows, catalogue) ?? []);
  return read.length === 0 ? null : read;
}

function listOf(rows: readonly Row[], catalogue: Catalogue): TabledList | null {
  const { faction_id = '', list = '' } = rows[0] ?? {};
  const faction =
    normaliseFactionId(faction_id, catalogue) ??
    likeliestFaction(
      catalogue,
      (id) =>
        rows.filter((row) => findSentUnit(catalogue, id, { id: row.id, name: row.name }) !== null).length,
    );
  if (faction === null) return null;
  const entries = new Map<string, Entry>();
  const missed: MissedLine[] = [];
  for (const each of rows) {
    const entry = entryOf(each, faction, catalogue);
    const { unitId, quantity: copies, foreign } = entry;
    if (copies === 0) continue;
    if (foreign !== undefined)
      missed.push({ name: foreign.name, quantity: copies, isKept: true, isCounted: true });
    const quantity = Math.min(MAX_QUANTITY, (entries.get(unitId)?.quantity ?? 0) + copies);
    entries.set(unitId, { ...entry, quantity });
  }
  if (entries.size === 0) return null;
  const name = inOneLine(list).slice(0, LONGEST_NAME);
  return { document: { ...emptyDocument(faction), name, entries: [...entries.values()] }, missed };
}

function entryOf(row: Row, faction: FactionId, catalogue: Catalogue): Entry {
  const sent = { id: row.id || row.name, name: row.name || row.id };
  const quantity = Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(row.quantity)));
  const unit = findSentUnit(catalogue, faction, sent);
  if (unit !== null) return { unitId: unit.id, quantity };
  return { unitId: sent.id, quantity, foreign: foreignOf(row, sent.name, Math.max(1, quantity)) };
}

function foreignOf({ points, command, high_command }: Row, name: string, copies: number) {
  return {
    name,
    points: Math.round(points / copies),
    command: Math.round(command / copies),
    highCommand: /^(?:yes|true|1)$/iu.test(high_command),
    keywords: [],
  };
}
