import type { Log } from '../http/log.ts';
import { callRegularly } from './call-regularly.ts';
import type { Database } from './database.ts';

/**
 * Tells players of deadlines of lists and of clocks of rounds every minute until the returned
 * function is called. The database decides what is due, and tells each once.
 */
export function tellDeadlines(database: Database, log: Pick<Log, 'error'>): () => void {
  return callRegularly(database, log, {
    statement: 'select private.tell_deadlines()',
    everyMs: 60_000,
    fault: 'Deadlines of events could not be told',
  });
}
