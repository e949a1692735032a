import type { Handler } from 'hono';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { requireShownFactor, requireUser } from './authenticate.ts';

const STATEMENTS = {
  global: 'delete from auth.sessions where user_id = $1 and $2::uuid is not null',
  local: 'delete from auth.sessions where user_id = $1 and id = $2',
  others: 'delete from auth.sessions where user_id = $1 and id <> $2',
} as const;

/**
 * POST /logout: ends this session, all others, or (without a scope) every one. The refresh tokens
 * go with them.
 */
export function logout(parts: AuthContext): Handler {
  return async (c) => {
    const scope = c.req.query('scope') || 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw new AuthError('validation_failed', `Unsupported logout scope "${scope.slice(0, 40)}"`);
    }
    const require = scope === 'local' ? requireUser : requireShownFactor;
    const { account, session: own } = await require(parts, c);
    await parts.database.withOwner(async (session) => {
      await session.query(STATEMENTS[scope], [account.user.id, own.id]);
      await noteAudit(session, c, 'logout', account.user.id, parts.now());
    });
    return c.body(null, 204);
  };
}
