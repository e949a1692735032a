import type { Session } from '#server/db/database.ts';
import type { Account, FactorRow } from '../account-rows.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { isUuid } from '../request.ts';
import { mustFind } from '../sign-up.ts';

/** Seconds that a challenge may be answered in, and that an unverified factor stays. */
export const CHALLENGE_LIFE = 300;

/**
 * An account as it is now. Others that want to change its factors wait until the transaction ends;
 * it is read after the wait, so that no check looks at what was.
 */
export async function lockAccount(session: Session, userId: string): Promise<Account> {
  await session.query('select from auth.users where id = $1 for update', [userId]);
  return mustFind(session, userId);
}

/**
 * The factor of an account that an address names. Refuses what is no id and what is nobody's or
 * somebody else's.
 */
export function ownFactor({ factors }: Pick<Account, 'factors'>, id: string): FactorRow {
  if (!isUuid(id)) throw new AuthError('validation_failed', 'factor_id must be an UUID', { status: 404 });
  const factor = factors.find((one) => one.id === id.toLowerCase());
  if (factor === undefined) throw new AuthError('mfa_factor_not_found', 'Factor not found', { status: 404 });
  return factor;
}

/**
 * Refuses a factor that cannot be shown here: only codes of an authenticator app are set up, where
 * the project allows them.
 */
export function requireUsable({ factor_type: type }: FactorRow, { config }: AuthContext): void {
  if (type === 'phone') {
    throw new AuthError('mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  }
  if (type === 'webauthn') {
    throw new AuthError('mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn');
  }
  if (!config.mfa.totpVerify) {
    throw new AuthError('mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
  }
}

/** Takes a factor away. Sessions that it was shown in are as if it had not been. */
export async function deleteFactor({ query }: Session, factor: FactorRow, now: Date): Promise<void> {
  await query('delete from auth.mfa_factors where id = $1', [factor.id]);
  await query(
    `delete from auth.mfa_amr_claims where authentication_method = $2
     and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id, factor.factor_type === 'totp' ? 'totp' : `mfa/${factor.factor_type}`],
  );
  await query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2::timestamptz where factor_id = $1`,
    [factor.id, now.toISOString()],
  );
}
