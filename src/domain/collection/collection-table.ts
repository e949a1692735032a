import { normaliseFactionId } from '../catalogue/faction-id.ts';
import { type CsvRow, parseCsv } from '../catalogue/import/parse-csv.ts';
import { localName } from '../catalogue/localise.ts';
import { findSentUnit, unitKey } from '../catalogue/lookup.ts';
import type { Catalogue, Language } from '../catalogue/types.ts';
import type { Sheet } from '../units/export.ts';
import { type Collection, copiesOf, MOST_COPIES, withCopies } from './collection.ts';

/** The columns of the table, with the same names in every language. */
const COLUMNS = ['faction_id', 'id', 'name', 'owned', 'painted', 'lent'] as const;
/** More rows than any catalogue has units. */
const MOST_ROWS = 2000;

/** A row that was left out. `line`: of the file, counted from 1. */
export type TableFault = {
  readonly line: number;
  readonly code: 'faction' | 'unit' | 'number';
  /** The text that could not be used. */
  readonly found: string;
};

export type ReadTable =
  | {
      readonly ok: true;
      readonly collection: Collection;
      readonly units: number;
      readonly faults: readonly TableFault[];
    }
  | { readonly ok: false; readonly code: 'no-columns' | 'unclosed-quote' | 'too-long' };

/** Returns a collection as a table to take away, by faction and name. */
export function collectionTable(collection: Collection, catalogue: Catalogue, language: Language): Sheet {
  const rows = Object.keys(collection)
    .map((key) => {
      const unit = catalogue.unitByKey.get(key);
      const [faction = '', id = ''] = key.split('/');
      return { key, faction, id, name: unit === undefined ? id : localName(unit, language) };
    })
    .toSorted(
      (one, other) =>
        one.faction.localeCompare(other.faction, 'en') || one.name.localeCompare(other.name, language),
    );
  return {
    columns: COLUMNS.map((key) => ({ key, label: key })),
    rows: rows.map(({ key, faction, id, name }) => {
      const { owned, painted, lent } = copiesOf(collection, key);
      return [faction, id, name, owned, painted, lent];
    }),
  };
}

/**
 * Reads a table into a collection: its rows replace the numbers of their units, all others stay. A
 * row needs a faction, an id or a name in any language, and `owned`; `painted` and `lent` stay as
 * they are without a column or a value.
 */
export function readCollectionTable(text: string, before: Collection, catalogue: Catalogue): ReadTable {
  const table = parseCsv(text);
  if (!table.ok) return { ok: false, code: table.code };
  const [head, ...rows] = table.rows;
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const isNamed = columns.includes('id') || columns.includes('name');
  if (!columns.includes('faction_id') || !isNamed || !columns.includes('owned')) {
    return { ok: false, code: 'no-columns' };
  }
  if (rows.length > MOST_ROWS) return { ok: false, code: 'too-long' };
  let collection = before;
  const faults: TableFault[] = [];
  for (const row of rows) {
    const read = readRow(row, columns, catalogue);
    if ('code' in read) faults.push(read);
    else collection = withCopies(collection, read.key, read.change);
  }
  return { ok: true, collection, units: rows.length - faults.length, faults };
}

type ReadRow = { readonly key: string; readonly change: Readonly<Record<string, number>> };

function readRow(row: CsvRow, columns: readonly string[], catalogue: Catalogue): ReadRow | TableFault {
  const cell = (column: string) => row.cells[columns.indexOf(column)]?.normalize('NFC').trim() ?? '';
  const fault = (code: TableFault['code'], found: string) => ({ line: row.line, code, found });
  const faction = normaliseFactionId(cell('faction_id'), catalogue);
  if (faction === null) return fault('faction', cell('faction_id'));
  const [id, name] = [cell('id'), cell('name')];
  const unit = findSentUnit(catalogue, faction, { id: id || name, name: name || id });
  if (unit === null) return fault('unit', name || id);
  const numbers = (['owned', 'painted', 'lent'] as const).map((column) => [column, cell(column)] as const);
  const written = numbers.filter(([column, text]) => column === 'owned' || text !== '');
  const wrong = written.find(([, text]) => !/^\d{1,2}$/u.test(text) || Number(text) > MOST_COPIES);
  if (wrong !== undefined) return fault('number', wrong[1]);
  return {
    key: unitKey(faction, unit.id),
    change: Object.fromEntries(written.map(([column, text]) => [column, Number(text)])),
  };
}
