import type { Handler } from 'hono';
import { AuthError } from './auth-error.ts';
import { noteAudit } from './admin/audit.ts';
import type { AuthContext } from './auth-context.ts';
import { requireShownFactor } from './tokens/authenticate.ts';
import { isUuid } from './request.ts';

const CLOSED = 'Manual linking is disabled';

/** GET /user/identities/authorize: there is no outside provider to link an account with. */
export function linkIdentity(parts: AuthContext): Handler {
  return async (c) => {
    await requireShownFactor(parts, c);
    if (!parts.config.manualLinking) throw new AuthError('manual_linking_disabled', CLOSED);
    throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled');
  };
}

/** DELETE /user/identities/{id}: takes a way of signing in from an account that has another one. */
export function unlinkIdentity(parts: AuthContext): Handler {
  return async (c) => {
    const { account } = await requireShownFactor(parts, c);
    if (!parts.config.manualLinking) throw new AuthError('manual_linking_disabled', CLOSED);
    const id = c.req.param('id') ?? '';
    if (!isUuid(id)) throw new AuthError('validation_failed', 'identity_id must be an UUID', { status: 404 });
    if (account.identities.length <= 1) {
      throw new AuthError(
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    if (!account.identities.some((identity) => identity.id === id)) {
      throw new AuthError('identity_not_found', "Identity doesn't exist");
    }
    await parts.database.withOwner(async (session) => {
      await session.query('delete from auth.identities where id = $1 and user_id = $2', [
        id,
        account.user.id,
      ]);
      await noteAudit(session, c, 'identity_unlinked', account.user.id, parts.now());
    });
    return c.json({});
  };
}
