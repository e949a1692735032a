import type { Handler } from 'hono';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { requireShownFactor } from '../tokens/authenticate.ts';
import { deleteFactor, lockAccount, ownFactor } from './second-factors.ts';

/** DELETE /factors/{id}: takes a factor away. Where one counts already, it must have been shown. */
export function removeFactor(parts: AuthContext): Handler {
  return async (c) => {
    const message = 'AAL2 required to unenroll verified factor';
    const { account, session: own } = await requireShownFactor(parts, c, { message, status: 422 });
    const { id } = ownFactor(account, c.req.param('id') ?? '');
    await parts.database.withOwner(async (session) => {
      const factor = ownFactor(await lockAccount(session, account.user.id), id);
      // Verified by another session since the account was read.
      if (factor.status === 'verified' && own.aal === 'aal1') {
        throw new AuthError('insufficient_aal', message, { status: 422 });
      }
      await deleteFactor(session, factor, parts.now());
      await noteAudit(session, c, 'factor_unenrolled', account.user.id, parts.now(), { factor_id: id });
    });
    return c.json({ id });
  };
}
