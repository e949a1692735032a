import type { MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';

/**
 * Writes one line a request at the level `debug`: method, path, status, milliseconds.
 * `now` answers milliseconds from any fixed start. The path alone is written: queries can hold private things.
 */
export function requestLog(log: Log, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const start = now();
    await next();
    const path = new URL(c.req.url).pathname;
    log.debug(`${c.req.method} ${path} ${String(c.res.status)} ${(now() - start).toFixed(1)} ms`);
  };
}
