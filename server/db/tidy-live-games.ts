import type { Log } from '../http/log.ts';
import { callRegularly } from './call-regularly.ts';
import type { Database } from './database.ts';

/**
 * Deletes old live games and unused anonymous accounts every hour until the returned function is
 * called. Opening a game does it too, which is all that a hosted project has.
 */
export function tidyLiveGames(database: Database, log: Pick<Log, 'error'>): () => void {
  return callRegularly(database, log, {
    statement: 'select private.tidy_live_games()',
    everyMs: 3_600_000,
    fault: 'Old live games could not be deleted',
  });
}
