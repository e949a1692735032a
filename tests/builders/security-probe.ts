import type { Param } from '#server/db/database.ts';

export type Statement = readonly [text: string, params: readonly Param[]];
export type Row = Readonly<Record<string, Param>>;

/**
 * The statements that touch one table in each way: an existing row, one to insert, and a column to
 * change.
 */
export type Probe = {
  readonly select: Statement;
  readonly insert: Statement;
  readonly update: Statement;
  readonly delete: Statement;
};

/** The units of a list that is nobody's matter. */
export const UNITS = JSON.stringify([{ id: 'a', name: 'A', pointsCost: 10, quantity: 1 }]);

/** Touches the row that the columns of `key` find. `set` is the assignment of an update. */
export function probe(table: string, key: Row, insert: Statement, set: string): Probe {
  const where = Object.keys(key).map((name, at) => `${name} = $${String(at + 1)}`);
  const found = `where ${where.join(' and ')}`;
  const params = Object.values(key);
  return {
    select: [`select 1 from ${table} ${found}`, params],
    insert,
    update: [`update ${table} set ${set} ${found}`, params],
    delete: [`delete from ${table} ${found}`, params],
  };
}

/** Inserts a row; `rest` is what follows, for example ` returning id`. */
export function insertInto(table: string, row: Row, rest = ''): Statement {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${String(at + 1)}`);
  return [
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})${rest}`,
    Object.values(row),
  ];
}
