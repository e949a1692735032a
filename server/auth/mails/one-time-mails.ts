import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { Account } from '../account-rows.ts';
import { findByEmail } from '../accounts.ts';
import { noteAudit, type AuditAction } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitAddress, limitMails, type Bucket } from '../limits.ts';
import { requireSmall } from '../metadata.ts';
import { readChallenge, type Challenge } from '../tokens/pkce.ts';
import { mailRequest, prepareMail } from './prepare-mail.ts';
import { flagField, objectField, readBody, readEmail, textField } from '../request.ts';
import { asOneOfTwo, insertEmailUser, mustFind } from '../sign-up.ts';
import { resendChange } from './email-change.ts';
import { forgetUnproven } from '../tokens/unproven-password.ts';

const flowFields = { code_challenge: textField, code_challenge_method: textField };

const otpBody = v.object({
  email: textField,
  phone: textField,
  create_user: flagField,
  data: objectField,
  ...flowFields,
});

/**
 * POST /otp and the older POST /magiclink: a code and a link to sign in with, for a new account
 * too. Known and unknown addresses get the same answer after the same work, which no password is
 * hashed in.
 */
export function oneTimePassword(parts: AuthContext, bucket: Bucket & ('otp' | 'magiclink')): Handler {
  return async (c) => {
    const { config } = parts;
    await limitAddress(parts, c, bucket);
    const { email: text, phone, create_user: wantsAccount, data, ...flow } = await readBody(c, otpBody);
    if (text !== '' && phone !== '') {
      throw new AuthError('validation_failed', 'Only an email address or phone number should be provided');
    }
    if (phone !== '') throw new AuthError('phone_provider_disabled', 'Unsupported phone provider');
    if (text === '') throw new AuthError('validation_failed', 'One of email or phone must be set');
    const challenge = readChallenge(flow.code_challenge, flow.code_challenge_method);
    const metadata = requireSmall(data ?? {});
    const email = readEmail(text);
    if (!config.email.enableSignup)
      throw new AuthError('email_provider_disabled', 'Email logins are disabled');
    await limitMails(parts, email);
    // An address without an account is answered like any other, where none is to be made for it.
    const creates = wantsAccount !== false && config.enableSignup;
    await asOneOfTwo(() => mailSignIn(parts, c, { email, creates, metadata, challenge }));
    return c.json({});
  };
}

async function mailSignIn(
  parts: AuthContext,
  c: Context,
  wanted: {
    readonly email: string;
    readonly creates: boolean;
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly challenge: Challenge | null;
  },
): Promise<void> {
  const prepared = await parts.database.withOwner(async (session) => {
    const existing = await findByEmail(session, wanted.email);
    if (existing === null && !wanted.creates) return null;
    // Without a password, and unconfirmed until its link was followed, also where a sign-up
    // confirms at once.
    const fresh = { ...wanted, hash: null, isConfirmed: false };
    const id = existing?.user.id ?? (await insertEmailUser(session, fresh, parts.now()));
    const account = existing ?? (await mustFind(session, id));
    const waits = account.user.email_confirmed_at === null;
    // A link proves the mailbox, not the unproven password that was stored with the address.
    if (existing !== null) await forgetUnproven(session, existing, parts.now());
    return prepareMail(session, parts, account, {
      type: waits ? 'signup' : 'magiclink',
      challenge: wanted.challenge,
      ...mailRequest(c, parts, account),
    });
  });
  if (prepared !== null) void parts.mailer.send(prepared.mail);
}

const recoverBody = v.object({ email: textField, ...flowFields });

/**
 * POST /recover: a link to set a new password with. An unknown address is answered like a known
 * one.
 */
export function recover(parts: AuthContext): Handler {
  return async (c) => {
    await limitAddress(parts, c, 'recover');
    const { email: text, ...flow } = await readBody(c, recoverBody);
    if (text === '') throw new AuthError('validation_failed', 'Password recovery requires an email');
    if (!parts.config.email.enableSignup) {
      throw new AuthError('email_provider_disabled', 'Email logins are disabled', { status: 400 });
    }
    const email = readEmail(text);
    const challenge = readChallenge(flow.code_challenge, flow.code_challenge_method);
    await limitMails(parts, email);
    await mailKnown(parts, c, email, { type: 'recovery', challenge, audit: 'user_recovery_requested' });
    return c.json({});
  };
}

const resendBody = v.object({ type: textField, email: textField, phone: textField, ...flowFields });

/**
 * POST /resend: the mail of a sign-up or of a new address once more; nothing when no mail is
 * awaited.
 */
export function resend(parts: AuthContext): Handler {
  return async (c) => {
    await limitAddress(parts, c, 'resend');
    const { type, email: text, phone, ...flow } = await readBody(c, resendBody);
    if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
      throw new AuthError(
        'validation_failed',
        'Missing one of these types: signup, email_change, sms, phone_change',
      );
    }
    if (type === 'sms' || type === 'phone_change') {
      if (phone === '') throw new AuthError('validation_failed', 'Type provided requires a phone number');
      throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    }
    if (phone !== '') throw new AuthError('validation_failed', 'Type provided requires an email address');
    const email = readEmail(text);
    const challenge = readChallenge(flow.code_challenge, flow.code_challenge_method);
    await limitMails(parts, email);
    if (type === 'email_change') await resendChange(parts, c, email);
    else
      await mailKnown(parts, c, email, { type: 'signup', challenge, audit: 'user_confirmation_requested' });
    return c.json({});
  };
}

type KnownMail = {
  readonly type: 'signup' | 'recovery';
  readonly challenge: Challenge | null;
  readonly audit: AuditAction;
};

/** Mails an account, if there is one and there is reason to. */
async function mailKnown(parts: AuthContext, c: Context, email: string, wanted: KnownMail): Promise<void> {
  const { type, challenge, audit } = wanted;
  const prepared = await parts.database.withOwner(async (session) => {
    const account = await findByEmail(session, email);
    if (account === null || !hasReason(account, type)) return null;
    await noteAudit(session, c, audit, account.user.id, parts.now());
    return prepareMail(session, parts, account, { type, challenge, ...mailRequest(c, parts, account) });
  });
  if (prepared !== null) void parts.mailer.send(prepared.mail);
}

function hasReason({ user }: Account, type: KnownMail['type']): boolean {
  return type === 'recovery' || user.email_confirmed_at === null;
}
