import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { hasSecondFactor, requireUser } from '../tokens/authenticate.ts';
import { readBody, textField } from '../request.ts';
import { CHALLENGE_LIFE, lockAccount } from './second-factors.ts';
import { newTotp, type NewTotp } from './totp.ts';

const MAX_NAME = 255;

const body = v.object({ factor_type: textField, friendly_name: textField, issuer: textField });

/** POST /factors: a new second factor. It counts only once a code of it was verified. */
export function enrollFactor(parts: AuthContext): Handler {
  return async (c) => {
    const { account, session: own } = await requireUser(parts, c);
    const { factor_type: type, friendly_name: name, issuer } = await readBody(c, body);
    const { user } = account;
    if (user.is_anonymous) {
      throw new AuthError('no_authorization', 'Anonymous user not allowed to perform these actions', {
        status: 403,
      });
    }
    requireEnrollable(type, parts);
    if (name.length > MAX_NAME || issuer.length > MAX_NAME) {
      const message = `friendly_name and issuer cannot be longer than ${String(MAX_NAME)} characters`;
      throw new AuthError('validation_failed', message);
    }
    const totp = drawn(issuer || new URL(parts.config.siteUrl).host, user.email || user.phone || user.id);
    const id = randomUUID();
    await parts.database.withOwner(async (session) => {
      await dropStale(session, user.id, parts.now());
      requireRoom(await lockAccount(session, user.id), { name, aal: own.aal }, parts);
      await insertFactor(session, { id, userId: user.id, name, secret: totp.secret }, parts.now());
      await noteAudit(session, c, 'factor_in_progress', user.id, parts.now(), { factor_id: id });
    });
    const { secret, uri, qrCode } = totp;
    return c.json({ id, type: 'totp', friendly_name: name, totp: { qr_code: qrCode, secret, uri } });
  };
}

function requireEnrollable(type: string, { config }: AuthContext): void {
  switch (type) {
    case 'totp':
      if (config.mfa.totpEnroll) return;
      throw new AuthError('mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
    case 'phone':
      // Also where the project switches it on: there is no way to send a text message.
      throw new AuthError('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'webauthn':
      throw new AuthError('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw new AuthError('validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
}

function drawn(issuer: string, label: string): NewTotp {
  const totp = newTotp(issuer, label);
  if (totp === null) throw new AuthError('validation_failed', 'The issuer is too long for a QR code');
  return totp;
}

/** Factors of the account that nobody finished setting up. */
async function dropStale({ query }: Session, userId: string, now: Date): Promise<void> {
  await query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
     and created_at < $2::timestamptz - make_interval(secs => $3::int)`,
    [userId, now.toISOString(), CHALLENGE_LIFE],
  );
}

function requireRoom(
  account: Account,
  { name, aal }: { readonly name: string; readonly aal: string },
  { config }: AuthContext,
): void {
  const { factors } = account;
  if (factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    throw new AuthError(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    );
  }
  if (factors.length >= config.mfa.maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError('too_many_enrolled_mfa_factors', message);
  }
  if (hasSecondFactor(account) && aal === 'aal1') {
    throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 });
  }
}

async function insertFactor(
  { query }: Session,
  factor: {
    readonly id: string;
    readonly userId: string;
    readonly name: string;
    readonly secret: string;
  },
  now: Date,
): Promise<void> {
  const { id, userId, name, secret } = factor;
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, $5::timestamptz, $5::timestamptz)`,
    [id, userId, name, secret, now.toISOString()],
  );
}
