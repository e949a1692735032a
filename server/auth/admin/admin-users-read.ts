import type { Handler } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { mustFind } from '../sign-up.ts';
import { userJson } from '../user-json.ts';
import { findPage } from '../accounts.ts';
import { targetId } from './admin-account.ts';
import { pageHeaders, readPage } from './admin-pages.ts';

/** GET /admin/users/{id}. */
export function readAccount({ database }: AuthContext): Handler {
  return async (c) => {
    const id = targetId(c);
    return c.json(userJson(await database.withOwner((session) => mustFind(session, id))));
  };
}

/**
 * GET /admin/users: the accounts, newest first, a page at a time; `filter` is a part of an address,
 * or an id.
 */
export function listAccounts({ database }: AuthContext): Handler {
  return async (c) => {
    const page = readPage(c);
    const filter = (c.req.query('filter') ?? '').replaceAll('\0', '').slice(0, 255).toLowerCase();
    const { accounts, total } = await database.withOwner((session) =>
      findPage(session, { filter, limit: page.perPage, offset: (page.page - 1) * page.perPage }),
    );
    return c.json({ users: accounts.map(userJson), aud: 'authenticated' }, 200, pageHeaders(c, page, total));
  };
}
