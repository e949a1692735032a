import { nowIso } from '#platform/clock.ts';
import { keepCopy, readCopy } from '#platform/storage/kept-copies.ts';
import { isNoAnswer } from './no-answer.ts';

/** An answer of the backend: the one of now, or the last one that this device kept. */
export type KeptAnswer<Value> = {
  readonly value: Value;
  /** ISO 8601 instant at which this device read it. */
  readonly readAt: string;
  /** There was no answer now. */
  readonly isKept: boolean;
};

/**
 * Asks the backend and keeps the answer on the device under `name`. Without an answer it returns
 * the kept one. Null when the backend returns null. Throws the failure of `ask` when nothing is
 * kept, and that of `read` for an answer of another form.
 */
export async function keptAnswer<Value>(
  name: string,
  ask: () => Promise<unknown>,
  read: (answer: unknown) => Value,
): Promise<KeptAnswer<Value> | null> {
  let answer: unknown;
  try {
    answer = await ask();
  } catch (error) {
    const kept = isNoAnswer(error) ? await keptUnder(name, read) : null;
    if (kept === null) throw error;
    return kept;
  }
  if (answer === null) return null;
  const value = read(answer);
  const readAt = nowIso();
  await keepCopy(name, { savedAt: readAt, value: answer });
  return { value, readAt, isKept: false };
}

/** Returns null for a copy that an older version of the app kept in another form. */
async function keptUnder<Value>(
  name: string,
  read: (answer: unknown) => Value,
): Promise<KeptAnswer<Value> | null> {
  const copy = await readCopy(name);
  if (copy === null) return null;
  try {
    return { value: read(copy.value), readAt: copy.savedAt, isKept: true };
  } catch {
    return null;
  }
}
