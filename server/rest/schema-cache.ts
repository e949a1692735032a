import type { Database } from '../db/database.ts';
import { parseSchema } from './parse-schema.ts';
import { SCHEMA_SETTINGS_SQL, SCHEMA_SQL } from './schema-sql.ts';
import type { Schema } from './schema.ts';
import { arrayLiteral } from './sql/statement.ts';

/** The table API's knowledge of the database, read on first use and kept. */
export type SchemaCache = {
  /** The schema as it was last read; null while it cannot be read at all. */
  readonly schema: () => Promise<Schema | null>;
  /**
   * Returns a schema that was read after `known`, for a request that `known` does not satisfy; it
   * reads at most once every few seconds. Null when there is nothing newer.
   */
  readonly newerThan: (known: Schema) => Promise<Schema | null>;
};

/** A table that a migration has just made is found after this long at the latest. */
const REREAD_MS = 2_000;
/** A change that no request fails by (a column more) shows after this long at the latest. */
const RENEW_MS = 60_000;

/**
 * Reads the exposed schemas (the default first) as the owner. Askers at one time share a reading; a
 * failed one keeps the old.
 */
export function createSchemaCache(
  database: Pick<Database, 'withOwner'>,
  schemas: readonly string[],
  now: () => Date,
): SchemaCache {
  let current: Schema | null = null;
  let readAt = 0;
  let reading: Promise<void> | null = null;

  const read = async () => {
    try {
      const text = await readSchemaText(database, schemas);
      current = parseSchema(text, schemas);
    } catch {
      // The database is away, which every request on it says; what was known may still be true.
    }
    readAt = now().getTime();
    reading = null;
  };
  const reread = () => (reading ??= read());
  const age = () => now().getTime() - readAt;

  return {
    schema: async () => {
      if (current === null) await reread();
      else if (age() >= RENEW_MS) void reread();
      return current;
    },
    newerThan: async (known) => {
      if (current === known && (reading !== null || age() >= REREAD_MS)) await reread();
      return current === known ? null : current;
    },
  };
}

function readSchemaText(database: Pick<Database, 'withOwner'>, schemas: readonly string[]): Promise<string> {
  return database.withOwner(async ({ query, script }) => {
    await script(SCHEMA_SETTINGS_SQL);
    const { rows } = await query(SCHEMA_SQL, [arrayLiteral(schemas)]);
    return String(rows[0]?.['schema']);
  });
}
