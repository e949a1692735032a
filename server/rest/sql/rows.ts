import type { RowRange } from '../parse/range.ts';
import type { Join, Output, PlannedAggregate, PlannedOrder, ReadPlan } from '../plan/types.ts';
import { boundedBytes, boundedList } from './bounded-list.ts';
import { joinConditions, joinSource, rowAlias, rowConditions, whereSql } from './conditions.ts';
import { fieldSql } from './operation.ts';
import { type Parameters, quoteName, quotePlace } from './statement.ts';

export type RowsSource = {
  /** A row holds no more bytes of lists. */
  readonly mostBytes: number;
  /**
   * Another source of rows of the same columns than the table, under the plan's alias, for FROM.
   */
  readonly source?: string;
  /** Conditions that tie the rows to the row that they are embedded in. */
  readonly parent?: readonly string[];
  /**
   * Names the columns `o0`, `o1` … instead of by their keys, so that two of the same key can be
   * told apart. `raw` leaves aggregates to the rows around.
   */
  readonly numbered?: 'made' | 'raw' | null;
};

/** One column of the rows with its key. */
type OwnColumn = {
  readonly name: string;
  readonly sql: string;
  /** The aggregate that is still to be applied to the values. */
  readonly aggregate: PlannedAggregate | null;
};

/**
 * Returns the query of a plan's rows with everything embedded in them. Its columns carry the keys
 * of the answer, so that a row is written as JSON in one go: memory grows with the row, however
 * many columns it has.
 */
export function rowsSql(
  parameters: Parameters,
  plan: ReadPlan,
  { mostBytes, source = tableSource(plan), parent = [], numbered = null }: RowsSource,
): string {
  const alias = rowAlias(plan);
  const joins: string[] = [];
  // Tables beside one another in a row share what it may hold.
  const share = mostBytes / Math.max(1, plan.outputs.filter((output) => 'join' in output).length);
  const isMade = numbered !== 'raw';
  const groups = isMade && outputColumnsOf(plan.outputs).some(({ aggregate }) => aggregate !== null);
  const below = { parameters, alias, joins, share, groups };
  const columns = plan.outputs.flatMap((output) => outputColumns(below, output));
  const list = columns.map(
    ({ name, sql, aggregate }, place) =>
      `${isMade ? aggregateSql(aggregate, sql) : sql} AS ${numbered === null ? quoteName(name) : placeName(place)}`,
  );
  const conditions = [...parent, ...rowConditions(parameters, plan)];
  const order = orderSql(parameters, alias, plan.orders);
  return (
    `SELECT ${list.join(', ')} FROM ${source}${joins.join('')}` +
    `${whereSql(conditions)}${groups ? groupSql(columns) : ''}${order}${rangeSql(parameters, plan.range)}`
  );
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

/** Context for writing embedded tables. */
type Below = {
  readonly parameters: Parameters;
  /** The row that they are embedded in. */
  readonly alias: string;
  /** Takes what a row needs beside it. */
  readonly joins: string[];
  /** The bytes that each of them may have in one row. */
  readonly share: number;
  /** Rows that are alike become one. */
  readonly groups: boolean;
};

/** The columns that an output gives the rows; what they need beside the row is added to `joins`. */
function outputColumns(below: Below, output: Output): readonly OwnColumn[] {
  const { parameters, alias, joins } = below;
  if (output.kind === 'column') {
    const field = fieldSql(parameters, alias, output.field);
    const { name, cast, aggregate } = output;
    return [{ name, sql: castSql(field, cast), aggregate }];
  }
  // A value that every row has, to be counted.
  if (output.kind === 'count') return [{ name: output.name, sql: '1', aggregate: output.aggregate }];
  const { join, name } = output;
  const inner = outputColumnsOf(join.rows.outputs);
  if (inner.length === 0) return [];
  const beside = `j${String(join.rows.id)}`;
  const isSpread = output.kind === 'spread';
  const sql = isSpread ? spreadSql(below, join, inner.length) : joinSql(below, join);
  joins.push(` LEFT JOIN LATERAL (${sql}) AS ${beside} ON true`);
  // Values of JSON cannot be told to be alike, those of jsonb can.
  const comparable = below.groups ? '::jsonb' : '';
  if (!isSpread) return [{ name, sql: `${beside}.j${comparable}`, aggregate: null }];
  return inner.map((one, place) => ({
    name: one.name,
    sql: `${beside}.${placeName(place)}${join.kind === 'many' ? comparable : ''}`,
    aggregate: join.kind === 'many' ? null : one.aggregate,
  }));
}

function castSql(sql: string, cast: string | null): string {
  return cast === null ? sql : `CAST(${sql} AS ${cast})`;
}

function aggregateSql(aggregate: PlannedAggregate | null, sql: string): string {
  return aggregate === null ? sql : castSql(`${aggregate.name}(${sql})`, aggregate.cast);
}

/**
 * ` GROUP BY …` of the columns that are no aggregates, by their places: a parameter is never like
 * another one.
 */
function groupSql(columns: readonly OwnColumn[]): string {
  const places = columns.flatMap(({ aggregate }, at) => (aggregate === null ? [String(at + 1)] : []));
  return places.length === 0 ? '' : ` GROUP BY ${places.join(', ')}`;
}

/**
 * The keys that outputs give their rows; a table of which nothing is selected is there for its
 * filters only.
 */
export function outputNames(outputs: readonly Output[]): readonly string[] {
  return outputColumnsOf(outputs).map(({ name }) => name);
}

/**
 * The columns that outputs give their rows, with the aggregates that those of one spread row leave
 * to the rows around.
 */
function outputColumnsOf(outputs: readonly Output[]): readonly Pick<OwnColumn, 'name' | 'aggregate'>[] {
  return outputs.flatMap((output) => {
    if (!('join' in output)) return [output];
    const { kind, rows } = output.join;
    const inner = outputColumnsOf(rows.outputs);
    if (output.kind === 'join') return inner.length > 0 ? [{ name: output.name, aggregate: null }] : [];
    return kind === 'one' ? inner : inner.map(({ name }) => ({ name, aggregate: null }));
  });
}

/** A related table beside each row, as one column `j` that holds its JSON. */
function joinSql(below: Below, join: Join): string {
  const query = `(${relatedRows(below, join, null)})`;
  if (join.kind === 'many') return boundedList(query, below.share);
  return `SELECT to_json(x.*) AS j FROM ${query} AS x`;
}

/**
 * A related table beside each row, column by column: values of the one row, or lists of those of
 * many.
 */
function spreadSql(below: Below, join: Join, columns: number): string {
  const query = relatedRows(below, join, join.kind === 'one' ? 'raw' : 'made');
  const list = Array.from({ length: columns }, (_, place) => {
    const name = placeName(place);
    if (join.kind === 'one') return `x.${name} AS ${name}`;
    const { share } = below;
    return `CASE WHEN ${boundedBytes(share)} >= 0 THEN json_agg(x.${name}) ELSE '[]' END AS ${name}`;
  });
  const rows =
    join.kind === 'one'
      ? `(${query}) AS x`
      : `(SELECT x.*, row_to_json(x.*) AS j FROM (${query}) AS x OFFSET 0) AS x`;
  return `SELECT ${list.join(', ')} FROM ${rows}`;
}

function relatedRows(
  { parameters, alias, share }: Below,
  join: Join,
  numbered: RowsSource['numbered'] = null,
): string {
  const source = joinSource(alias, join);
  const parent = joinConditions(alias, join);
  return rowsSql(parameters, join.rows, { mostBytes: share, source, parent, numbered });
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
