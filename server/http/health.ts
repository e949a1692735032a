import type { Context, Handler } from 'hono';
import { clientAddress, forwardedAddress } from './client-address.ts';

/**
 * Returns 200 with the version once the server is ready. With `?client` also the address that the
 * caller counts as, and the one that came in `X-Forwarded-For`, so that `npm run doctor` sees what
 * a proxy makes of visitors. Never kept by a cache.
 */
export function health(version: string): Handler {
  const seen = (c: Context) => ({ client: clientAddress(c), forwarded: forwardedAddress(c) });
  return (c) =>
    c.json({ status: 'ok', version, ...(c.req.query('client') === undefined ? {} : seen(c)) }, 200, {
      'Cache-Control': 'no-store',
    });
}

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
