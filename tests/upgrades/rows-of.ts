import type { Database } from '#server/db/database.ts';

/** The rows of each table by its name, such as `public.army_lists`. */
export type AllRows = ReadonlyMap<string, readonly Row[]>;
export type Row = Readonly<Record<string, unknown>>;

const TABLES = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'muster', 'private', 'public', 'supabase_migrations')
  order by 1, 2`;

/** Reads every row of the server's tables, columns as JSON. */
export function rowsOf(database: Database): Promise<AllRows> {
  return database.withOwner(async ({ query }) => {
    const { rows: tables } = await query(TABLES);
    const all = new Map<string, readonly Row[]>();
    for (const { schema, name } of tables) {
      const table = `${String(schema)}.${String(name)}`;
      const { rows } = await query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);
      all.set(
        table,
        rows.map(({ row }) => row as Row),
      );
    }
    return all;
  });
}

/**
 * The columns of a table that a migration is meant to fill again: they follow from other rows. Null
 * for a table that was given up, whose rows live on elsewhere.
 */
export type Rewritten = ReadonlyMap<string, readonly string[] | null>;

/**
 * The rows of `before` of which no row of `after` has the same values. Columns that came since do
 * not count, nor does what was meant to be rewritten.
 */
export function lostRows(
  before: AllRows,
  after: AllRows,
  rewritten: Rewritten,
): readonly { table: string; row: Row }[] {
  return [...before].flatMap(([table, rows]) => {
    const passed = rewritten.get(table) ?? [];
    if (rewritten.get(table) === null) return [];
    return rows
      .map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !passed.includes(column))))
      .filter((row) => !(after.get(table) ?? []).some((now) => holds(now, row)))
      .map((row) => ({ table, row }));
  });
}

/** Tables without a row. */
export function emptyTables(rows: AllRows): readonly string[] {
  return [...rows].filter(([, all]) => all.length === 0).map(([table]) => table);
}

function holds(now: Row, row: Row): boolean {
  return Object.entries(row).every(
    ([column, value]) => JSON.stringify(now[column]) === JSON.stringify(value),
  );
}
