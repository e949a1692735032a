import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { updateUser } from '../accounts.ts';
import { targetId } from './admin-account.ts';
import { noteAudit, SERVICE_ACTOR } from './audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { dropTokens } from '../tokens/one-time-tokens.ts';
import { flagField, readBody } from '../request.ts';
import { lockAccount } from '../factors/second-factors.ts';

const body = v.object({ should_soft_delete: flagField });

/**
 * DELETE /admin/users/{id}: deletes an account with everything of it, or, softly, all that says
 * whose it was: what it made stays, and nobody can sign in to it.
 */
export function deleteAccount({ database, now }: AuthContext): Handler {
  return async (c) => {
    const id = targetId(c);
    const { should_soft_delete: isSoft } = await readBody(c, body);
    await database.withOwner(async (session) => {
      const account = await lockAccount(session, id);
      await session.query('delete from auth.flow_state where user_id = $1', [id]);
      if (isSoft !== true) await session.query('delete from auth.users where id = $1', [id]);
      else if (account.user.deleted_at === null) await obscure(session, account, now());
      await noteAudit(session, c, 'user_deleted', SERVICE_ACTOR, now(), { user_id: id });
    });
    return c.json({});
  };
}

async function obscure(session: Session, { user }: Account, now: Date): Promise<void> {
  const { query } = session;
  const hidden = (text: string | null, length?: number) =>
    text === null || text === '' ? text : digest(user.id, text).slice(0, length);
  await updateUser(
    session,
    user.id,
    {
      email: hidden(user.email),
      phone: hidden(user.phone, 15),
      email_change: hidden(user.email_change),
      email_change_confirm_status: 0,
      encrypted_password: null,
      raw_user_meta_data: {},
      raw_app_meta_data: {},
      deleted_at: now.toISOString(),
    },
    now,
  );
  await dropTokens(session, user.id);
  for (const table of ['sessions', 'mfa_factors', 'identities']) {
    await query(`delete from auth.${table} where user_id = $1`, [user.id]);
  }
}

/** The same text for the same account, for who knows what it was. */
function digest(userId: string, text: string): string {
  return createHash('sha256').update(`${userId}${text}`).digest('base64url');
}
