import type { Database, Param } from '#server/db/database.ts';
import { quoteName, quotePlace } from '#server/rest/sql/statement.ts';
import type { Identity } from '../read-token.ts';
import { type ChangeFilter, filterSql } from './change-filter.ts';
import type { PublishedTable } from './published-tables.ts';

/** Everybody who is sent the same of a table's changes. */
export type Audience = {
  readonly table: PublishedTable;
  readonly identity: Identity;
  readonly operations: readonly string[];
  readonly filters: readonly ChangeFilter[];
  readonly columns: readonly string[] | null;
};

/** A change as clients get it. */
export type ReadChange = {
  /** Its place among all changes. */
  readonly id: string;
  /** The `data` of the message, as JSON text: no number of the database loses digits. */
  readonly json: string;
};

/** A larger row is sent with its short fields alone. */
const MOST_BYTES = 1_048_576;
const SHORT_BYTES = 64;
/** A client may ask for a comparison that takes long, such as a pattern. */
const MOST_MS = 2_000;

/** Reads the changes of a transaction that an audience may see, in their order. */
export async function readChanges(
  database: Database,
  xid: string,
  audience: Audience,
): Promise<readonly ReadChange[]> {
  const { text, params } = changesSql(xid, audience);
  const run = { timeoutMs: MOST_MS };
  const { rows } = await database.withOwner(({ query }) => query(text, params, { last: true }), run);
  const changes = rows.map((row) => ({
    id: String(row['id']),
    json: String(row['data']),
    // Deleted rows are seen by nobody; who may hear of them is not asked, as on a hosted project.
    key: row['operation'] === 'DELETE' ? null : String(row['key']),
  }));
  const { table } = audience;
  if (!table.hasRowSecurity || table.key.length === 0) return changes;
  const seen = await visibleKeys(
    database,
    audience,
    changes.flatMap(({ key }) => key ?? []),
  );
  return changes.filter(({ key }) => key === null || seen.has(key));
}

function changesSql(xid: string, { table, identity, operations, filters, columns }: Audience) {
  const { key, types } = table;
  const params: Param[] = [
    xid,
    table.oid,
    arrayText(operations),
    identity.role,
    columns === null ? null : arrayText([...columns, ...key]),
    arrayText(key),
    JSON.stringify({ schema: table.schema, table: table.name }),
    JSON.stringify(table.columns),
    arrayText(table.columns.filter(({ type }) => type === 'bytea').map(({ name }) => name)),
  ];
  const conditions = filters.map((filter) => {
    const sql = filterSql(filter, types, params.length + 1);
    params.push(...(sql?.params ?? []), filter.column);
    // A column that the old row does not carry matches nothing.
    const carried = `coalesce(c.record, old.row) ? $${String(params.length)}::text`;
    return `${carried} and (${sql?.sql ?? 'false'})`;
  });
  const text = `
    select c.id::text, c.operation, ${keySql(key)} as key, (${dataSql(table)})::text as data
    from muster.realtime_changes c ${lateralsSql(table)}
    where c.xid = $1::xid8 and c.entity = $2::oid and c.operation = any($3::text[])
      ${conditions.map((condition) => `and ${condition}`).join('\n      ')}
    order by c.id`;
  return { text, params };
}

/** The `data` of a change. */
function dataSql(table: PublishedTable): string {
  return `
    $7::jsonb || jsonb_build_object(
      'commit_timestamp', to_char(c.made_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'type', c.operation,
      'columns', (
        select coalesce(jsonb_agg(each.value order by each.place), '[]')
        from jsonb_array_elements($8::jsonb) with ordinality each (value, place)
        where each.value ->> 'name' = any(shown.names)
      ),
      'errors', fault.errors
    )
    || case when c.operation = 'DELETE' or fault.is_closed then '{}'
      else jsonb_build_object('record', ${pickSql('c.record', 'shown.names')}) end
    || case when c.operation = 'INSERT' or fault.is_closed then '{}'
      else jsonb_build_object('old_record', ${pickSql('c.old_record', oldKeysSql(table))}) end`;
}

/** Some columns of a row as JSON. Bytes are in hex, without their mark. */
function pickSql(row: string, names: string): string {
  return `(
    select coalesce(jsonb_object_agg(e.key, case
      when e.key = any($9::text[]) then to_jsonb(substr(e.value #>> '{}', 3)) else e.value end), '{}')
    from jsonb_each(${row}) e
    where e.key = any(${names}) and (not size.is_large or octet_length(e.value::text) <= ${String(SHORT_BYTES)}))`;
}

/**
 * The facts of each change: the old row as it is carried, the row that filters compare, the
 * columns that are sent, its size, and the fault that is told in place of it.
 */
function lateralsSql({ schema, name, isFull }: PublishedTable): string {
  return `
    cross join lateral (
      select coalesce(jsonb_object_agg(e.key, e.value), '{}') as row from jsonb_each(c.old_record) e
      where ${isFull ? 'true' : 'e.key = any($6::text[])'}
    ) old
    cross join lateral (
      select jsonb_populate_record(null::${quotePlace({ schema, name })}, coalesce(c.record, old.row)) as r
    ) whole
    cross join lateral (
      select coalesce(array_agg(a.attname::text), '{}') as names from pg_attribute a
      where a.attrelid = $2::oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege($4::name, a.attrelid, a.attnum, 'select')
        and ($5::text[] is null or a.attname = any($5::text[]))
    ) shown
    cross join lateral (
      select octet_length(c.record::text) + coalesce(octet_length(c.old_record::text), 0)
        > ${String(MOST_BYTES)} as is_large
    ) size
    cross join lateral (
      select case
        when cardinality($6::text[]) = 0 then '["Error 400: Bad Request, no primary key"]'::jsonb
        when not $6::text[] <@ shown.names then '["Error 401: Unauthorized"]'
        when size.is_large then '["Error 413: Payload Too Large"]'
      end as errors, cardinality($6::text[]) = 0 or not $6::text[] <@ shown.names as is_closed
    ) fault`;
}

/** The columns of an old row that are sent: its primary key, or all with REPLICA IDENTITY FULL. */
function oldKeysSql({ isFull, hasRowSecurity }: PublishedTable): string {
  if (!isFull) return '$6::text[]';
  return hasRowSecurity
    ? `case when c.operation = 'DELETE' then $6::text[] else shown.names end`
    : 'shown.names';
}

/** The key of a row as one text. */
function keySql(key: readonly string[]): string {
  const values = key.map((column) => `(whole.r).${quoteName(column)}::text`);
  return `array[${values.join(', ')}]::text[]::text`;
}

/** Returns those of the keys that the caller can select now. */
async function visibleKeys(
  { withRequest }: Database,
  { table, identity }: Audience,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { role, claims } = identity;
  const columns = table.key.map((column) => `t.${quoteName(column)}`);
  const wanted = table.key.map((column, at) => {
    return `cast(k.parts[${String(at + 1)}] as ${table.types.get(column) ?? 'text'})`;
  });
  const text = `
    select k.key from unnest($1::text[]) given
    cross join lateral (select given as key, given::text[] as parts) k
    join ${quotePlace(table)} t on (${columns.join(', ')}) = (${wanted.join(', ')})`;
  const context = { role, claims: { ...claims, role }, readOnly: true };
  const { rows } = await withRequest(context, ({ query }) => query(text, [arrayText(keys)], { last: true }));
  return new Set(rows.map((row) => String(row['key'])));
}

/** Texts as the text of an SQL array. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}
