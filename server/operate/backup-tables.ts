import * as v from 'valibot';
import type { Session } from '../db/database.ts';
import type { BackupSequence } from './backup-format.ts';

/** A table whose rows belong to a backup. */
export type CatalogueTable = {
  readonly schema: string;
  readonly name: string;
  /** Without those that the database works out itself. */
  readonly columns: readonly string[];
  /** The primary key, for an order that is always the same; empty when there is none. */
  readonly key: readonly string[];
  /** True when its rows are in partitions. */
  readonly partitioned: boolean;
};

export type Catalogue = {
  /** Referenced tables come first. */
  readonly tables: readonly CatalogueTable[];
  /** `schema.name` of tables that are no part of a backup. */
  readonly leftOut: readonly string[];
};

/**
 * Accounts and what proves them. What is short-lived is left out: sessions, tokens, codes, flows.
 */
const AUTH_TABLES: readonly string[] = ['users', 'identities', 'mfa_factors', 'audit_log_entries'];

/**
 * Mail under way would be sent a second time, with codes that have expired. Counts of visitors'
 * reports live for a day, and their salts must not be kept longer. Hints are worth seconds.
 * Devices for notifications end with their sessions. Statistics are counted again from the games.
 * The server notes at every start which installation it is.
 */
const SHORT_LIVED_TABLES: readonly string[] = [
  'public.mail_outbox',
  'private.mail_letters',
  'private.mail_notices',
  'private.guest_salts',
  'private.guest_report_counts',
  'private.hints',
  'private.push_subscriptions',
  'private.push_messages',
  'private.push_log',
  'private.push_sweeps',
  'private.installation',
  'private.large_counts',
  'private.statistic_cells',
  'private.statistic_lists',
  'private.statistic_marks',
  'private.statistic_rounds',
];

/** Schemas that are a hosted project's or this server's own; their rows mean nothing elsewhere. */
const FOREIGN_SCHEMAS: readonly string[] = [
  '_analytics',
  '_realtime',
  'auth',
  'cron',
  'extensions',
  'graphql',
  'graphql_public',
  'information_schema',
  'muster',
  'net',
  'pgbouncer',
  'pgmq',
  'pgsodium',
  'pgsodium_masks',
  'realtime',
  'storage',
  'supabase_functions',
  'supabase_migrations',
  'vault',
];

const TABLES = `
  select
    c.oid::int8::text as id,
    n.nspname::text as schema,
    c.relname::text as name,
    c.relkind = 'p' as partitioned,
    case when n.nspname = 'auth' then $1::jsonb ? c.relname::text 
      else not $2::jsonb ? n.nspname::text and not $3::jsonb ? (n.nspname || '.' || c.relname) end as carried,
    coalesce((
      select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ), '[]') as columns,
    coalesce((
      select jsonb_agg(a.attname order by k.position)
      from pg_index i
      cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary
    ), '[]') as key,
    coalesce((
      select jsonb_agg(distinct f.confrelid::int8::text) from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
    ), '[]') as parents
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname, c.relname`;

const SEQUENCES = `
  select n.nspname::text as schema, c.relname::text as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and c.relpersistence <> 't' and n.nspname !~ '^pg_' and not $1::jsonb ? n.nspname::text
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname, c.relname`;

const TableRow = v.object({
  id: v.string(),
  schema: v.string(),
  name: v.string(),
  partitioned: v.boolean(),
  carried: v.boolean(),
  columns: v.array(v.string()),
  key: v.array(v.string()),
  parents: v.array(v.string()),
});
type TableRow = v.InferOutput<typeof TableRow>;
const SequenceRow = v.object({ schema: v.string(), name: v.string() });

/** The tables of this database that a backup holds: the project's own, and the accounts. */
export async function readCatalogue({ query }: Session): Promise<Catalogue> {
  const lists = [AUTH_TABLES, FOREIGN_SCHEMAS, SHORT_LIVED_TABLES];
  const { rows } = await query(
    TABLES,
    lists.map((list) => JSON.stringify(list)),
  );
  const all = rows.map((row) => v.parse(TableRow, row));
  const carried = all.filter((table) => table.carried && table.columns.length > 0);
  return {
    tables: parentsFirst(carried).map(({ schema, name, columns, key, partitioned }) => {
      return { schema, name, columns, key, partitioned };
    }),
    leftOut: all.filter((table) => !carried.includes(table)).map(({ schema, name }) => `${schema}.${name}`),
  };
}

/** The names of the project's sequences; their state is read one by one. */
export async function readSequenceNames({
  query,
}: Session): Promise<readonly Pick<BackupSequence, 'schema' | 'name'>[]> {
  const { rows } = await query(SEQUENCES, [JSON.stringify(FOREIGN_SCHEMAS)]);
  return rows.map((row) => v.parse(SequenceRow, row));
}

/** Tables that refer to each other in a circle stay in the order of their names. */
function parentsFirst(tables: readonly TableRow[]): readonly TableRow[] {
  const placed = new Map<string, TableRow>();
  const byId = new Map(tables.map((table) => [table.id, table]));
  const visited = new Set<string>();
  const place = (table: TableRow) => {
    if (visited.has(table.id)) return;
    visited.add(table.id);
    for (const parent of table.parents) {
      const found = byId.get(parent);
      if (found !== undefined) place(found);
    }
    placed.set(table.id, table);
  };
  for (const table of tables) place(table);
  return [...placed.values()];
}
