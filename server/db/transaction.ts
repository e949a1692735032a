import type { OwnerSession, Param, QueryResult, RequestContext } from './database.ts';

/** One connection, whichever driver is behind it. Failures are DatabaseErrors. */
export interface Connection {
  readonly query: (
    text: string,
    params: readonly (string | null)[],
    timeoutMs: number,
  ) => Promise<QueryResult>;
  readonly script: (text: string, timeoutMs: number) => Promise<void>;
  /** False once it was lost; nothing can be undone on it then, the database has done so. */
  readonly usable: () => boolean;
}

interface Transaction {
  readonly begin: string;
  readonly timeoutMs: number;
  readonly rollback: boolean;
}

const TIMEOUT_MS = 8_000;
const ANON_TIMEOUT_MS = 3_000;
/** The server's own work, migrations among it, may take its time. */
const OWNER_TIMEOUT_MS = 120_000;
/** Beginning and ending are quick; what holds them up is the disk. */
const FRAME_TIMEOUT_MS = 30_000;

/** The transaction that a request of the API runs in: its role, claims and limits hold until its end. */
export function requestTransaction(context: RequestContext): Transaction {
  const { role, claims, readOnly, settings = {}, rollback = false } = context;
  const timeoutMs = context.timeoutMs ?? (role === 'anon' ? ANON_TIMEOUT_MS : TIMEOUT_MS);
  const all: readonly (readonly [string, string])[] = [
    ['statement_timeout', String(timeoutMs)],
    ['request.jwt.claims', claims === null ? '' : JSON.stringify(claims)],
    ...Object.entries(settings),
    // Last: what comes before is set by the owner of the connection.
    ['role', role],
  ];
  const set = all.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`).join(', ');
  return { begin: `begin${readOnly ? ' read only' : ''}; select ${set}`, timeoutMs, rollback };
}

/** A transaction of the server itself. */
export function ownerTransaction(timeoutMs: number = OWNER_TIMEOUT_MS): Transaction {
  return {
    begin: `begin; set local statement_timeout = ${String(timeoutMs)}`,
    timeoutMs,
    rollback: false,
  };
}

/** Runs `run` between begin and commit; undoes everything when it throws, or when the transaction is one to undo. */
export async function runTransaction<T>(
  connection: Connection,
  { begin, timeoutMs, rollback }: Transaction,
  run: (session: OwnerSession) => Promise<T>,
): Promise<T> {
  const frame = (text: string) => connection.script(text, FRAME_TIMEOUT_MS);
  const failures: unknown[] = [];
  const noted = async <R>(statement: Promise<R>): Promise<R> => {
    try {
      return await statement;
    } catch (cause) {
      failures.push(cause);
      throw cause;
    }
  };
  try {
    await frame(begin);
    const result = await run({
      query: (text, params = []) => noted(connection.query(text, params.map(asText), timeoutMs)),
      script: (text) => noted(connection.script(text, timeoutMs)),
    });
    // A failed statement has spoilt the transaction, even where `run` made nothing of it.
    if (failures.length > 0) throw failures[0];
    await frame(rollback ? 'rollback' : 'commit');
    return result;
  } catch (cause) {
    // When even that fails the connection is gone, and the transaction with it: the first fault is the one to tell.
    if (connection.usable()) await frame('rollback').catch(() => undefined);
    throw cause;
  }
}

function asText(param: Param): string | null {
  return param === null ? null : String(param);
}

/** A text as an SQL literal, for the settings of a transaction, which take no parameters. */
function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
  return text.includes('\\') ? ` E${quoted}` : quoted;
}
