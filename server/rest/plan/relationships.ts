import { found, refused, type Result } from '../rest-error.ts';
import { findTable, type ForeignKey, type Schema, type Table } from '../schema.ts';
import { nearest } from './nearest.ts';
import type { Relation, Relationship } from './types.ts';

/**
 * Finds the one way that `name` (a table, a constraint, a column of one or a function of the row)
 * and the hint mean from this relation. None is PGRST200, several are PGRST201 with the candidates.
 */
export function findRelationship(
  schema: Schema,
  parent: Relation,
  name: string,
  hint: string | null,
): Result<Relationship> {
  const all = waysFrom(schema, parent);
  const named = all.filter((one) => isMeant(parent, one, name, hint));
  // A function takes the place of the ways that the keys would give.
  const functions = named.filter(({ way }) => way.by === 'function');
  const candidates = functions.length > 0 ? functions : named;
  const [only] = candidates;
  if (only === undefined) return notFound(parent, name, hint, all);
  return candidates.length === 1 ? found(only) : ambiguous(parent, name, candidates);
}

function waysFrom(schema: Schema, parent: Relation): readonly Relationship[] {
  return [
    ...schema.foreignKeys.flatMap((key) => keyWays(schema, parent, key)),
    ...schema.foreignKeys.flatMap((key) => junctionWays(schema, parent, key)),
    ...functionWays(schema, parent),
  ].filter(({ target }) => target.schema === parent.schema);
}

/**
 * The ways that a foreign key opens from a relation: forward, backward, or both when a table refers
 * to itself.
 */
function keyWays(schema: Schema, parent: Relation, key: ForeignKey): Relationship[] {
  const ways: Relationship[] = [];
  const unique = isUnique(findTable(schema, key.schema, key.table), key.columns);
  const forward = isFrom(key, parent) ? findTable(schema, key.foreignSchema, key.foreignTable) : null;
  if (forward !== null) {
    const cardinality = unique ? 'one-to-one' : 'many-to-one';
    const columns = { parentColumns: key.columns, childColumns: key.foreignColumns };
    ways.push({ kind: 'one', target: forward, way: { by: 'key', cardinality, key, ...columns } });
  }
  const isTo = key.foreignSchema === parent.schema && key.foreignTable === parent.name;
  const backward = isTo ? findTable(schema, key.schema, key.table) : null;
  if (backward !== null) {
    const cardinality = unique ? 'one-to-one' : 'one-to-many';
    const columns = { parentColumns: key.foreignColumns, childColumns: key.columns };
    ways.push({
      kind: unique ? 'one' : 'many',
      target: backward,
      way: { by: 'key', cardinality, key, ...columns },
    });
  }
  return ways;
}

/** The ways through a table whose primary key holds this key to the parent and another one. */
function junctionWays(schema: Schema, parent: Relation, key: ForeignKey): Relationship[] {
  if (key.foreignSchema !== parent.schema || key.foreignTable !== parent.name) return [];
  const table = findTable(schema, key.schema, key.table);
  if (table === null) return [];
  const isWithin = ({ columns }: ForeignKey) => columns.every((name) => table.primaryKey.includes(name));
  if (!isWithin(key)) return [];
  return schema.foreignKeys.flatMap((other) => {
    if (!isFrom(other, table) || other.name === key.name || !isWithin(other)) return [];
    const target = findTable(schema, other.foreignSchema, other.foreignTable);
    if (target === null) return [];
    return [{ kind: 'many', target, way: { by: 'junction', table, keys: [key, other] as const } } as const];
  });
}

function functionWays(schema: Schema, parent: Relation): Relationship[] {
  return schema.functions.flatMap((one) => {
    const { rowOf, returns } = one;
    if (rowOf?.schema !== parent.schema || rowOf.name !== parent.name || returns.table === null) return [];
    const target = findTable(schema, returns.table.schema, returns.table.name);
    if (target === null) return [];
    const kind = returns.set && !returns.atMostOne ? 'many' : 'one';
    return [{ kind, target, way: { by: 'function', function: one } } as const];
  });
}

function isFrom(key: ForeignKey, { schema, name }: Pick<Relation, 'schema' | 'name'>): boolean {
  return key.schema === schema && key.table === name;
}

function isUnique(table: Table | null, columns: readonly string[]): boolean {
  return (table?.uniques ?? []).some(
    (unique) => unique.length === columns.length && unique.every((name) => columns.includes(name)),
  );
}

/**
 * True when a name and a hint point at a way; where a table refers to itself they mean the many,
 * but for the column's name.
 */
function isMeant(
  parent: Relation,
  { target, way }: Relationship,
  name: string,
  hint: string | null,
): boolean {
  if (way.by === 'function') return hint === null && way.function.name === name;
  const isTarget = target.name === name;
  if (way.by === 'junction') {
    const hints = [way.table.name, ...way.keys.map((key) => key.name)];
    return isTarget && (hint === null || hints.includes(hint));
  }
  return isMeantByKey(parent, { target, way }, name, hint);
}

function isMeantByKey(
  parent: Relation,
  {
    target,
    way,
  }: { readonly target: Relationship['target']; readonly way: Extract<Relationship['way'], { by: 'key' }> },
  name: string,
  hint: string | null,
): boolean {
  const { key, cardinality, parentColumns } = way;
  const isTarget = target.name === name;
  const isColumn = parentColumns === key.columns && isSingle(key.columns, name);
  if (target.name === parent.name && target.schema === parent.schema) {
    const isMany = isTarget && cardinality === 'one-to-many';
    return hint === null ? isMany || isColumn : isMany && isSingle(key.columns, hint);
  }
  // A view shows columns and constraints of its table: those names mean the table.
  if (hint === null) return isTarget || (!target.isView && (key.name === name || isColumn));
  return isTarget && isHintedBy(key, hint);
}

function isHintedBy(key: ForeignKey, hint: string): boolean {
  return key.name === hint || isSingle(key.columns, hint) || isSingle(key.foreignColumns, hint);
}

function isSingle(columns: readonly string[], name: string): boolean {
  return columns.length === 1 && columns[0] === name;
}

function notFound(
  parent: Relation,
  name: string,
  hint: string | null,
  ways: readonly Relationship[],
): ReturnType<typeof refused> {
  const using = hint === null ? '' : `' using the hint '${hint}`;
  const near = nearest(
    name,
    ways.map(({ target }) => target.name),
  );
  return refused(
    400,
    'PGRST200',
    `Could not find a relationship between '${parent.name}' and '${name}' in the schema cache`,
    {
      details:
        `Searched for a foreign key relationship between '${parent.name}' and '${name}${using}' ` +
        `in the schema '${parent.schema}', but no matches were found.`,
      hint: near === null || near === name ? null : `Perhaps you meant '${near}' instead of '${name}'.`,
    },
  );
}

function ambiguous(
  parent: Relation,
  name: string,
  ways: readonly Relationship[],
): ReturnType<typeof refused> {
  const details = ways.map((one) => ({
    cardinality: one.way.by === 'key' ? one.way.cardinality : 'many-to-many',
    embedding: `${parent.name} with ${one.target.name}`,
    relationship: written(parent, one),
  }));
  const names = ways.map((one) => `'${one.target.name}!${hintFor(one)}'`).join(', ');
  return refused(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${parent.name}' and '${name}'`,
    {
      details,
      hint: `Try changing '${name}' to one of the following: ${names}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function written(parent: Relation, { target, way }: Relationship): string {
  if (way.by === 'function') return way.function.name;
  if (way.by === 'junction') {
    const [toParent, toChild] = way.keys.map((key) => `${key.name}(${key.columns.join(', ')})`);
    return `${way.table.name} using ${toParent ?? ''} and ${toChild ?? ''}`;
  }
  return (
    `${way.key.name} using ${parent.name}(${way.parentColumns.join(', ')}) ` +
    `and ${target.name}(${way.childColumns.join(', ')})`
  );
}

function hintFor({ way }: Relationship): string {
  if (way.by === 'function') return way.function.name;
  return way.by === 'junction' ? way.table.name : way.key.name;
}
