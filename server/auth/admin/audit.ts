import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Session } from '#server/db/database.ts';
import { clientAddress } from '#server/http/client-address.ts';

/** The actions on accounts that are recorded, in the words of a hosted project's audit table. */
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

/**
 * The categories of a hosted project's table; actions that are missing here belong to `account`.
 */
const LOG_TYPES: Readonly<Partial<Record<AuditAction, string>>> = {
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  token_revoked: 'token',
  token_refreshed: 'token',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_confirmation_requested: 'user',
  user_updated_password: 'user',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_deleted: 'factor',
  factor_updated: 'factor',
};

/** The actor of entries that were made with the service key. */
export const SERVICE_ACTOR = '00000000-0000-0000-0000-000000000000';

/** The details of an entry beside its actor: ids, never addresses. */
export type AuditTraits = {
  /** The owner of the changed account, when that is not the actor. */
  readonly user_id?: string;
  readonly factor_id?: string;
  readonly challenge_id?: string;
};

/** Notes what was done with an account. The entry names the account's id, never its address. */
export async function noteAudit(
  { query }: Session,
  c: Context,
  action: AuditAction,
  actorId: string,
  at: Date,
  traits?: AuditTraits,
): Promise<void> {
  const payload = {
    action,
    actor_id: actorId,
    actor_via_sso: false,
    ...(actorId === SERVICE_ACTOR ? { actor_username: 'service_role' } : {}),
    log_type: LOG_TYPES[action] ?? 'account',
    ...(traits === undefined ? {} : { traits }),
  };
  await query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address) values ($1, $2, $3::timestamptz, $4)`,
    [randomUUID(), JSON.stringify(payload), at.toISOString(), clientAddress(c)],
  );
}
