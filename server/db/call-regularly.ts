import type { Log } from '../http/log.ts';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';

/** A schema or a function is not there: a project of its own without this part. */
const ABSENT: readonly string[] = ['3F000', '42883'];

type RegularCall = {
  /** The statement, such as `select private.tidy_live_games()`. */
  readonly statement: string;
  readonly everyMs: number;
  /** Logged when the call fails. */
  readonly fault: string;
};

/**
 * Calls a function of the database at regular intervals until the returned function is called, or
 * until the database turns out to be without it.
 */
export function callRegularly(
  database: Database,
  log: Pick<Log, 'error'>,
  { statement, everyMs, fault }: RegularCall,
): () => void {
  const call = async () => {
    try {
      await database.withOwner(({ query }) => query(statement, [], { last: true }));
    } catch (cause) {
      if (cause instanceof DatabaseError && ABSENT.includes(cause.code)) clearInterval(timer);
      else log.error(fault, { cause: String(cause) });
    }
  };
  const timer = setInterval(() => void call(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
