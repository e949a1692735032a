import { DatabaseError as PgDatabaseError, Pool, type PoolClient } from 'pg';
import { runBatch } from '../batch/batch.ts';
import type { Database, QueryResult } from '../database.ts';
import { CODES, DatabaseError, toDatabaseError } from '../database-error.ts';
import { sendToPostgres } from '../batch/postgres-batch.ts';
import { createRoleGuard } from '../request-roles.ts';
import { createStatementNames, type StatementNames } from '../batch/statement-names.ts';
import { createPostgresNotices } from './postgres-notices.ts';
import {
  type Connection,
  ownerTransaction,
  requestTransaction,
  runTransaction,
  runTrial,
  type Settings,
  type Transaction,
} from '../transaction.ts';

export type PostgresOptions = {
  /**
   * DATABASE_URL: `postgres://…`, a user that owns the tables and may become the roles of the API.
   */
  readonly url: string;
  /** Most connections that this process holds. */
  readonly connections?: number;
  /** Called when an idle connection is lost. The pool opens another when one is needed. */
  readonly onFault: (cause: unknown) => void;
};

/** Connections that one process holds at most. */
export const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * The database of DATABASE_URL, PostgreSQL 15 or newer. It may be shared: several processes, each
 * with a pool of its own. Throws DatabaseError when it cannot be reached.
 */
export async function openPostgresDatabase(options: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections ?? CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'muster',
  });
  let closed = false;
  // Once it is closed nobody misses a connection any more.
  pool.on('error', (cause) => {
    if (!closed) options.onFault(cause);
  });
  const exclusive = <T>(task: (connection: Connection) => Promise<T>): Promise<T> => {
    if (!closed) return withClient(pool, task);
    return Promise.reject(new DatabaseError(CODES.closed, 'the database is closed'));
  };
  const withOwner: Database['withOwner'] = (run, asked = {}) =>
    exclusive((connection) => runTransaction(connection, withDefaults(ownerTransaction(asked)), run));
  const guard = createRoleGuard(withOwner);
  const notices = createPostgresNotices(options);

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
        runTransaction(connection, withDefaults(requestTransaction(context)), ({ query }) => run({ query })),
      );
    },
    withTrial: async (context, prepare, run) => {
      await guard(context.role);
      const transaction = withDefaults(requestTransaction(context));
      return exclusive((connection) => runTrial(connection, transaction, prepare, run));
    },
    withOwner,
    listen: notices.listen,
    close: async () => {
      if (closed) return;
      closed = true;
      await Promise.all([notices.close(), pool.end()]);
    },
  };
}

/**
 * The time zone of a hosted project, wherever the machine stands; and no compiling, which takes
 * longer than any statement of ours. Set for each transaction: a pooler refuses them when a
 * connection begins, and lends the connection to others later.
 */
const DEFAULTS: Settings = [
  ['timezone', 'UTC'],
  ['jit', 'off'],
];

function withDefaults(transaction: Transaction): Transaction {
  return { ...transaction, settings: [...DEFAULTS, ...transaction.settings] };
}

/** The statements that each connection of the pool knows by name; they go with the connection. */
const NAMES = new WeakMap<PoolClient, StatementNames>();

function namesOf(client: PoolClient): StatementNames {
  const known = NAMES.get(client);
  if (known !== undefined) return known;
  const names = createStatementNames();
  NAMES.set(client, names);
  return names;
}

async function withClient<T>(pool: Pool, task: (connection: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((cause: unknown) => {
    const failure = toDatabaseError(cause);
    throw failure.code === CODES.unknown ? new DatabaseError(CODES.closed, failure.message) : failure;
  });
  const state = { lost: false };
  const onLost = () => {
    state.lost = true;
  };
  client.on('error', onLost);
  try {
    return await task(connectionOf(client, namesOf(client), () => !state.lost));
  } finally {
    client.off('error', onLost);
    client.release(state.lost);
  }
}

/**
 * The time limit of a statement is the database's own here: `statement_timeout`, set when the
 * transaction begins.
 */
function connectionOf(client: PoolClient, names: StatementNames, usable: () => boolean): Connection {
  return {
    query: async (statement): Promise<QueryResult> => {
      try {
        return await runBatch(statement, names, (batch, reader) => sendToPostgres(client, batch, reader));
      } catch (cause) {
        throw failureOf(cause);
      }
    },
    script: async (text) => {
      try {
        await client.query(text);
      } catch (cause) {
        throw failureOf(cause);
      }
    },
    usable,
  };
}

/**
 * Returns the error of a failed call. An unknown error of the driver itself means that the
 * connection is lost.
 */
function failureOf(cause: unknown): DatabaseError {
  const failure = toDatabaseError(cause);
  const isDrivers = !(cause instanceof PgDatabaseError);
  return isDrivers && failure.code === CODES.unknown
    ? new DatabaseError(CODES.crashed, failure.message)
    : failure;
}
