import type { MiddlewareHandler } from 'hono';
import type { AuthContext } from './auth-context.ts';

/**
 * Longer than writing a token and its mail takes; a player who waits for a mail does not notice it.
 */
const STEADY_MS = 200;

/**
 * Holds an answer back until a fixed time has passed. What is written for a known address and not
 * for an unknown one then takes as long for both.
 */
export function steadyAnswer(parts: Pick<AuthContext, 'pause'>): MiddlewareHandler {
  return async (_c, next) => inSteadyTime(parts, next);
}

/** Runs a task and returns its result after the same fixed time, when the task is done by then. */
export async function inSteadyTime<T>(
  { pause }: Pick<AuthContext, 'pause'>,
  task: () => Promise<T>,
): Promise<T> {
  const [result] = await Promise.all([task(), pause(STEADY_MS)]);
  return result;
}
