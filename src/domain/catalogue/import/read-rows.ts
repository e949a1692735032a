import type { CatalogueFiles } from '../assemble.ts';
import type { UnitRecord } from '../schema.ts';
import { UNIT_TYPES, type TermKind } from '../types.ts';
import { FACT_COLUMNS, type FactColumn } from './import-columns.ts';
import type { CsvRow } from './parse-csv.ts';
import {
  readId,
  readName,
  readNumber,
  readOneOf,
  readWords,
  readYesNo,
  type CellProblem,
  type CellValue,
} from './read-cell.ts';

/** A part of a cell that cannot be used, and where it is. */
export type CellFault = CellProblem & {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly column: string;
  /** The row's id, or its name, or empty. */
  readonly unit: string;
};

/**
 * A row as read: only what its table has columns for. A name of '' means that the language has
 * none.
 */
export type RowDraft = {
  readonly line: number;
  readonly faction: string;
  readonly id: string;
  readonly facts: Readonly<Partial<Record<keyof UnitRecord, unknown>>>;
  readonly names: Readonly<Record<string, string>>;
};

/** The terms that cells are compared with: by kind, as id and English name. */
export type Lexicon = Readonly<Record<TermKind, ReadonlyMap<string, string>>>;

/** The terms of the catalogue's glossary. Special rules may name any kind of term. */
export function lexiconOf({ glossary }: CatalogueFiles): Lexicon {
  const of = (kinds: readonly TermKind[]) =>
    new Map(
      kinds.flatMap((kind) =>
        glossary
          .filter((each) => each.kind === kind)
          .flatMap(({ value }) => value.map((term) => [term.id, term.name] as const)),
      ),
    );
  return {
    characteristics: of(['characteristics']),
    keywords: of(['keywords']),
    'special-rules': of(['states', 'characteristics', 'keywords', 'special-rules']),
    states: of(['states']),
  };
}

/**
 * The text of one column in a row, trimmed and in one spelling of accents; undefined when the row
 * does not reach so far.
 */
export function cellText({ cells }: CsvRow, columns: readonly string[], column: string): string | undefined {
  return cells[columns.indexOf(column)]?.normalize('NFC').trim();
}

/**
 * Reads the fact columns and names of one row. Whether faction and id exist is looked at where all
 * rows are known.
 */
export function readFacts(
  row: CsvRow,
  columns: readonly string[],
  lexicon: Lexicon,
): {
  readonly facts: RowDraft['facts'];
  readonly names: RowDraft['names'];
  readonly faults: readonly CellFault[];
} {
  const unit = cellText(row, columns, 'id') || cellText(row, columns, 'name') || '';
  const facts: Partial<Record<keyof UnitRecord, unknown>> = {};
  const faults: CellFault[] = [];
  for (const [column, field] of FACT_COLUMNS) {
    const cell = cellText(row, columns, column);
    // An empty source says nothing, so it changes nothing.
    if (cell === undefined || (column === 'source' && cell === '')) continue;
    const value = readFact(column, cell, lexicon);
    if (value.ok) facts[field] = value.value;
    else faults.push(...value.problems.map((problem) => ({ line: row.line, column, unit, ...problem })));
  }
  const names: Record<string, string> = {};
  for (const column of columns.filter((each) => each.startsWith('name_'))) {
    const cell = cellText(row, columns, column);
    if (cell === undefined) continue;
    const value: CellValue<string> = cell === '' ? { ok: true, value: '' } : readName(cell);
    if (value.ok) names[column.slice('name_'.length)] = value.value;
    else faults.push(...value.problems.map((problem) => ({ line: row.line, column, unit, ...problem })));
  }
  return { facts, names, faults: [...faults, ...strayCells(row, columns, unit)] };
}

function readFact(column: FactColumn, cell: string, lexicon: Lexicon): CellValue<unknown> {
  switch (column) {
    case 'name':
    case 'source':
      return readName(cell);
    case 'type':
      return readOneOf(cell, UNIT_TYPES);
    case 'points':
      return readNumber(cell, 0, 60);
    case 'availability':
      return readNumber(cell, 1, 3);
    case 'command':
      return readNumber(cell, 0, 3);
    case 'high_command':
    case 'tournament_legal':
      return readYesNo(cell);
    case 'characteristics':
      return readWords(cell, lexicon.characteristics);
    case 'keywords':
      return readWords(cell, lexicon.keywords);
    case 'special_rules':
      return readWords(cell, lexicon['special-rules']);
    case 'companion_of':
      return cell === '' ? { ok: true, value: undefined } : readId(cell);
  }
}

/** Text beside the table nearly always means a comma that should stand in quotes. */
function strayCells({ line, cells }: CsvRow, columns: readonly string[], unit: string): readonly CellFault[] {
  const found = cells.find((cell, at) => (columns[at] ?? '') === '' && cell.trim() !== '');
  if (found === undefined) return [];
  const expected =
    'no text beside the titled columns; a text that holds the separator stands in double quotes';
  return [{ line, column: '', unit, found, expected, suggestion: null }];
}
