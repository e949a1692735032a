import { Pool, type PoolClient } from 'pg';
import type { Database, QueryResult } from './database.ts';
import { CODES, DatabaseError, toDatabaseError } from './database-error.ts';
import { parseValue } from './parse-value.ts';
import { createRoleGuard } from './request-roles.ts';
import { type Connection, ownerTransaction, requestTransaction, runTransaction } from './transaction.ts';

export interface PostgresOptions {
  /** DATABASE_URL: `postgres://…`, a user that owns the tables and may become the roles of the API. */
  readonly url: string;
  /** Most connections that this process holds. */
  readonly connections?: number;
  /** Told when an idle connection is lost. The pool opens another when one is needed. */
  readonly onFault: (cause: unknown) => void;
}

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const TYPES = {
  getTypeParser: (type: number) => (text: string | Buffer) => parseValue(type, String(text)),
};

/**
 * The database of DATABASE_URL, PostgreSQL 15 or newer. It may be shared: several processes, each with a pool of its own.
 * Throws DatabaseError when it cannot be reached.
 */
export async function openPostgresDatabase(options: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections ?? CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'muster',
    // The time zone of a hosted project, wherever the machine stands. Compiling takes longer than any statement of ours.
    options: '-c timezone=UTC -c jit=off',
  });
  pool.on('error', options.onFault);
  let closed = false;
  const exclusive = <T>(task: (connection: Connection) => Promise<T>): Promise<T> => {
    if (!closed) return withClient(pool, task);
    return Promise.reject(new DatabaseError(CODES.closed, 'the database is closed'));
  };
  const withOwner: Database['withOwner'] = (run, { timeoutMs } = {}) =>
    exclusive((connection) => runTransaction(connection, ownerTransaction(timeoutMs), run));
  const guard = createRoleGuard(withOwner);

  try {
    await withOwner(({ query }) => query('select 1'));
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  return {
    withRequest: async (context, run) => {
      await guard(context.role);
      return exclusive((connection) =>
        runTransaction(connection, requestTransaction(context), ({ query }) => run({ query })),
      );
    },
    withOwner,
    close: async () => {
      if (closed) return;
      closed = true;
      await pool.end();
    },
  };
}

async function withClient<T>(pool: Pool, task: (connection: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw toDatabaseError(cause);
  });
  const state = { lost: false };
  const onLost = () => {
    state.lost = true;
  };
  client.on('error', onLost);
  try {
    return await task(connectionOf(client, () => !state.lost));
  } finally {
    client.off('error', onLost);
    client.release(state.lost);
  }
}

/** The time limit of a statement is the database's own here: `statement_timeout`, set when the transaction begins. */
function connectionOf(client: PoolClient, usable: () => boolean): Connection {
  return {
    query: async (text, params): Promise<QueryResult> => {
      try {
        const { rows, rowCount, command } = await client.query<Record<string, unknown>>({
          text,
          values: [...params],
          types: TYPES,
        });
        return { rows, affected: command === 'SELECT' ? 0 : (rowCount ?? 0) };
      } catch (cause) {
        throw toDatabaseError(cause);
      }
    },
    script: async (text) => {
      try {
        await client.query(text);
      } catch (cause) {
        throw toDatabaseError(cause);
      }
    },
    usable,
  };
}
