import type { ForeignKey, Table } from './schema.ts';
import { type Origin, viewOrigins } from './view-origins.ts';

/** A table or view as the catalogue has it. */
export type RawTable = {
  readonly oid: string;
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly num: number }[];
  /** A view's rule; null for a table. */
  readonly rule: string | null;
};

/** A constraint as the catalogue has it, its columns by their numbers. */
export type RawKey = {
  readonly name: string;
  /** Primary, unique or foreign. */
  readonly kind: 'p' | 'u' | 'f';
  readonly table: string;
  readonly columns: readonly number[];
  readonly foreignTable: string;
  readonly foreignColumns: readonly number[];
};

/**
 * The column of a relation that shows a column of a table, by the table's oid and the column's
 * number.
 */
type Shown = ReadonlyMap<string, string>;

/** The keys of the tables for each served relation; a view counts like its tables. */
export type PlacedKeys = {
  readonly keysOf: (oid: string) => Pick<Table, 'primaryKey' | 'uniques'>;
  /** Between tables first, then those that views take part in. */
  readonly foreignKeys: readonly ForeignKey[];
};

/**
 * Places keys on relations: those of tables, and on views that show all columns of a key (a table
 * need not be served).
 */
export function placeKeys(tables: readonly RawTable[], keys: readonly RawKey[]): PlacedKeys {
  const origins = new Map(tables.map((table) => [table.oid, viewOrigins(table.rule ?? '')]));
  const shown = tables.map((table) => ({ table, columns: shownColumns(table, origins) }));
  const placed = shown.map(({ table, columns }) => {
    const own = keys.flatMap((key) => {
      const names = namesOf(columns, key.table, key.columns);
      return key.kind === 'f' || names === null ? [] : [{ kind: key.kind, names }];
    });
    const primaryKey = own.find(({ kind }) => kind === 'p')?.names ?? [];
    return [table.oid, { primaryKey, uniques: own.map(({ names }) => names) }] as const;
  });
  const keysOf = new Map(placed);
  const foreignKeys = keys.flatMap((key) => {
    if (key.kind !== 'f') return [];
    const from = shown.flatMap((one) => sideOf(one, key.table, key.columns));
    const to = shown.flatMap((one) => sideOf(one, key.foreignTable, key.foreignColumns));
    return from.flatMap((own) => to.map((other) => ({ views: own.views + other.views, key, own, other })));
  });
  return {
    keysOf: (oid) => keysOf.get(oid) ?? { primaryKey: [], uniques: [] },
    foreignKeys: foreignKeys
      .toSorted((a, b) => a.views - b.views)
      .map(({ key, own, other }) => ({
        name: key.name,
        schema: own.table.schema,
        table: own.table.name,
        columns: own.names,
        foreignSchema: other.table.schema,
        foreignTable: other.table.name,
        foreignColumns: other.names,
      })),
  };
}

function sideOf(
  { table, columns }: { readonly table: RawTable; readonly columns: Shown },
  oid: string,
  nums: readonly number[],
) {
  const names = namesOf(columns, oid, nums);
  return names === null ? [] : [{ table, names, views: table.oid === oid ? 0 : 1 }];
}

/** The relation's own names of a table's columns; null when it does not show all of them. */
function namesOf(columns: Shown, oid: string, nums: readonly number[]): readonly string[] | null {
  const names = nums.flatMap((num) => columns.get(`${oid}.${String(num)}`) ?? []);
  return names.length === nums.length && names.length > 0 ? names : null;
}

function shownColumns(table: RawTable, origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>): Shown {
  const columns = new Map<string, string>();
  for (const { name, num } of table.columns) {
    const { table: oid, num: source } = sourceOf({ table: table.oid, num }, origins);
    const place = `${oid}.${String(source)}`;
    if (!columns.has(place)) columns.set(place, name);
  }
  return columns;
}

/** Follows a column through views of views to its table. */
function sourceOf(column: Origin, origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>): Origin {
  const origin = origins.get(column.table)?.get(column.num);
  return origin === undefined ? column : sourceOf(origin, origins);
}
