import type { MiddlewareHandler } from 'hono';
import type { AuthParts } from './auth-parts.ts';

/**
 * Longer than writing a token and its mail takes; a player who waits for a mail does not notice it.
 */
const STEADY_MS = 200;

/**
 * Holds an answer back until a fixed time has passed. What is written for a known address and not
 * for an unknown one then takes as long for both.
 */
export function steadyAnswer({ pause }: Pick<AuthParts, 'pause'>): MiddlewareHandler {
  return async (_c, next) => {
    await Promise.all([next(), pause(STEADY_MS)]);
  };
}
