import { DatabaseError } from './database-error.ts';
import type { Log } from '../http/log.ts';
import type { Database } from './database.ts';

const HOUR = 3_600_000;
/** A schema or a function is not there: a project of its own that has no live games. */
const ABSENT: readonly string[] = ['3F000', '42883'];

/**
 * Deletes old live games and unused anonymous accounts every hour until the returned function is
 * called. Opening a game does it too, which is all that a hosted project has.
 */
export function tidyLiveGames(database: Database, log: Pick<Log, 'error'>): () => void {
  const tidy = async () => {
    try {
      await database.withOwner(({ query }) => query('select private.tidy_live_games()', [], { last: true }));
    } catch (cause) {
      if (cause instanceof DatabaseError && ABSENT.includes(cause.code)) clearInterval(timer);
      else log.error('Old live games could not be deleted', { cause: String(cause) });
    }
  };
  const timer = setInterval(() => void tidy(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
