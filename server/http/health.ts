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
