import type { RowRange } from '../parse/range.ts';
import type { Join, Output, OutputName, PlannedOrder, ReadPlan } from '../plan/types.ts';
import { joinConditions, joinSource, rowAlias, rowConditions, whereSql } from './conditions.ts';
import { fieldSql } from './operation.ts';
import { type Parameters, quoteName, quotePlace } from './statement.ts';

/** Rows as a query, and how one of them is written as JSON. */
export interface RowsSql {
  readonly query: string;
  /** The JSON of the row that `alias` names, to be given to json_agg. */
  readonly json: (alias: string) => string;
}

export interface RowsSource {
  /** Another source of rows of the same columns than the table, under the plan's alias, for FROM. */
  readonly source?: string;
  /** Conditions that tie the rows to the row that they are embedded in. */
  readonly parent?: readonly string[];
  /** Columns are called `o0`, `o1` … whatever their keys are. */
  readonly numbered?: boolean;
}

/** One column of the rows with its key. */
interface OwnColumn {
  readonly name: OutputName;
  readonly sql: string;
}

const PAIRS_PER_CALL = 50;

/** The query of a plan's rows with everything embedded in them. */
export function rowsSql(
  parameters: Parameters,
  plan: ReadPlan,
  { source = tableSource(plan), parent = [], numbered = false }: RowsSource = {},
): RowsSql {
  const alias = rowAlias(plan);
  const joins: string[] = [];
  const columns = plan.outputs.flatMap((output) => outputColumns(parameters, alias, output, joins));
  const isKnown = !numbered && columns.every((column) => column.name.known);
  const list = columns.map(
    ({ name, sql }, place) => `${sql} AS ${isKnown ? quoteName(name.text) : placeName(place)}`,
  );
  const conditions = [...parent, ...rowConditions(parameters, plan)];
  const order = orderSql(parameters, alias, plan.orders);
  const query =
    `SELECT ${list.join(', ')} FROM ${source}${joins.join('')}` +
    `${whereSql(conditions)}${order}${rangeSql(parameters, plan.range)}`;
  const names = columns.map((column) => column.name);
  return { query, json: (row) => (isKnown ? `${row}.*` : namedJson(parameters, names, row)) };
}

/** The number of rows that a plan finds when its range is left out. */
export function countSql(parameters: Parameters, plan: ReadPlan, source = tableSource(plan)): string {
  return `SELECT count(*) FROM ${source}${whereSql(rowConditions(parameters, plan))}`;
}

/** ` LIMIT … OFFSET …`, as far as they say something. */
export function rangeSql(parameters: Parameters, { offset, limit }: RowRange): string {
  const rows = limit === null ? '' : ` LIMIT ${parameters.bind(String(limit))}`;
  return offset === 0 ? rows : `${rows} OFFSET ${parameters.bind(String(offset))}`;
}

function tableSource(plan: ReadPlan): string {
  return `${quotePlace(plan.relation)} AS ${rowAlias(plan)}`;
}

function placeName(place: number): string {
  return `o${String(place)}`;
}

/** The columns that an output gives the rows; what they need beside the row is added to `joins`. */
function outputColumns(
  parameters: Parameters,
  alias: string,
  output: Output,
  joins: string[],
): readonly OwnColumn[] {
  if (output.kind === 'column') {
    const field = fieldSql(parameters, alias, output.field);
    return [{ name: output.name, sql: output.cast === null ? field : `CAST(${field} AS ${output.cast})` }];
  }
  const { join, name } = output;
  const names = outputNames(join.rows.outputs);
  if (names.length === 0) return [];
  const beside = `j${String(join.rows.id)}`;
  const isSpread = output.kind === 'spread';
  const sql = isSpread ? spreadSql(parameters, alias, join, names) : joinSql(parameters, alias, join);
  joins.push(` LEFT JOIN LATERAL (${sql}) AS ${beside} ON true`);
  if (!isSpread) return [{ name, sql: `${beside}.j` }];
  return names.map((inner, place) => ({ name: inner, sql: `${beside}.${placeName(place)}` }));
}

/** The keys that outputs give their rows; a table of which nothing is selected is there for its filters only. */
export function outputNames(outputs: readonly Output[]): readonly OutputName[] {
  return outputs.flatMap((output) => {
    if (output.kind === 'column') return [output.name];
    const inner = outputNames(output.join.rows.outputs);
    if (output.kind === 'spread') return inner;
    return inner.length > 0 ? [output.name] : [];
  });
}

/** A related table beside each row, as one column `j` that holds its JSON. */
function joinSql(parameters: Parameters, parentAlias: string, join: Join): string {
  const rows = relatedRows(parameters, parentAlias, join, false);
  const json = rows.json('x');
  const value = join.kind === 'many' ? `coalesce(json_agg(${json}), '[]'::json)` : `to_json(${json})`;
  return `SELECT ${value} AS j FROM (${rows.query}) AS x`;
}

/** A related table beside each row, column by column: values of the one row, or lists of those of many. */
function spreadSql(
  parameters: Parameters,
  parentAlias: string,
  join: Join,
  names: readonly OutputName[],
): string {
  const { query } = relatedRows(parameters, parentAlias, join, true);
  const list = names.map((_, place) => {
    const column = `x.${placeName(place)}`;
    const value = join.kind === 'many' ? `coalesce(json_agg(${column}), '[]'::json)` : column;
    return `${value} AS ${placeName(place)}`;
  });
  return `SELECT ${list.join(', ')} FROM (${query}) AS x`;
}

function relatedRows(parameters: Parameters, parentAlias: string, join: Join, numbered: boolean): RowsSql {
  const source = joinSource(parentAlias, join);
  const parent = joinConditions(parentAlias, join);
  return rowsSql(parameters, join.rows, { source, parent, numbered });
}

function orderSql(parameters: Parameters, alias: string, orders: readonly PlannedOrder[]): string {
  if (orders.length === 0) return '';
  const terms = orders.map(({ field, join, direction, nulls }) => {
    const value =
      join === null ? fieldSql(parameters, alias, field) : relatedSql(parameters, alias, join, field);
    const way = direction === null ? '' : ` ${direction.toUpperCase()}`;
    return `${value}${way}${nulls === null ? '' : ` NULLS ${nulls.toUpperCase()}`}`;
  });
  return ` ORDER BY ${terms.join(', ')}`;
}

function relatedSql(parameters: Parameters, alias: string, join: Join, field: PlannedOrder['field']): string {
  const value = fieldSql(parameters, rowAlias(join.rows), field);
  return `(SELECT ${value} FROM ${joinSource(alias, join)}${whereSql(joinConditions(alias, join))} LIMIT 1)`;
}

/** The JSON of a row whose keys the request chose: they are parameters, for they are no names of the schema. */
function namedJson(parameters: Parameters, names: readonly OutputName[], row: string): string {
  const pairs = names.map(({ text }, place) => ({
    key: `${parameters.bind(text)}::text`,
    value: `${row}.${placeName(place)}`,
  }));
  if (pairs.length <= PAIRS_PER_CALL) {
    return `json_build_object(${pairs.map(({ key, value }) => `${key}, ${value}`).join(', ')})`;
  }
  const written = pairs.map(
    ({ key, value }) => `to_json(${key})::text || ':' || coalesce(to_json(${value})::text, 'null')`,
  );
  return `('{' || ${written.join(" || ',' || ")} || '}')::json`;
}
