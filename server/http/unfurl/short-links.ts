import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { isServedLinkId } from '#domain/sharing/short-link.ts';
import type { Database } from '#server/db/database.ts';

/** The page itself asks again when the database takes longer, in milliseconds. */
const PATIENCE_MS = 500;

const row = v.object({ code: v.nullable(v.string()) });

/** Reads the code of the list that a short link leads to; null where there is none. */
export type ReadShortLink = (id: string) => Promise<string | null>;

/** The reader on this database, as a visitor without an account. */
export function shortLinks(database: Database): ReadShortLink {
  const context = { role: 'anon', claims: null, readOnly: true, timeoutMs: PATIENCE_MS } as const;
  return async (id) => {
    const { rows } = await database.withRequest(context, ({ query }) =>
      query('select public.short_link($1) as code', [id]),
    );
    return v.parse(row, rows[0]).code;
  };
}

/**
 * Sends the reader of `/s/:id` on to the list, so that chats show its card. Any other name, a link
 * that leads nowhere and a database that does not answer are the page's to tell.
 */
export function sendShortLink(read: ReadShortLink): MiddlewareHandler {
  return async (c, next) => {
    const id = c.req.param('id') ?? '';
    if (!isServedLinkId(id)) return next();
    const code = await read(id).catch((cause: unknown) => {
      c.get('log').error('A short link could not be read', cause instanceof Error ? cause : {});
      return null;
    });
    if (code === null) return next();
    c.header('Cache-Control', 'no-cache');
    return c.redirect(`/shared-list/${encodeURIComponent(code)}`, 302);
  };
}
