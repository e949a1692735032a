import type { Handler } from 'hono';
import { targetId } from './admin-account.ts';
import type { AuthParts } from '../auth-parts.ts';
import { mustFind } from '../sign-up.ts';
import { userJson } from '../user-json.ts';

/** GET /admin/users/{id}. */
export function readAccount({ database }: AuthParts): Handler {
  return async (c) => {
    const id = targetId(c);
    return c.json(userJson(await database.withOwner((session) => mustFind(session, id))));
  };
}
