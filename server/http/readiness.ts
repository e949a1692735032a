import type { Handler } from 'hono';

/**
 * Responds with 200 while the database responds, else with 503. A monitor may take the process out
 * of service and back by it; /healthz only says that the process lives. Never cached.
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
