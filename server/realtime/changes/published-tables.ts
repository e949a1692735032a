import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import type { ColumnTypes } from './change-filter.ts';

/** A table whose changes clients may follow. */
export type PublishedTable = {
  readonly oid: number;
  readonly schema: string;
  readonly name: string;
  /** In the table's order, with the types that clients parse values by. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly types: ColumnTypes;
  /** The primary key; empty without one. */
  readonly key: readonly string[];
  readonly hasRowSecurity: boolean;
  /** True with REPLICA IDENTITY FULL: old rows are sent whole. */
  readonly isFull: boolean;
};

const rowSchema = v.object({
  oid: v.number(),
  schema: v.string(),
  name: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string(), sql: v.string(), isKey: v.boolean() })),
  secured: v.boolean(),
  full: v.boolean(),
});

const TABLES = `
  select c.oid, n.nspname::text as schema, c.relname::text as name,
    c.relrowsecurity as secured, c.relreplident = 'f' as full,
    (
      select json_agg(json_build_object('name', a.attname, 'type', t.typname, 'sql', format_type(a.atttypid, a.atttypmod),
        'isKey', coalesce(a.attnum = any(i.indkey), false)) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where p.pubname = 'supabase_realtime' and p.schemaname = $1 and ($2::text is null or p.tablename = $2)`;

/** Reads the published tables of a schema, or the one of that name, and has their changes noted. */
export async function readPublished(
  { withOwner }: Database,
  schema: string,
  name: string | null,
): Promise<readonly PublishedTable[]> {
  const rows = await withOwner(async ({ query }) => {
    await query('select muster.follow_published()');
    return (await query(TABLES, [schema, name])).rows;
  });
  return v.parse(v.array(rowSchema), rows).map(({ secured, full, columns, ...table }) => ({
    ...table,
    columns: columns.map(({ name: column, type }) => ({ name: column, type })),
    types: new Map(columns.map(({ name: column, sql }) => [column, sql])),
    key: columns.filter(({ isKey }) => isKey).map(({ name: column }) => column),
    hasRowSecurity: secured,
    isFull: full,
  }));
}
