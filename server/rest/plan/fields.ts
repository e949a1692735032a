import type { Field } from '../parse/fields.ts';
import { found, refused, type Result } from '../rest-error.ts';
import { type Column, findColumn } from '../schema.ts';
import { distance } from './nearest.ts';
import type { PlannedField, Relation } from './types.ts';

/**
 * The number of rows: to PostgreSQL `"lists"."count"` calls `count`, where no column has that name.
 */
const ROW_COUNT: Column = { name: 'count', type: 'bigint', defaultSql: null };

/** Tells the number of rows from the columns that the relation itself has. */
export function isRowCount(column: Column): boolean {
  return column === ROW_COUNT;
}

/**
 * Finds the column of a field. One that does not exist is refused as PostgreSQL does (42703), with
 * the `alias` of the relation in the statement.
 */
export function planField(
  relation: Relation,
  field: Field,
  alias: string = relation.name,
): Result<PlannedField> {
  const column = findColumn(relation, field.name) ?? (field.name === ROW_COUNT.name ? ROW_COUNT : null);
  if (column === null)
    return unknownColumn(`${alias}.${field.name}`, columnHint(relation, field.name, alias));
  return found({ column, path: field.path });
}

/** The refusal of a column that a filter, an order or a selection names. */
export function unknownColumn(name: string, hint: string | null = null): ReturnType<typeof refused> {
  return refused(400, '42703', `column ${name} does not exist`, { hint });
}

/** More letters than these apart a name is no slip of the other. */
const MAX_SLIPS = 3;

/** The one or two columns that a mistyped name may mean, as PostgreSQL says it. */
function columnHint({ columns }: Relation, typed: string, alias: string): string | null {
  const slips = columns
    .map((column) => ({ name: column.name, slips: distance(column.name, typed) }))
    .filter((one) => one.slips <= MAX_SLIPS && one.slips <= Math.floor(typed.length / 2));
  const fewest = Math.min(...slips.map((one) => one.slips));
  const near = slips.filter((one) => one.slips === fewest);
  if (near.length === 0 || near.length > 2) return null;
  const names = near.map((one) => `the column "${alias}.${one.name}"`);
  return `Perhaps you meant to reference ${names.join(' or ')}.`;
}

/**
 * Finds columns that a body or `columns` names, in the order of their names; the first that is not
 * there is PGRST204.
 */
export function bodyColumns(relation: Relation, names: readonly string[]): Result<readonly Column[]> {
  const columns: Column[] = [];
  for (const name of [...new Set(names)].toSorted()) {
    const column = relation.columns.find((one) => one.name === name);
    if (column === undefined) {
      const message = `Could not find the '${name}' column of '${relation.name}' in the schema cache`;
      return refused(400, 'PGRST204', message);
    }
    columns.push(column);
  }
  return found(columns);
}

const CASTS = new Set(
  (
    'bigint,bit,bool,boolean,bytea,char,character,character varying,cidr,citext,date,daterange,decimal,' +
    'double precision,float,float4,float8,inet,int,int2,int4,int4range,int8,int8range,integer,interval,json,jsonb,' +
    'macaddr,money,name,numeric,numrange,oid,real,smallint,text,time,timestamp,timestamp with time zone,' +
    'timestamp without time zone,timestamptz,timetz,tsquery,tsrange,tstzrange,tsvector,uuid,varchar,xml'
  ).split(','),
);

/**
 * The SQL type of a cast, null for none, if it is one of PostgreSQL's own; any other is refused as
 * one that does not exist (42704).
 */
export function planCast(cast: string | null): Result<string | null> {
  if (cast === null) return found(null);
  const type = cast.toLowerCase().replaceAll(/\s+/g, ' ');
  return CASTS.has(type) ? found(type) : refused(400, '42704', `type "${cast}" does not exist`);
}
