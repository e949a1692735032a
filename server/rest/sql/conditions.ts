import type { ColumnPair, Join, PlannedFilter } from '../plan/types.ts';
import { fieldSql, operationSql } from './operation.ts';
import { type Parameters, quoteName, quotePlace } from './statement.ts';

/** A condition as SQL, its values bound. */
export function filterSql(parameters: Parameters, alias: string, filter: PlannedFilter): string {
  if (filter.kind === 'exists')
    return `${filter.not ? 'NOT ' : ''}${existsSql(parameters, alias, filter.join)}`;
  if (filter.kind === 'filter') {
    const condition = operationSql(parameters, fieldSql(parameters, alias, filter.field), filter);
    return filter.not ? `NOT (${condition})` : condition;
  }
  const parts = filter.parts.map((part) => filterSql(parameters, alias, part));
  return `${filter.not ? 'NOT ' : ''}(${parts.join(filter.op === 'and' ? ' AND ' : ' OR ')})`;
}

/** ` WHERE …` of all conditions together; empty without any. */
export function whereSql(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

/** Returns the source of the related rows, with their junction, for FROM. */
export function joinSource(parentAlias: string, { junction, call, rows }: Join): string {
  const alias = rowAlias(rows);
  if (call !== null) return `${quotePlace(call)}(${parentAlias}) AS ${alias}`;
  const source = `${quotePlace(rows.relation)} AS ${alias}`;
  return junction === null ? source : `${source}, ${quotePlace(junction.table)} AS ${junctionAlias(rows)}`;
}

/** The conditions that tie a related row to its parent's. */
export function joinConditions(parentAlias: string, { on, junction, rows }: Join): readonly string[] {
  const alias = rowAlias(rows);
  const middle = junction === null ? alias : junctionAlias(rows);
  return [...equal(parentAlias, on, middle), ...(junction === null ? [] : equal(middle, junction.on, alias))];
}

function equal(own: string, pairs: readonly ColumnPair[], other: string): readonly string[] {
  return pairs.map(([a, b]) => `${other}.${quoteName(b.name)} = ${own}.${quoteName(a.name)}`);
}

function junctionAlias(plan: { readonly id: number }): string {
  return `m${String(plan.id)}`;
}

/** Returns a plan's name in the statement, as SQL writes it. */
export function rowAlias(plan: { readonly alias: string }): string {
  return quoteName(plan.alias);
}

/** The conditions of a join's own rows: its filters, and rows in what it embeds with `!inner`. */
export function rowConditions(parameters: Parameters, rows: Join['rows']): readonly string[] {
  const alias = rowAlias(rows);
  return [
    ...rows.filters.map((filter) => filterSql(parameters, alias, filter)),
    ...rows.outputs.flatMap((output) =>
      'join' in output && output.join.inner ? [existsSql(parameters, alias, output.join)] : [],
    ),
  ];
}

/** True when a related row exists that passes the join's filters. */
function existsSql(parameters: Parameters, parentAlias: string, join: Join): string {
  const { rows } = join;
  const conditions = [...joinConditions(parentAlias, join), ...rowConditions(parameters, rows)];
  return `EXISTS (SELECT 1 FROM ${joinSource(parentAlias, join)}${whereSql(conditions)})`;
}
