import type { Database } from './database.ts';

const ANSWER_MS = 2_000;

/** True when the database responds soon. */
export async function answersInTime(database: Database): Promise<boolean> {
  try {
    await database.withOwner(({ query }) => query('select 1'), { timeoutMs: ANSWER_MS });
    return true;
  } catch {
    return false;
  }
}
