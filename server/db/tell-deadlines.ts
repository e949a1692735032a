import { DatabaseError } from './database-error.ts';
import type { Log } from '../http/log.ts';
import type { Database } from './database.ts';

const FIVE_MINUTES = 300_000;
/** A schema or a function is not there: a project of its own that has no events. */
const ABSENT: readonly string[] = ['3F000', '42883'];

/**
 * Tells players of deadlines of lists every five minutes until the returned function is called. The
 * database decides what is due, and tells each once.
 */
export function tellDeadlines(database: Database, log: Pick<Log, 'error'>): () => void {
  const tell = async () => {
    try {
      await database.withOwner(({ query }) => query('select private.tell_deadlines()', [], { last: true }));
    } catch (cause) {
      if (cause instanceof DatabaseError && ABSENT.includes(cause.code)) clearInterval(timer);
      else log.error('Deadlines of events could not be told', { cause: String(cause) });
    }
  };
  const timer = setInterval(() => void tell(), FIVE_MINUTES);
  timer.unref();
  return () => clearInterval(timer);
}
