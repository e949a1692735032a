import { type Bounds, tooManyOutputs, tooManyRepeats } from '../bounds.ts';
import type { FilterTree } from '../parse/filter.ts';
import type { OrderTerm } from '../parse/order.ts';
import type { Query } from '../parse/query.ts';
import type { RowRange } from '../parse/range.ts';
import type { SelectedColumn, SelectedTable, SelectItem } from '../parse/select.ts';
import { every, found, refused, type Result } from '../rest-error.ts';
import { type Column, findColumn, type Schema } from '../schema.ts';
import { isRowCount, planCast, planField } from './fields.ts';
import { findRelationship } from './relationships.ts';
import type { Join, Output, PlannedFilter, PlannedOrder, ReadPlan, Relation } from './types.ts';
import { planWay } from './way.ts';

/** The parts of a plan of rows, at the top and for each embedded table. */
type Level = {
  readonly schema: Schema;
  readonly relation: Relation;
  readonly items: readonly SelectItem[];
  /** Filters, orders and bounds of this level and below, paths counted from here. */
  readonly query: Pick<Query, 'filters' | 'orders' | 'limits' | 'offsets'>;
  readonly range: RowRange;
  readonly settings: PlanSettings;
  readonly spent: Spent;
  /**
   * The name that PostgREST gives the relation in its statement, which the database uses in what it
   * refuses.
   */
  readonly name: string;
  /** The aliases of the rows that this level is embedded in, the outermost first. */
  readonly above: readonly string[];
};

/** The host's settings for requests. */
export type PlanSettings = {
  /** No list holds more rows; null for no cap. */
  readonly maxRows: number | null;
  readonly bounds: Bounds;
  /** True if `sum()` and the like may be selected: over many rows they cost much. */
  readonly aggregates: boolean;
};

/** The counts of one request's plan so far. */
type Spent = {
  levels: number;
  outputs: number;
  readonly columns: Map<Column, number>;
};

/**
 * Plans the rows of a relation with everything embedded in them. Every name is looked up in the
 * schema.
 */
export function planRead(
  schema: Schema,
  relation: Relation,
  query: Query,
  range: RowRange,
  settings: PlanSettings,
): Result<ReadPlan> {
  const spent = { levels: 0, outputs: 0, columns: new Map() };
  const root = { schema, relation, items: query.select, query, range, settings, spent };
  return planLevel({ ...root, name: relation.name, above: [] });
}

/**
 * Names that statements use for tables between two others, for joins and for what has no better
 * one.
 */
const OWN_NAMES = /^[jmr]\d+$/;
/** PostgreSQL cuts longer names off, and two may be alike then. */
const MOST_NAME_BYTES = 63;

/**
 * Returns PostgREST's name for the relation where it can be told from all others, or one of our
 * own.
 */
function aliasOf({ name, above }: Level, id: number): string {
  const isFree = !OWN_NAMES.test(name) && !above.includes(name) && Buffer.byteLength(name) <= MOST_NAME_BYTES;
  return isFree ? name : `r${String(id)}`;
}

function planLevel(level: Level): Result<ReadPlan> {
  const id = level.spent.levels++;
  const alias = aliasOf(level, id);
  const joins = new Map<string, Join>();
  const outputs: Output[] = [];
  for (const item of level.items) {
    const planned = item.kind === 'table' ? planJoin(level, item, alias, joins) : planItem(level, item);
    if (!planned.ok) return planned;
    const problem = spend(level, planned.value);
    if (problem !== null) return problem;
    outputs.push(...planned.value);
    for (const output of planned.value) {
      if ('join' in output) joins.set(output.name, output.join);
    }
  }
  const lost = [...level.query.filters, ...level.query.orders, ...level.query.limits, ...level.query.offsets]
    .map((placed) => placed.path[0])
    .find((name) => name !== undefined && !isEmbedded(level.items, name));
  if (lost !== undefined) return notEmbedded(lost);

  const filters = every(
    level.query.filters.filter((placed) => placed.path.length === 0),
    (placed) => planFilter(level.relation, placed.tree, { joins, alias: level.name }),
  );
  if (!filters.ok) return filters;
  const terms = level.query.orders.find((placed) => placed.path.length === 0)?.terms ?? [];
  const orders = every(terms, (term) => planOrder(level, term, joins));
  if (!orders.ok) return orders;
  // Embedded rows come last: of two equal keys a JSON reader takes the last.
  const isColumn = (output: Output) => !('join' in output);
  return found({
    id,
    alias,
    relation: level.relation,
    outputs: [...outputs.filter(isColumn), ...outputs.filter((output) => !isColumn(output))],
    filters: filters.value,
    orders: orders.value,
    range: capped(level.range, level.settings.maxRows),
  });
}

/** Counts what an item adds to the answer; the refusal once it is more than the bounds let. */
function spend(
  { settings: { bounds }, spent }: Level,
  outputs: readonly Output[],
): ReturnType<typeof refused> | null {
  spent.outputs += outputs.length;
  if (spent.outputs > bounds.outputs) return tooManyOutputs(bounds);
  for (const output of outputs) {
    if (output.kind !== 'column' || isRowCount(output.field.column)) continue;
    const { column } = output.field;
    const times = (spent.columns.get(column) ?? 0) + 1;
    if (times > bounds.repeats) return tooManyRepeats(bounds, column.name);
    spent.columns.set(column, times);
  }
  return null;
}

function planItem(level: Level, item: Exclude<SelectItem, SelectedTable>): Result<readonly Output[]> {
  if (item.kind === 'star') {
    return found(
      level.relation.columns.map((column) => ({
        kind: 'column',
        name: column.name,
        field: { column, path: [] },
        cast: null,
        aggregate: null,
      })),
    );
  }
  const output = planColumn(level, item);
  return output.ok ? found([output.value]) : output;
}

function planColumn({ relation, name: table, settings }: Level, item: SelectedColumn): Result<Output> {
  if (item.aggregate !== null && !settings.aggregates) {
    return refused(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  const made = planCast(item.aggregate?.cast ?? null);
  if (!made.ok) return made;
  const aggregate = item.aggregate === null ? null : { ...item.aggregate, cast: made.value };
  if (item.field === null) {
    const counted = { name: 'count', cast: made.value } as const;
    return found({ kind: 'count', name: item.alias ?? 'count', aggregate: counted });
  }
  const field = planField(relation, item.field, table);
  if (!field.ok) return field;
  const cast = planCast(item.cast);
  if (!cast.ok) return cast;
  const keys = item.field.path.flatMap(({ at }) => (at.kind === 'key' ? [at.key] : []));
  const name = item.alias ?? aggregate?.name ?? keys.at(-1) ?? field.value.column.name;
  return found({ kind: 'column', name, field: field.value, cast: cast.value, aggregate });
}

function planJoin(
  level: Level,
  item: SelectedTable,
  alias: string,
  joins: ReadonlyMap<string, Join>,
): Result<readonly Output[]> {
  const way = findRelationship(level.schema, level.relation, item.name, item.hint);
  if (!way.ok) return way;
  const columns = planWay(level.relation, way.value);
  if (!columns.ok) return columns;
  const name = item.alias ?? item.name;
  const twin = joins.get(name);
  if (twin !== undefined)
    return embeddedTwice(level, name, twin.kind === 'many' && !item.spread && way.value.kind === 'many');
  const below = <T extends { readonly path: readonly string[] }>(placed: readonly T[]): T[] =>
    placed.filter(({ path }) => path[0] === name).map((one) => ({ ...one, path: one.path.slice(1) }));
  const query = {
    filters: below(level.query.filters),
    orders: below(level.query.orders),
    limits: below(level.query.limits),
    offsets: below(level.query.offsets),
  };
  const own = (bounds: Query['limits']) => bounds.findLast((bound) => bound.path.length === 0)?.rows;
  const range = { offset: Math.max(0, own(query.offsets) ?? 0), limit: own(query.limits) ?? null };
  const { target, way: by } = way.value;
  const above = [...level.above, alias];
  const rows = planLevel({
    ...level,
    relation: target,
    items: item.items,
    query,
    range,
    name: by.by === 'junction' ? target.name : `${target.name}_${String(above.length)}`,
    above,
  });
  if (!rows.ok) return rows;
  const join = { kind: way.value.kind, inner: item.inner, ...columns.value, rows: rows.value };
  const kind = item.spread ? 'spread' : 'join';
  return found([{ kind, name, join }]);
}

/** The name that PostgREST gives the rows of an embedded table in its statement. */
function joinName({ relation, above }: Level, name: string): string {
  return `${relation.name}_${name}_${String(above.length + 1)}`;
}

/**
 * Refuses two embedded tables of one key in the words that PostgreSQL has for PostgREST's
 * statement.
 */
function embeddedTwice(level: Level, name: string, areLists: boolean): ReturnType<typeof refused> {
  return areLists
    ? refused(400, '42803', 'aggregate functions are not allowed in FROM clause of their own query level')
    : refused(400, '42712', `table name "${joinName(level, name)}" specified more than once`);
}

type FilterPlace = {
  readonly joins: ReadonlyMap<string, Join>;
  /** The relation's name in what the database says. */
  readonly alias: string;
};

/** Plans a filter; with joins, the name of one may be asked for rows (`is.null`, `not.is.null`). */
export function planFilter(
  relation: Relation,
  tree: FilterTree,
  { joins, alias }: FilterPlace = { joins: new Map(), alias: relation.name },
): Result<PlannedFilter> {
  if (tree.kind === 'group') {
    const parts = every(tree.parts, (part) => planFilter(relation, part, { joins, alias }));
    return parts.ok ? found({ ...tree, parts: parts.value }) : parts;
  }
  const join = tree.field.path.length === 0 ? joins.get(tree.field.name) : undefined;
  if (join !== undefined && findColumn(relation, tree.field.name) === null) {
    const truth = tree.operation.kind === 'is' ? tree.operation.truth : null;
    if (truth !== 'null' && truth !== 'not_null') return badEmbedFilter(tree.field.name);
    return found({ kind: 'exists', not: (truth === 'null') !== tree.not, join });
  }
  const field = planField(relation, tree.field, alias);
  return field.ok ? found({ ...tree, field: field.value }) : field;
}

function planOrder(level: Level, term: OrderTerm, joins: ReadonlyMap<string, Join>): Result<PlannedOrder> {
  const join = term.relation === null ? null : (joins.get(term.relation) ?? undefined);
  if (join === undefined) return notEmbedded(term.relation ?? '');
  if (join?.kind === 'many') {
    const target = term.relation ?? '';
    return refused(400, 'PGRST118', `A related order on '${target}' is not possible`, {
      details: `'${level.relation.name}' and '${target}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const alias = term.relation === null ? level.name : joinName(level, term.relation);
  const field = planField(join?.rows.relation ?? level.relation, term.field, alias);
  if (!field.ok) return field;
  return found({ field: field.value, join, direction: term.direction, nulls: term.nulls });
}

function capped({ offset, limit }: RowRange, maxRows: number | null): RowRange {
  if (maxRows === null) return { offset, limit };
  return { offset, limit: Math.min(limit ?? maxRows, maxRows) };
}

function isEmbedded(items: readonly SelectItem[], name: string): boolean {
  return items.some((item) => item.kind === 'table' && (item.alias ?? item.name) === name);
}

function notEmbedded(name: string): ReturnType<typeof refused> {
  return refused(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

function badEmbedFilter(name: string): ReturnType<typeof refused> {
  return refused(400, 'PGRST120', `Bad operator on the '${name}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}
