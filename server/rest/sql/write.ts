import type { WritePlan } from '../plan/types.ts';
import { columnList } from './answer.ts';
import { bodyRows } from './body.ts';
import { filterSql, whereSql } from './conditions.ts';
import { type Parameters, quoteName, quotePlace } from './statement.ts';

/**
 * The rows proposed less those that met one already there: counted in a setting, for no privilege
 * is needed for it.
 */
const count = (by: string) =>
  `set_config('muster.inserted', (coalesce(nullif(current_setting('muster.inserted', true), ''), '0')::int ${by})::text, true)`;

/** The number of new rows of an upsert, as SQL, once the statement has run. */
export const INSERTED_SQL = "nullif(current_setting('muster.inserted', true), '') AS inserted";

/** The INSERT, UPDATE or DELETE of a plan, with RETURNING. */
export function writeSql(parameters: Parameters, plan: WritePlan): string {
  switch (plan.kind) {
    case 'insert':
    case 'put':
      return insertSql(parameters, plan);
    case 'update':
      return updateSql(parameters, plan);
    case 'delete':
      return `DELETE FROM ${quotePlace(plan.table)} AS t${conditions(parameters, plan, 't')}${returning(plan)}`;
  }
}

function insertSql(parameters: Parameters, plan: WritePlan): string {
  const { columns, conflict } = plan;
  const rows = bodyRows(parameters, plan.body, columns, plan.defaults);
  const names = columns.map(({ name }) => quoteName(name));
  const isMerge = conflict?.action === 'merge' && columns.length > 0;
  const wanted = [
    ...(plan.kind === 'put' ? plan.filters.map((filter) => filterSql(parameters, 'b', filter)) : []),
    ...(isMerge ? [`${count('+ 1')} <> ''`] : []),
  ];
  let onConflict = '';
  if (conflict !== null) {
    const keys = conflict.columns.map(({ name }) => quoteName(name)).join(', ');
    const sets = names.map((name) => `${name} = EXCLUDED.${name}`).join(', ');
    const action = isMerge ? `UPDATE SET ${sets} WHERE ${count('- 1')} <> ''` : 'NOTHING';
    onConflict = ` ON CONFLICT (${keys}) DO ${action}`;
  }
  return (
    `INSERT INTO ${quotePlace(plan.table)} AS t${names.length === 0 ? '' : ` (${names.join(', ')})`} ` +
    `SELECT ${columnList('b', columns)} FROM ${rows}${whereSql(wanted)}${onConflict}${returning(plan)}`
  );
}

function updateSql(parameters: Parameters, plan: WritePlan): string {
  if (plan.columns.length === 0) {
    const columns = plan.returning.length === 0 ? '1' : columnList('t', plan.returning);
    return `SELECT ${columns} FROM ${quotePlace(plan.table)} AS t WHERE false`;
  }
  const rows = bodyRows(parameters, plan.body, plan.columns, plan.defaults);
  const sets = plan.columns.map(({ name }) => `${quoteName(name)} = b.${quoteName(name)}`).join(', ');
  return (
    `UPDATE ${quotePlace(plan.table)} AS t SET ${sets} FROM (SELECT b.* FROM ${rows} LIMIT 1) AS b` +
    `${conditions(parameters, plan, 't')}${returning(plan)}`
  );
}

function conditions(parameters: Parameters, plan: WritePlan, alias: string): string {
  return whereSql(plan.filters.map((filter) => filterSql(parameters, alias, filter)));
}

function returning({ returning: columns }: WritePlan): string {
  return ` RETURNING ${columns.length === 0 ? '1' : columnList('t', columns)}`;
}
