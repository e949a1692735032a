import { normaliseFactionId } from '../catalogue/faction-id.ts';
import { findUnit } from '../catalogue/lookup.ts';
import type { Catalogue, FactionId } from '../catalogue/types.ts';
import { emptyDocument, MAX_QUANTITY } from './document.ts';
import type { Entry, RosterDocument } from './types.ts';

/**
 * The result of reading a pasted text. `unknown`: units that the catalogue does not know; they are
 * in the list as they were written.
 */
export type ReadText =
  | { readonly ok: true; readonly document: RosterDocument; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly reason: 'empty' | 'no-units' | 'too-large' };

/** Longest text that is looked at, in characters; a list of 200 units takes about 12,000. */
const MAX_TEXT = 100_000;
/** Most lines that are looked at; a list has 200 units at most. */
const MAX_LINES = 400;

/** A line of a list, taken apart. */
type Line = {
  readonly name: string;
  readonly quantity: number;
  /** Of all copies together; null where the line says none. */
  readonly points: number | null;
  readonly command: number;
  readonly highCommand: boolean;
};

/**
 * A list out of the text that `textExport` or the older app wrote, or that somebody typed: a name,
 * a faction, a line for each unit with its quantity before or behind. Names may be in any language;
 * bullets, rules and totals are passed over.
 */
export function parseTextList(text: string, catalogue: Catalogue): ReadText {
  if (text.length > MAX_TEXT) return { ok: false, reason: 'too-large' };
  const rows = text
    .split(/\r?\n/u)
    .map((row) => row.trim())
    .filter((row) => /[\p{L}\p{N}]/u.test(row))
    .slice(0, MAX_LINES);
  if (rows.length === 0) return { ok: false, reason: 'empty' };
  const named = rows.findIndex((row) => factionOfRow(row, catalogue) !== null);
  const title = named === 0 || isUnit(takeApart(rows[0] ?? ''), catalogue) ? '' : (rows[0] ?? '');
  const lines = rows
    .filter((_, at) => at !== named && (at !== 0 || title === ''))
    .filter((row) => !isTotal(row))
    .map(takeApart);
  const faction =
    (named === -1 ? null : factionOfRow(rows[named] ?? '', catalogue)) ?? likeliestFaction(lines, catalogue);
  if (faction === null) return { ok: false, reason: 'no-units' };
  return documentOf(title, faction, lines, catalogue);
}

function documentOf(
  name: string,
  faction: FactionId,
  lines: readonly Line[],
  catalogue: Catalogue,
): ReadText {
  const entries = new Map<string, Entry>();
  const unknown: string[] = [];
  for (const line of lines) {
    const unit = findUnit(catalogue, faction, { name: line.name });
    // A line without points that is no unit is a heading, or chat around the list.
    if (unit === null && line.points === null) continue;
    if (unit === null) unknown.push(line.name);
    const unitId = unit?.id ?? line.name;
    const quantity = Math.min(MAX_QUANTITY, (entries.get(unitId)?.quantity ?? 0) + line.quantity);
    entries.set(
      unitId,
      unit === null ? { unitId, quantity, foreign: foreignOf(line) } : { unitId, quantity },
    );
  }
  if (entries.size === unknown.length) return { ok: false, reason: 'no-units' };
  return { ok: true, document: { ...emptyDocument(faction), name, entries: [...entries.values()] }, unknown };
}

function foreignOf({ name, points, quantity, command, highCommand }: Line) {
  return { name, points: Math.round((points ?? 0) / quantity), command, highCommand, keywords: [] };
}

/** `Faction: Northern Tribes`, or the faction's name alone. */
function factionOfRow(row: string, catalogue: Catalogue): FactionId | null {
  const said = /^(?:faction|facción|faccion)\s*:\s*(?<name>.+)$/iu.exec(row)?.groups?.['name'];
  if (said !== undefined) return normaliseFactionId(said, catalogue);
  const isName = catalogue.factions.some(({ name, names }) =>
    [name, ...Object.values(names)].some((each) => each.toLowerCase() === row.toLowerCase()),
  );
  return isName ? normaliseFactionId(row, catalogue) : null;
}

function isUnit({ name, points }: Line, catalogue: Catalogue): boolean {
  return points !== null || catalogue.factions.some(({ id }) => findUnit(catalogue, id, { name }) !== null);
}

/** The faction that knows most of the lines; null when none knows any. */
function likeliestFaction(lines: readonly Line[], catalogue: Catalogue): FactionId | null {
  const scores = catalogue.factions.map(({ id }) => ({
    id,
    known: lines.filter(({ name }) => findUnit(catalogue, id, { name }) !== null).length,
  }));
  const best = scores.toSorted((one, other) => other.known - one.known)[0];
  return best !== undefined && best.known > 0 ? best.id : null;
}

function isTotal(row: string): boolean {
  return /^(?:total\b|puntos\b.*\btotales|points\b.*\btotaux|faction\s*:)|^[\d\s/]+(?:pts|points|puntos)?$/iu.test(
    row,
  );
}

function takeApart(row: string): Line {
  const number = (pattern: RegExp): number | null => {
    const found = pattern.exec(row)?.groups?.['number'];
    return found === undefined ? null : Number(found);
  };
  const quantity =
    number(/(?:^\W*|\s)(?<number>\d{1,2})\s*[x×](?=\s)/iu) ?? number(/\s[x×]\s*(?<number>\d{1,2})\b/iu) ?? 1;
  const name = row
    .replace(/\((?:[^()]*\d[^()]*)\)/gu, ' ')
    .replace(/\[[^\]]*\]/gu, ' ')
    .replace(/(?:^\W*|\s)\d{1,2}\s*[x×](?=\s)/iu, ' ')
    .replace(/\s[x×]\s*\d{1,2}\b/iu, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return {
    name,
    quantity: Math.min(MAX_QUANTITY, Math.max(1, quantity)),
    points: number(/(?<number>\d{1,4})\s*(?:pts|points|puntos)\b/iu),
    command: number(/(?<number>\d{1,2})\s*CP\b/u) ?? 0,
    highCommand: /\[(?:High Command|HC)\]/iu.test(row),
  };
}
