import { readFileSync } from 'node:fs';
import { PGlite, type SerializerOptions, type Transaction } from '@electric-sql/pglite';
import type { DatabaseAnswer, Line, RestDatabase } from './database.ts';
import { parseSchema } from './parse-schema.ts';
import { SCHEMA_SETTINGS_SQL, SCHEMA_SQL } from './schema-sql.ts';
import type { Schema } from './schema.ts';
import { quoteName } from './sql/statement.ts';

/** Every parameter goes to the database as the text it is. */
const AS_TEXT: SerializerOptions = new Proxy({}, { get: () => (value: string) => value });

class Undone extends Error {
  readonly line: Line;
  constructor(line: Line) {
    super('undone');
    this.line = line;
  }
}

/**
 * An empty embedded database in memory with the three roles of the API, for tests: a copy of the
 * one that tests/setup/database-image.ts made, or a new one.
 */
export async function openTestDatabase(setup: string): Promise<PGlite> {
  const image = process.env['TEST_EMPTY_DATABASE_IMAGE'];
  const pglite = await PGlite.create(
    image === undefined ? {} : { loadDataDir: new Blob([readFileSync(image)]) },
  );
  await pglite.exec(`
    CREATE ROLE anon; CREATE ROLE authenticated; CREATE ROLE service_role BYPASSRLS;
    ${setup}`);
  return pglite;
}

/** Reads the schema as the server does. */
export async function readTestSchema(pglite: PGlite, exposed: readonly string[]): Promise<Schema> {
  return pglite.transaction(async (transaction) => {
    await transaction.exec(SCHEMA_SETTINGS_SQL);
    const { rows } = await transaction.query<{ schema: string }>(SCHEMA_SQL, [exposed]);
    return parseSchema(rows[0]?.schema ?? '', exposed);
  });
}

/**
 * The database that the table API wants, over an embedded one: one transaction for each request.
 */
export function testRestDatabase(pglite: PGlite): RestDatabase {
  return {
    async run(context, statement, keeps): Promise<DatabaseAnswer> {
      try {
        const line = await pglite.transaction(async (transaction) => {
          await begin(transaction, context);
          const { rows } = await transaction.query<Line>(statement.text, [...statement.params], {
            serializers: AS_TEXT,
          });
          const first = rows[0] ?? {};
          if (keeps !== null && !keeps(first)) throw new Undone(first);
          return first;
        });
        return { ok: true, line };
      } catch (cause) {
        if (cause instanceof Undone) return { ok: true, line: cause.line };
        return { ok: false, fault: faultOf(cause) };
      }
    },
  };
}

async function begin(
  transaction: Transaction,
  { role, readOnly, settings }: Parameters<RestDatabase['run']>[0],
): Promise<void> {
  if (readOnly) await transaction.exec('SET TRANSACTION READ ONLY');
  await transaction.exec(`SET LOCAL ROLE ${quoteName(role)}`);
  await transaction.query('SELECT set_config(key, value, true) FROM json_each_text($1::json)', [
    JSON.stringify(settings),
  ]);
}

function faultOf(cause: unknown): Extract<DatabaseAnswer, { ok: false }>['fault'] {
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') throw cause;
  const text = (key: 'detail' | 'hint' | 'routine') => {
    const value: unknown = Reflect.get(cause, key);
    return typeof value === 'string' ? value : null;
  };
  return {
    kind: 'sql',
    code: cause.code,
    message: cause.message,
    detail: text('detail'),
    hint: text('hint'),
    routine: text('routine'),
  };
}
