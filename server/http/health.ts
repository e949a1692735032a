import type { Handler } from 'hono';

/**
 * Answers 200 with the version once the server is ready, for the operator's watchman. Never kept by
 * a cache.
 */
export function health(version: string): Handler {
  return (c) => c.json({ status: 'ok', version }, 200, { 'Cache-Control': 'no-store' });
}
