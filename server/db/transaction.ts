import type { OwnerOptions, OwnerSession, Param, QueryResult, RequestContext, Session } from './database.ts';
import { createQueue } from './queue.ts';

/** Settings of a transaction, made in their order when it begins. */
export type Settings = readonly (readonly [name: string, value: string])[];

/** One statement with what it does to its transaction. */
export type Statement = {
  readonly text: string;
  readonly params: readonly (string | null)[];
  /** Begins a transaction with these settings before the statement; null inside one. */
  readonly opens: Settings | null;
  /** Commits after the statement. */
  readonly closes: boolean;
};

/** One connection, whichever driver is behind it. Failures are DatabaseErrors. */
export type Connection = {
  /** One message, whatever the statement opens and closes. */
  readonly query: (statement: Statement, timeoutMs: number) => Promise<QueryResult>;
  readonly script: (text: string, timeoutMs: number) => Promise<void>;
  /** False once it was lost; nothing can be undone on it then, the database has done so. */
  readonly usable: () => boolean;
};

/** The options with which a transaction begins and ends. */
export type Transaction = {
  /** Sees the database as it was at the beginning throughout, and changes nothing. */
  readonly isSnapshot: boolean;
  readonly settings: Settings;
  readonly timeoutMs: number;
  readonly rollback: boolean;
};

const TIMEOUT_MS = 8_000;
const ANON_TIMEOUT_MS = 3_000;
/** The server's own work, migrations among it, may take its time. */
const OWNER_TIMEOUT_MS = 120_000;
/** Beginning and ending are quick; what holds them up is the disk. */
const FRAME_TIMEOUT_MS = 30_000;

/**
 * The transaction that a request of the API runs in: its role, claims and limits hold until its
 * end.
 */
export function requestTransaction(
  context: RequestContext,
  anonTimeoutMs: number = ANON_TIMEOUT_MS,
): Transaction {
  const { role, claims, readOnly, settings = {}, rollback = false } = context;
  const timeoutMs = context.timeoutMs ?? (role === 'anon' ? anonTimeoutMs : TIMEOUT_MS);
  const all: Settings = [
    ...(readOnly ? [['transaction_read_only', 'on'] as const] : []),
    ['statement_timeout', String(timeoutMs)],
    ['request.jwt.claims', claims === null ? '' : JSON.stringify(claims)],
    ...Object.entries(settings),
    // Last: what comes before is set by the owner of the connection.
    ['role', role],
  ];
  return { isSnapshot: false, settings: all, timeoutMs, rollback };
}

/** A transaction of the server itself. */
export function ownerTransaction({
  timeoutMs = OWNER_TIMEOUT_MS,
  isSnapshot = false,
}: OwnerOptions): Transaction {
  return { isSnapshot, settings: [['statement_timeout', String(timeoutMs)]], timeoutMs, rollback: false };
}

/**
 * Runs `run` in a transaction, which begins with its first statement: committed at its end, undone
 * when it throws, or when the transaction is one to undo.
 */
export async function runTransaction<T>(
  connection: Connection,
  transaction: Transaction,
  run: (session: OwnerSession) => Promise<T>,
): Promise<T> {
  const progress: Progress = { state: 'due', failure: null };
  const frame = (text: string) => connection.script(text, FRAME_TIMEOUT_MS);
  try {
    const result = await run(openSession(connection, transaction, progress));
    // A failed statement has spoilt the transaction, even where `run` made nothing of it.
    if (progress.failure !== null) throw progress.failure.cause;
    if (progress.state === 'open') await frame(transaction.rollback ? 'rollback' : 'commit');
    return result;
  } catch (cause) {
    // When even that fails the connection is gone, and the transaction with it: the first fault is
    // the one to tell.
    if (progress.state !== 'due' && connection.usable()) await frame('rollback').catch(() => undefined);
    throw cause;
  }
}

/**
 * Runs `prepare` as the owner and then `run` with the role of the request, in one transaction that
 * is undone.
 */
export async function runTrial<T>(
  connection: Connection,
  request: Transaction,
  prepare: (session: Session) => Promise<void>,
  run: (session: Session) => Promise<T>,
): Promise<T> {
  const roles = request.settings.filter(([name]) => name === 'role');
  const settings = request.settings.filter(([name]) => name !== 'role');
  return runTransaction(connection, { ...request, settings, rollback: true }, async ({ query }) => {
    await prepare({ query });
    for (const [, role] of roles) await query("select pg_catalog.set_config('role', $1, true)", [role]);
    return run({ query });
  });
}

/** The progress of a transaction. */
type Progress = {
  /** `closed` when a statement committed it. */
  state: 'due' | 'open' | 'closed';
  failure: { readonly cause: unknown } | null;
};

function openSession(
  connection: Connection,
  { isSnapshot, settings, timeoutMs, rollback }: Transaction,
  progress: Progress,
): OwnerSession {
  // One after the other, and none after a failure: what follows a lost beginning would run outside
  // of any transaction.
  const inTurn = createQueue();
  const noted = <R>(task: () => Promise<R>): Promise<R> =>
    inTurn(async () => {
      if (progress.failure !== null) throw progress.failure.cause;
      if (progress.state === 'closed') throw new Error('A statement came after the last of its transaction');
      try {
        return await task();
      } catch (cause) {
        progress.failure = { cause };
        throw cause;
      }
    });
  const begin = async () => {
    const isDue = progress.state === 'due';
    progress.state = 'open';
    if (isDue) await connection.script(beginSql(settings, isSnapshot), FRAME_TIMEOUT_MS);
  };
  return {
    query: (text, params = [], { last = false } = {}) =>
      noted(async () => {
        if (isSnapshot) await begin();
        const opens = progress.state === 'due' ? settings : null;
        const closes = last && !rollback;
        progress.state = closes ? 'closed' : 'open';
        return connection.query({ text, params: params.map(asText), opens, closes }, timeoutMs);
      }),
    script: (text) =>
      noted(async () => {
        await begin();
        await connection.script(text, timeoutMs);
      }),
  };
}

function asText(param: Param): string | null {
  return param === null ? null : String(param);
}

/** Begins a transaction where no statement follows that could travel with it. */
function beginSql(settings: Settings, isSnapshot: boolean): string {
  const set = settings.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`);
  const mode = isSnapshot ? ' isolation level repeatable read, read only' : '';
  return `begin${mode}; select ${set.join(', ')}`;
}

/** A text as an SQL literal, for a script, which takes no parameters. */
function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
  return text.includes('\\') ? ` E${quoted}` : quoted;
}
