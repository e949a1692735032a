import { DEFAULT_BOUNDS } from '#server/rest/bounds.ts';
import type { Hono } from 'hono';
import type { Database } from '#server/db/database.ts';
import { createRestApi } from '#server/rest/rest-api.ts';
import { found } from '#server/rest/rest-error.ts';

/**
 * The table API over a database, at /rest/v1. It believes who a request says it is from: `x-sub`,
 * in session `x-session`. With `allowRollback` a request may ask that nothing it writes stays.
 */
export function openRest(database: Database, { allowRollback = false } = {}): Hono {
  return createRestApi({
    database,
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    bounds: DEFAULT_BOUNDS,
    aggregates: false,
    plans: false,
    allowRollback,
    mount: '/rest/v1',
    turns: null,
    now: () => new Date(),
    identify: async (headers) => {
      const sub = headers.get('x-sub') ?? undefined;
      const session_id = headers.get('x-session') ?? undefined;
      const role = sub === undefined ? 'anon' : 'authenticated';
      return Promise.resolve(
        found({
          role,
          claims: JSON.stringify({ role, sub, session_id }),
          isUser: sub !== undefined,
          account: sub ?? null,
          isAnonymous: false,
        }),
      );
    },
  });
}
