import type { RowRange } from '../parse/range.ts';
import { isShown, type Join, type Output, type PlannedOrder, type ReadPlan } from '../plan/types.ts';
import { joinConditions, rowAlias, rowConditions, whereSql } from './conditions.ts';
import { fieldSql } from './operation.ts';
import { type Parameters, quoteName, quotePlace } from './statement.ts';

/** Rows as a query, and how one of them is written as JSON. */
export interface RowsSql {
  readonly query: string;
  /** The JSON of the row that `alias` names, to be given to json_agg. */
  readonly json: (alias: string) => string;
}

const PAIRS_PER_CALL = 50;

/**
 * The query of a plan's rows with everything embedded in them. `from` replaces the table by another source of rows of
 * the same columns, `parent` are the conditions that tie them to the row they are embedded in.
 */
export function rowsSql(
  parameters: Parameters,
  plan: ReadPlan,
  { from = quotePlace(plan.relation), parent = [] }: { from?: string; parent?: readonly string[] } = {},
): RowsSql {
  const alias = rowAlias(plan);
  const outputs = plan.outputs.filter(isShown);
  const isKnown = outputs.every((output) => output.name.known);
  const columns: string[] = [];
  const joins: string[] = [];
  for (const [place, output] of outputs.entries()) {
    const name = isKnown ? quoteName(output.name.text) : `o${String(place)}`;
    if (output.kind === 'join') joins.push(joinSql(parameters, alias, output.join));
    columns.push(`${outputSql(parameters, alias, output)} AS ${name}`);
  }
  const conditions = [...parent, ...rowConditions(parameters, plan)];
  const order = orderSql(parameters, alias, plan.orders);
  const query =
    `SELECT ${columns.join(', ')} FROM ${from} AS ${alias}${joins.join('')}` +
    `${whereSql(conditions)}${order}${rangeSql(parameters, plan.range)}`;
  return { query, json: (row) => (isKnown ? `${row}.*` : namedJson(parameters, outputs, row)) };
}

/** The number of rows that a plan finds when its range is left out. */
export function countSql(parameters: Parameters, plan: ReadPlan, from = quotePlace(plan.relation)): string {
  const conditions = rowConditions(parameters, plan);
  return `SELECT count(*) FROM ${from} AS ${rowAlias(plan)}${whereSql(conditions)}`;
}

/** ` LIMIT … OFFSET …`, as far as they say something. */
export function rangeSql(parameters: Parameters, { offset, limit }: RowRange): string {
  const rows = limit === null ? '' : ` LIMIT ${parameters.bind(String(limit))}`;
  return offset === 0 ? rows : `${rows} OFFSET ${parameters.bind(String(offset))}`;
}

function outputSql(parameters: Parameters, alias: string, output: Output): string {
  if (output.kind === 'join') return `${joinAlias(output.join)}.j`;
  const field = fieldSql(parameters, alias, output.field);
  return output.cast === null ? field : `CAST(${field} AS ${output.cast})`;
}

/** A related table beside each row, as one column `j` that holds its JSON. */
function joinSql(parameters: Parameters, parentAlias: string, join: Join): string {
  const rows = rowsSql(parameters, join.rows, { parent: joinConditions(parentAlias, join) });
  const json = rows.json('x');
  const value = join.kind === 'many' ? `coalesce(json_agg(${json}), '[]'::json)` : `to_json(${json})`;
  return ` LEFT JOIN LATERAL (SELECT ${value} AS j FROM (${rows.query}) AS x) AS ${joinAlias(join)} ON true`;
}

function joinAlias(join: Join): string {
  return `j${String(join.rows.id)}`;
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
  const from = `${quotePlace(join.rows.relation)} AS ${rowAlias(join.rows)}`;
  return `(SELECT ${value} FROM ${from}${whereSql(joinConditions(alias, join))} LIMIT 1)`;
}

/** The JSON of a row whose keys the request chose: they are parameters, for they are no names of the schema. */
function namedJson(parameters: Parameters, outputs: readonly Output[], row: string): string {
  const pairs = outputs.map((output, place) => ({
    key: `${parameters.bind(output.name.text)}::text`,
    value: `${row}.o${String(place)}`,
  }));
  if (pairs.length <= PAIRS_PER_CALL) {
    return `json_build_object(${pairs.map(({ key, value }) => `${key}, ${value}`).join(', ')})`;
  }
  const written = pairs.map(
    ({ key, value }) => `to_json(${key})::text || ':' || coalesce(to_json(${value})::text, 'null')`,
  );
  return `('{' || ${written.join(" || ',' || ")} || '}')::json`;
}
