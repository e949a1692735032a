import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { REQUEST_ID, type Log } from './log.ts';
import { setHeaders } from './set-headers.ts';

/** The values that a request log adds to the context, for all handlers after it. */
declare module 'hono' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Hono's own
  interface ContextVariableMap {
    /** The request's id, as the answer's `X-Request-Id` names it. */
    requestId: string;
    /** The log of this request: every line carries its id. */
    log: Log;
  }
}

/** Addresses of the API; everything else is pages and files. */
const API = /^\/(?:auth|rest|functions|storage|graphql|realtime)\//;

const MAX_SEGMENTS = 12;

/**
 * Gives each request an id (the client's `X-Request-Id` when it is 8 to 64 letters, digits, `_` or
 * `-`) and sends it back as `X-Request-Id`. Logs one line at the end: method, path as a pattern
 * without the query, status, milliseconds. Its level is `info` for API calls and for statuses from
 * 500, else `debug`. `now` returns milliseconds from any fixed start.
 */
export function requestLog(log: Log, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const start = now();
    const asked = c.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(asked) ? asked : randomUUID();
    const own = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', own);
    await next();
    setHeaders(c, { 'X-Request-Id': requestId });
    const { status } = c.res;
    const path = pathPattern(new URL(c.req.url).pathname);
    const ms = Math.round((now() - start) * 10) / 10;
    const isNews = status >= 500 || API.test(path);
    own[isNews ? 'info' : 'debug']('Request', { method: c.req.method, path, status, ms });
  };
}

/**
 * A path with what names a person, a list or a session replaced by what it is:
 * `/shared-list/:code`, `/auth/v1/admin/users/:id`. At most 12 segments, then `…`.
 */
export function pathPattern(path: string): string {
  const segments = path.split('/').slice(1);
  const shown = segments.slice(0, MAX_SEGMENTS).map((segment, at) => {
    const before = segments[at - 1];
    if (at > 0 && segment !== '' && hasCode(segments, at, before)) return ':code';
    return segmentPattern(segment);
  });
  return `/${[...shown, ...(segments.length > MAX_SEGMENTS ? ['…'] : [])].join('/')}`;
}

/** The pages whose links carry a list, or let somebody into a shared game. */
const CODED = new Set(['shared-list', 'compare', 's', 'join', 'watch']);

/** Links with a code, on the site's own pages: /shared-list/…, /compare/…/…, /print/saved/…. */
function hasCode(segments: readonly string[], at: number, before: string | undefined): boolean {
  if (at === 1) return CODED.has(before ?? '');
  return at === 2 && (segments[0] === 'print' || segments[0] === 'compare');
}

function segmentPattern(segment: string): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(segment)) return ':id';
  if (/^[0-9a-f]{16,}$/i.test(segment)) return ':hash';
  if (!/^[\w.~-]{0,64}$/.test(segment)) return ':value';
  // Words, names of tables and functions stay; what looks made by chance does not.
  return segment.length >= 16 && /\d|[A-Z]/.test(segment) && !/\.\w{2,5}$/.test(segment) ? ':value' : segment;
}
