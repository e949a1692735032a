import type { Handler } from 'hono';

/**
 * Answers 200 while the database answers, else 503: for a watchman who may take the process out of
 * turn and back in, where /healthz only says that it lives. Never kept by a cache.
 */
export function readiness(answers: () => Promise<boolean>): Handler {
  return async (c) => {
    const isReady = await answers();
    const headers = { 'Cache-Control': 'no-store' };
    return isReady
      ? c.json({ status: 'ready' }, 200, headers)
      : c.json({ status: 'not ready' }, 503, headers);
  };
}
