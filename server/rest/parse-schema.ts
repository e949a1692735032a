import * as v from 'valibot';
import { placeKeys } from './place-keys.ts';
import type { Schema } from './schema.ts';

const column = v.object({ name: v.string(), type: v.string(), defaultSql: v.nullable(v.string()) });

const place = v.object({ schema: v.string(), name: v.string() });

const document = v.object({
  tables: v.array(
    v.object({
      oid: v.string(),
      ...place.entries,
      columns: v.array(v.object({ ...column.entries, num: v.number() })),
      rule: v.nullable(v.string()),
      insertable: v.boolean(),
      updatable: v.boolean(),
      deletable: v.boolean(),
    }),
  ),
  keys: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(['p', 'u', 'f']),
      table: v.string(),
      columns: v.array(v.number()),
      foreignTable: v.string(),
      foreignColumns: v.array(v.number()),
    }),
  ),
  functions: v.array(
    v.object({
      ...place.entries,
      rowOf: v.nullable(v.string()),
      volatility: v.picklist(['immutable', 'stable', 'volatile']),
      args: v.array(
        v.object({ name: v.string(), type: v.string(), required: v.boolean(), variadic: v.boolean() }),
      ),
      returns: v.object({
        kind: v.picklist(['void', 'scalar', 'composite']),
        type: v.string(),
        set: v.boolean(),
        atMostOne: v.boolean(),
        table: v.nullable(place),
        columns: v.array(column),
      }),
    }),
  ),
});

/**
 * Turns the one column that SCHEMA_SQL returns into the schema. `exposed` names the schemas that
 * were asked for, the default first. Throws when the text is not a result of that query, because
 * that is a fault of ours.
 */
export function parseSchema(text: string, exposed: readonly string[]): Schema {
  const { tables, keys, functions } = v.parse(document, JSON.parse(text));
  const { keysOf, foreignKeys } = placeKeys(tables, keys);
  return {
    exposed,
    foreignKeys,
    tables: tables.map(({ oid, rule, columns, ...table }) => ({
      ...table,
      isView: rule !== null,
      ...keysOf(oid),
      columns: columns.map(({ name, type, defaultSql }) => ({ name, type, defaultSql })),
      computed: functions
        .filter((one) => one.rowOf === oid && one.returns.kind === 'scalar' && !one.returns.set)
        .map((one) => ({ name: one.name, type: one.returns.type, defaultSql: null })),
    })),
    functions: functions.map((one) => {
      const owner = tables.find(({ oid }) => oid === one.rowOf);
      const { type: _, ...returns } = one.returns;
      return {
        ...one,
        returns,
        rowOf: owner === undefined ? null : { schema: owner.schema, name: owner.name },
      };
    }),
  };
}
