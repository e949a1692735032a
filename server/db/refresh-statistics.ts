import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';
import type { Log } from '../http/log.ts';
import type { Database } from './database.ts';

const MINUTE = 60_000;
/** Longest time of one step: a choice of filters with all games of a large installation. */
const STEP_MS = 5 * MINUTE;
/** The pause after a step, as a multiple of the time that it took: readers come first. */
const PAUSE = 4;
/** A schema or a function is not there: a project of its own that has no figures. */
const ABSENT: readonly string[] = ['3F000', '42883'];

/**
 * Counts the public statistics and the ratings in small steps, a round at a time, until the
 * returned function is called. It looks every minute whether something is due; the database decides
 * (docs/statistics.md).
 */
export function refreshStatistics(database: Database, log: Pick<Log, 'error'>): () => void {
  const ended = new AbortController();
  const step = async (): Promise<boolean> => {
    const { rows } = await database.withOwner(
      ({ query }) => query('select private.refresh_figures() as more', [], { last: true }),
      { timeoutMs: STEP_MS },
    );
    return rows[0]?.['more'] === true;
  };
  const refresh = async () => {
    try {
      for (let began = performance.now(); await step(); began = performance.now()) {
        await wait((performance.now() - began) * PAUSE, null, { signal: ended.signal, ref: false });
      }
    } catch (cause) {
      if (ended.signal.aborted) return;
      if (cause instanceof DatabaseError && ABSENT.includes(cause.code)) clearInterval(timer);
      else log.error('The statistics could not be counted', { cause: String(cause) });
    }
  };
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void refresh().finally(() => {
      isRunning = false;
    });
  }, MINUTE);
  timer.unref();
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}
