import { foldText } from '../fold.ts';
import type { UnitRecord } from '../schema.ts';

/** The columns that say which unit a row is about. */
const KEY_COLUMNS = ['faction_id', 'id'] as const;

/**
 * Columns of facts, with the field of a unit that each fills, in the order of a whole table. Names
 * are `name_<language>`.
 */
export const FACT_COLUMNS = [
  ['name', 'name'],
  ['type', 'type'],
  ['points', 'points'],
  ['availability', 'availability'],
  ['command', 'command'],
  ['high_command', 'highCommand'],
  ['tournament_legal', 'tournamentLegal'],
  ['characteristics', 'characteristics'],
  ['keywords', 'keywords'],
  ['special_rules', 'specialRules'],
  ['companion_of', 'companionOf'],
  ['source', 'source'],
] as const satisfies readonly (readonly [string, keyof UnitRecord])[];

export type FactColumn = (typeof FACT_COLUMNS)[number][0];

/** A title that cannot be used, and why: not a column, there twice, or not there at all. */
export type HeaderFault = { readonly code: 'unknown' | 'doubled' | 'missing'; readonly title: string };

export type Header =
  | { readonly ok: true; readonly columns: readonly string[] }
  | { readonly ok: false; readonly faults: readonly HeaderFault[]; readonly known: readonly string[] };

/**
 * Reads the titles of a table. Capitals and spaces do not matter (`High Command` is
 * `high_command`). A table may leave facts out, never the faction and the id. `languages` are those
 * with names, without English.
 */
export function readHeader(titles: readonly string[], languages: readonly string[]): Header {
  const names = languages.map((language) => `name_${language}`);
  const known = [...KEY_COLUMNS, ...FACT_COLUMNS.map(([column]) => column), ...names];
  const columns = titles.map((title) => foldText(title).replace(/[\s-]+/gu, '_'));
  const faults: HeaderFault[] = [];
  for (const [at, column] of columns.entries()) {
    const title = titles[at] ?? '';
    // Spreadsheets leave untitled columns at the right edge.
    if (column === '') continue;
    if (!known.includes(column)) faults.push({ code: 'unknown', title });
    else if (columns.indexOf(column) < at) faults.push({ code: 'doubled', title });
  }
  for (const title of KEY_COLUMNS) if (!columns.includes(title)) faults.push({ code: 'missing', title });
  return faults.length === 0 ? { ok: true, columns } : { ok: false, faults, known };
}
