import type { FilterTree } from '../parse/filter.ts';
import type { RestRequest } from '../parse/request.ts';
import { every, found, refused, type Result } from '../rest-error.ts';
import type { Column, Schema, Table } from '../schema.ts';
import { bodyColumns, unknownColumn } from './fields.ts';
import { planFilter, planRead, type PlanSettings } from './read.ts';
import type { ReadPlan, WritePlan } from './types.ts';
import { usedColumns } from './used-columns.ts';

const NO_BODY = { json: '[]', isArray: true, keys: [] };
const KINDS = { POST: 'insert', PUT: 'put', PATCH: 'update', DELETE: 'delete' } as const;

/** Plans an insert, upsert, update or delete and the rows of its response. */
export function planWrite(
  schema: Schema,
  table: Table,
  request: RestRequest,
  settings: PlanSettings,
): Result<WritePlan> {
  const { method, query, preferences } = request;
  if (method === 'GET' || method === 'HEAD')
    return refused(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  const kind = KINDS[method];
  const body = request.body ?? NO_BODY;
  const columns = bodyColumns(table, kind === 'delete' ? [] : (query.columns ?? body.keys));
  if (!columns.ok) return columns;
  const roots = query.filters.filter((placed) => placed.path.length === 0).map((placed) => placed.tree);
  const problem = putProblem(table, request, roots);
  if (problem !== null) return problem;
  const filters = every(kind === 'insert' ? [] : roots, (tree) => planFilter(table, tree));
  if (!filters.ok) return filters;
  const conflict = planConflict(table, request);
  if (!conflict.ok) return conflict;

  const rows = planAnswer(schema, table, request, settings);
  if (!rows.ok) return rows;
  const isLocated = preferences.representation === 'headers-only' && kind === 'insert';
  const location = isLocated ? keyColumns(table) : [];
  return found({
    kind,
    table,
    columns: columns.value,
    body,
    defaults: preferences.missing === 'default',
    conflict: conflict.value,
    filters: filters.value,
    returning: rows.value === null ? location : usedColumns(rows.value),
    rows: rows.value,
    location,
  });
}

/**
 * The answer's rows are those written: filters of the table itself have done their work, limits do
 * not apply. Null when none are wanted.
 */
function planAnswer(
  schema: Schema,
  table: Table,
  { query, preferences }: RestRequest,
  settings: PlanSettings,
): Result<ReadPlan | null> {
  if (preferences.representation !== 'representation') return found(null);
  const filters = query.filters.filter((placed) => placed.path.length > 0);
  const all = { offset: 0, limit: null };
  return planRead(schema, table, { ...query, filters }, all, { ...settings, maxRows: null });
}

function planConflict(
  table: Table,
  { method, query, preferences }: RestRequest,
): Result<WritePlan['conflict']> {
  if (method === 'PUT') return found({ columns: keyColumns(table), action: 'merge' });
  if (method !== 'POST' || preferences.resolution === null) return found(null);
  const columns: Column[] = [];
  for (const name of query.onConflict ?? table.primaryKey) {
    const column = table.columns.find((one) => one.name === name);
    if (column === undefined) return unknownColumn(`"${name}"`);
    columns.push(column);
  }
  if (columns.length === 0) return found(null);
  return found({ columns, action: preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore' });
}

/** PUT names one row by all of its primary key and nothing else. */
function putProblem(
  table: Table,
  { method, query }: RestRequest,
  filters: readonly FilterTree[],
): ReturnType<typeof refused> | null {
  if (method !== 'PUT') return null;
  if (query.limits.length > 0 || query.offsets.length > 0) {
    return refused(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  const named = filters.flatMap((tree) =>
    tree.kind === 'filter' &&
    !tree.not &&
    tree.operation.kind === 'compare' &&
    tree.operation.op === 'eq' &&
    tree.operation.quantifier === null &&
    tree.field.path.length === 0
      ? [tree.field.name]
      : [],
  );
  const isWhole =
    named.length === filters.length &&
    new Set(named).size === named.length &&
    named.length === table.primaryKey.length &&
    named.length > 0 &&
    table.primaryKey.every((name) => named.includes(name));
  if (isWhole) return null;
  return refused(
    405,
    'PGRST105',
    "Filters must include all and only primary key columns with 'eq' operators",
  );
}

function keyColumns(table: Table): readonly Column[] {
  return table.columns.filter((column) => table.primaryKey.includes(column.name));
}
