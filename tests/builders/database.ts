import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Database, Param } from '#server/db/database.ts';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { openPgliteDatabase } from '#server/db/pglite/pglite-database.ts';

/** A fault of scheduled work has nobody to tell in a test: it ends the run. */
export const PARTS = {
  now: () => new Date(),
  onFault: (cause: unknown) => {
    throw cause;
  },
};

/** The variable with the place of the database image that tests/setup/database-image.ts made. */
const IMAGE = 'TEST_DATABASE_IMAGE';

/**
 * A new database with the bootstrap and all migrations: PGlite in memory, or, where
 * TEST_DATABASE_URL names a PostgreSQL, a database of its own there, which `close` drops.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) {
    // It has every migration: to compare each with its file again takes 0.2 s.
    return openPgliteDatabase({ directory: null, image: process.env[IMAGE], ...PARTS });
  }
  const name = `muster_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, dataDir: null, supabaseDir: SUPABASE_DIR }, PARTS);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(server, `drop database ${name}`);
    },
  };
}

/** The database of a test file, as openTestDatabase opens it: there for all of its tests. */
export function testDatabase(): Database {
  let opened: Database;
  beforeAll(async () => {
    opened = await openTestDatabase();
  }, 60_000);
  afterAll(() => opened.close());
  return {
    withRequest: (context, run) => opened.withRequest(context, run),
    withTrial: (context, prepare, run) => opened.withTrial(context, prepare, run),
    withOwner: (run, options) => opened.withOwner(run, options),
    listen: (channel, listener) => opened.listen(channel, listener),
    close: () => opened.close(),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** One statement as the owner of the tables. */
export async function asOwner(database: Database, text: string, params: readonly Param[] = []) {
  const { rows } = await database.withOwner(({ query }) => query(text, params));
  return rows;
}

export type Account = {
  readonly id: string;
  readonly wabId: string;
};

export type Flag = 'wab_admin' | 'tester' | 'banned' | 'deactivated';

/** A new account with its profile, as a sign-up leaves it, and the flags given. */
export async function createAccount(database: Database, ...flags: readonly Flag[]): Promise<Account> {
  const id = randomUUID();
  await asOwner(
    database,
    'insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, now(), now())',
    [id, `${id}@example.org`],
  );
  for (const flag of flags) {
    await asOwner(database, `update public.profiles set ${flag} = true where id = $1`, [id]);
  }
  const rows = await asOwner(database, 'select wab_id from public.profiles where id = $1', [id]);
  return { id, wabId: String(rows[0]?.['wab_id']) };
}

/**
 * Makes a device on which the account signed in a day ago; returns the session's id, which its
 * tokens carry as `session_id`.
 */
export async function createSession(
  database: Database,
  { id: user }: Account,
  agent = 'Browser',
): Promise<string> {
  const id = randomUUID();
  await asOwner(
    database,
    `insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, user_agent)
     values ($1, $2, now() - interval '1 day', now(), (now() - interval '1 hour') at time zone 'UTC', $3)`,
    [id, user, agent],
  );
  return id;
}

/** One statement as a signed-in user; null is a visitor without a token. Undone afterwards. */
export function asUser(
  database: Database,
  account: Account | null,
  text: string,
  params: readonly Param[] = [],
) {
  const role = account === null ? 'anon' : 'authenticated';
  const claims = account === null ? null : { sub: account.id, role };
  return database.withRequest({ role, claims, readOnly: false, rollback: true }, ({ query }) =>
    query(text, params),
  );
}
