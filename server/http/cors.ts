import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { setHeaders } from './set-headers.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The headers of a response that a client may read. */
const EXPOSED = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Link',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'X-Request-Id',
  'X-Sb-Error-Code',
  'X-Supabase-Api-Version',
  'X-Total-Count',
];

const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED.join(',') };

/** Seconds for which a browser remembers what it may send. */
const MAX_AGE = 86_400;

/**
 * Lets pages of any site call the API, as on a hosted project: who they are is in the token that
 * they send, never in a cookie. A plain OPTIONS, which is no question of a browser, goes on to the
 * API.
 */
export function allowOrigins(): MiddlewareHandler {
  const allow = cors({ origin: '*', allowMethods: METHODS, exposeHeaders: EXPOSED, maxAge: MAX_AGE });
  return async (c, next) => {
    const isPlain = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') === undefined;
    if (c.req.method === 'OPTIONS') return isPlain ? next() : allow(c, next);
    await next();
    setHeaders(c, OPEN);
    return undefined;
  };
}
