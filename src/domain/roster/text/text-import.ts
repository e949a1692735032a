import { normaliseFactionId } from '#domain/catalogue/faction-id.ts';
import { findUnit } from '#domain/catalogue/lookup.ts';
import type { Catalogue, FactionId } from '#domain/catalogue/types.ts';
import { emptyDocument, MAX_QUANTITY } from '../document.ts';
import { likeliestFaction } from '../likeliest-faction.ts';
import { isNoUnit, type Line, LONGEST_ROW, plainRows, takeApart } from './text-import-lines.ts';
import type { Entry, RosterDocument } from '../types.ts';

/**
 * A line that names no unit of the catalogue. `isKept`: it is in the list as it was written;
 * `isCounted`: it says how many, so that it was meant as a unit.
 */
export type MissedLine = {
  readonly name: string;
  readonly quantity: number;
  readonly isKept: boolean;
  readonly isCounted: boolean;
};

/**
 * The result of reading a pasted text. `unknown`: units that the catalogue does not know; they are
 * in the list as they were written. `missed`: the lines that name none of its units, these
 * among them.
 */
export type ReadText =
  | {
      readonly ok: true;
      readonly document: RosterDocument;
      readonly unknown: readonly string[];
      readonly missed: readonly MissedLine[];
    }
  | { readonly ok: false; readonly reason: 'empty' | 'no-units' | 'too-large' };

/** Longest text that is looked at, in characters; a list of 200 units takes about 12,000. */
const MAX_TEXT = 100_000;
/** Most lines that are looked at; a list has 200 units at most. */
const MAX_LINES = 400;

/** The rows of a text by what they are. */
type Rows = { readonly title: string; readonly faction: string | null; readonly lines: readonly Line[] };

/**
 * A list out of the text that one of our exports or the older app wrote, or another builder or a
 * hand: a name, a faction, a line for each unit with its quantity before or behind. Names may be in
 * any language; bullets, rules, sections and totals are passed over.
 */
export function parseTextList(text: string, catalogue: Catalogue): ReadText {
  if (text.length > MAX_TEXT) return { ok: false, reason: 'too-large' };
  const rows = plainRows(text).slice(0, MAX_LINES);
  if (!rows.some((row) => /[\p{L}\p{N}]/u.test(row))) return { ok: false, reason: 'empty' };
  const { title, faction: said, lines } = inOneLine(rows, catalogue) ?? inRows(rows, catalogue);
  const faction =
    (said === null ? null : normaliseFactionId(said, catalogue)) ??
    likeliestFaction(
      catalogue,
      (id) => lines.filter(({ name }) => findUnit(catalogue, id, { name }) !== null).length,
    );
  if (faction === null) return { ok: false, reason: 'no-units' };
  return documentOf(title === 'Untitled List' ? '' : title, faction, lines, catalogue);
}

/** A row for each thing: the name first or missing, the faction anywhere. */
function inRows(rows: readonly string[], catalogue: Catalogue): Rows {
  // Our own exports have the faction second, whatever the name looks like.
  const second = factionSaid(rows[1] ?? '');
  const named = second === null ? rows.findIndex((row) => factionOfRow(row, catalogue) !== null) : 1;
  const first = takeApart(rows[0] ?? '');
  const isTitled = second !== null || (named !== 0 && !isUnit(first, catalogue) && !isNoUnit(rows[0] ?? ''));
  return {
    title: isTitled ? titleOf(rows[0] ?? '', second !== null) : '',
    faction: named === -1 ? null : factionOfRow(rows[named] ?? '', catalogue),
    lines: rows.filter((row, at) => at !== named && (at !== 0 || !isTitled) && !isNoUnit(row)).map(takeApart),
  };
}

/** Returns the name of a list, without the sum and the rules that others write around it. */
function titleOf(row: string, isOurs: boolean): string {
  return isOurs
    ? row
    : row
        .slice(0, LONGEST_ROW)
        .replace(/^[\s+=#*~_-]+|[\s+=#*~_-]+$/gu, '')
        .replace(/[\s([:–—-]*\d{1,4}\s*(?:pts?|points|puntos)\b[\])\s]*$/iu, '');
}

const ONE_LINE = /^(?<title>.*) \((?<faction>[^()]*), \d+ pts, \d+ CP(?:, ⚠ [^)]*)?\): (?<units>.*)$/u;

/** Characters of the one line that are looked at: 200 units take about 6,000. */
const LONGEST_ONE_LINE = 20_000;

/** The list of our export for chats; null for any other text. */
function inOneLine(rows: readonly string[], catalogue: Catalogue): Rows | null {
  const groups =
    rows.length === 1 ? ONE_LINE.exec((rows[0] ?? '').slice(0, LONGEST_ONE_LINE))?.groups : undefined;
  if (groups === undefined) return null;
  const { title = '', faction = '', units = '' } = groups;
  const pieces = units.split(', ').slice(0, MAX_LINES);
  const lines: Line[] = [];
  while (pieces.length > 0) {
    // Some units have a comma in their name.
    const most = [3, 2, 1].find((count) => {
      const { name } = takeApart(pieces.slice(0, count).join(', '));
      return isInCatalogue(name, catalogue);
    });
    lines.push(takeApart(pieces.splice(0, most ?? 1).join(', ')));
  }
  return { title, faction, lines };
}

function documentOf(
  name: string,
  faction: FactionId,
  lines: readonly Line[],
  catalogue: Catalogue,
): ReadText {
  const entries = new Map<string, Entry>();
  const unknown: string[] = [];
  const missed: MissedLine[] = [];
  for (const line of lines) {
    const { quantity: copies } = line;
    const unit = findUnit(catalogue, faction, { name: line.name });
    const isKept = line.points !== null;
    if (unit === null)
      missed.push({ name: line.name, quantity: copies, isKept, isCounted: line.hasQuantity });
    // A line without points that is no unit is a heading, or chat around the list.
    if (unit === null && !isKept) continue;
    if (unit === null) unknown.push(line.name);
    const unitId = unit?.id ?? line.name;
    const quantity = Math.min(MAX_QUANTITY, (entries.get(unitId)?.quantity ?? 0) + copies);
    entries.set(
      unitId,
      unit === null ? { unitId, quantity, foreign: foreignOf(line) } : { unitId, quantity },
    );
  }
  if (entries.size === new Set(unknown).size) return { ok: false, reason: 'no-units' };
  const document = { ...emptyDocument(faction), name, entries: [...entries.values()] };
  return { ok: true, document, unknown, missed };
}

function foreignOf({ name, points, quantity, command, highCommand }: Line) {
  return { name, points: Math.round((points ?? 0) / quantity), command, highCommand, keywords: [] };
}

/** Returns the faction in `Faction: Northern Tribes`; null for any other row. */
function factionSaid(row: string): string | null {
  return (
    /^(?:faction|facción|faccion|army|armée|ejército|ejercito)\s*:\s*(?<name>.+)$/iu.exec(row)?.groups?.[
      'name'
    ] ?? null
  );
}

/** `Faction: Northern Tribes`, or the faction's name alone. */
function factionOfRow(row: string, catalogue: Catalogue): string | null {
  const said = factionSaid(row);
  if (said !== null) return said;
  const isName = catalogue.factions.some(({ name, names }) =>
    [name, ...Object.values(names)].some((each) => each.toLowerCase() === row.toLowerCase()),
  );
  return isName ? row : null;
}

/** True for the first row when it is no title: a unit of any faction, or one with a quantity. */
function isUnit({ name, points, hasQuantity }: Line, catalogue: Catalogue): boolean {
  return (hasQuantity && points !== null) || isInCatalogue(name, catalogue);
}

function isInCatalogue(name: string, catalogue: Catalogue): boolean {
  return catalogue.factions.some(({ id }) => findUnit(catalogue, id, { name }) !== null);
}
