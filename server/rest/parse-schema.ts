import * as v from 'valibot';
import type { Schema } from './schema.ts';

const names = v.array(v.string());
const column = v.object({ name: v.string(), type: v.string(), defaultSql: v.nullable(v.string()) });

const document = v.object({
  tables: v.array(
    v.object({
      schema: v.string(),
      name: v.string(),
      columns: v.array(column),
      primaryKey: names,
      uniques: v.array(names),
      insertable: v.boolean(),
      updatable: v.boolean(),
      deletable: v.boolean(),
    }),
  ),
  foreignKeys: v.array(
    v.object({
      name: v.string(),
      schema: v.string(),
      table: v.string(),
      columns: names,
      foreignSchema: v.string(),
      foreignTable: v.string(),
      foreignColumns: names,
    }),
  ),
  functions: v.array(
    v.object({
      schema: v.string(),
      name: v.string(),
      volatility: v.picklist(['immutable', 'stable', 'volatile']),
      args: v.array(
        v.object({ name: v.string(), type: v.string(), required: v.boolean(), variadic: v.boolean() }),
      ),
      returns: v.object({
        kind: v.picklist(['void', 'scalar', 'composite']),
        set: v.boolean(),
        table: v.nullable(v.object({ schema: v.string(), name: v.string() })),
        columns: v.array(column),
      }),
    }),
  ),
});

/**
 * Turns the one column that SCHEMA_SQL answers into the schema. `exposed` names the schemas that were asked for,
 * the default first. Throws when the text is not what that query answers: that is a fault of ours.
 */
export function parseSchema(text: string, exposed: readonly string[]): Schema {
  return { exposed, ...v.parse(document, JSON.parse(text)) };
}
