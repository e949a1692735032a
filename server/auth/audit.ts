import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Session } from '../db/database.ts';
import { clientAddress } from '../http/client-address.ts';

/** What is noted of an account, in the words of a hosted project's audit table. */
export type AuditAction =
  | 'user_signedup'
  | 'user_invited'
  | 'user_deleted'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_confirmation_requested'
  | 'login'
  | 'logout'
  | 'token_refreshed'
  | 'token_revoked'
  | 'identity_unlinked'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'challenge_created'
  | 'verification_attempted'
  | 'factor_deleted'
  | 'factor_updated';

/** Notes what was done with an account. The entry names the account's id, never its address. */
export async function noteAudit(
  { query }: Session,
  c: Context,
  action: AuditAction,
  actorId: string,
  at: Date,
): Promise<void> {
  const payload = { action, actor_id: actorId, actor_via_sso: false, log_type: 'account' };
  await query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address) values ($1, $2, $3::timestamptz, $4)`,
    [randomUUID(), JSON.stringify(payload), at.toISOString(), clientAddress(c)],
  );
}
