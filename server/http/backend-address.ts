import type { Handler } from 'hono';

/**
 * GET /backend.json: where the app finds its backend and with which public key. An empty `url` is the site's own origin, by
 * whatever name it was reached. Never kept by a cache: keys change when an installation gets new ones.
 */
export function backendAddress(address: { readonly url: string; readonly anonKey: string }): Handler {
  return (c) => c.json(address, 200, { 'Cache-Control': 'no-store' });
}
