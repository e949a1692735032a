import { found, refused, type Result } from '../rest-error.ts';
import { findTable, type ForeignKey, type Schema, type Table } from '../schema.ts';
import type { Relation, Relationship } from './types.ts';

/**
 * Finds the one foreign key that `name` (a table, a constraint or a column of one) and the hint mean from this
 * relation. None is PGRST200, several are PGRST201 with the candidates.
 */
export function findRelationship(
  schema: Schema,
  parent: Relation,
  name: string,
  hint: string | null,
): Result<Relationship> {
  const candidates = schema.foreignKeys
    .flatMap((key) => waysFrom(schema, parent, key))
    .filter((way) => isNamed(way, name) && (hint === null || isHinted(way, hint)));
  const [only] = candidates;
  if (only === undefined) return notFound(parent, name, hint);
  return candidates.length === 1 ? found(only) : ambiguous(parent, name, candidates);
}

/** The ways that a foreign key opens from a relation: forward, backward, or both when a table refers to itself. */
function waysFrom(schema: Schema, parent: Relation, key: ForeignKey): Relationship[] {
  const ways: Relationship[] = [];
  const unique = isUnique(findTable(schema, key.schema, key.table), key.columns);
  const forward = findTable(schema, key.foreignSchema, key.foreignTable);
  if (forward !== null && key.schema === parent.schema && key.table === parent.name) {
    const cardinality = unique ? 'one-to-one' : 'many-to-one';
    ways.push({
      kind: 'one',
      cardinality,
      key,
      target: forward,
      parentColumns: key.columns,
      childColumns: key.foreignColumns,
    });
  }
  const backward = findTable(schema, key.schema, key.table);
  if (backward !== null && key.foreignSchema === parent.schema && key.foreignTable === parent.name) {
    ways.push({
      kind: unique ? 'one' : 'many',
      cardinality: unique ? 'one-to-one' : 'one-to-many',
      key,
      target: backward,
      parentColumns: key.foreignColumns,
      childColumns: key.columns,
    });
  }
  return ways;
}

function isUnique(table: Table | null, columns: readonly string[]): boolean {
  return (table?.uniques ?? []).some(
    (unique) => unique.length === columns.length && unique.every((name) => columns.includes(name)),
  );
}

function isNamed({ key, target, parentColumns }: Relationship, name: string): boolean {
  const isForward = parentColumns === key.columns;
  return target.name === name || key.name === name || (isForward && isSingle(key.columns, name));
}

function isHinted({ key }: Relationship, hint: string): boolean {
  return key.name === hint || isSingle(key.columns, hint) || isSingle(key.foreignColumns, hint);
}

function isSingle(columns: readonly string[], name: string): boolean {
  return columns.length === 1 && columns[0] === name;
}

function notFound(parent: Relation, name: string, hint: string | null): ReturnType<typeof refused> {
  const using = hint === null ? '' : `' using the hint '${hint}`;
  return refused(
    400,
    'PGRST200',
    `Could not find a relationship between '${parent.name}' and '${name}' in the schema cache`,
    {
      details:
        `Searched for a foreign key relationship between '${parent.name}' and '${name}${using}' ` +
        `in the schema '${parent.schema}', but no matches were found.`,
    },
  );
}

function ambiguous(
  parent: Relation,
  name: string,
  ways: readonly Relationship[],
): ReturnType<typeof refused> {
  const details = ways.map(({ cardinality, key, target, parentColumns, childColumns }) => ({
    cardinality,
    embedding: `${parent.name} with ${target.name}`,
    relationship:
      `${key.name} using ${parent.name}(${parentColumns.join(', ')}) ` +
      `and ${target.name}(${childColumns.join(', ')})`,
  }));
  const names = ways.map(({ key, target }) => `'${target.name}!${key.name}'`).join(', ');
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
