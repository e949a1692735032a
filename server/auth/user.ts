import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { Session } from '../db/database.ts';
import type { Mail } from '../mail/mailer.ts';
import { findByEmail, updateUser, type UserPatch } from './accounts.ts';
import { noteAudit } from './admin/audit.ts';
import { AuthError } from './auth-error.ts';
import { confirmsAtOnce, type AuthContext } from './auth-context.ts';
import { requireShownFactor, requireUser, type SignedIn } from './tokens/authenticate.ts';
import { startChange } from './mails/email-change.ts';
import { limitAddress, limitGuesses, limitMails } from './limits.ts';
import { mergeMetadata, requireSmall } from './metadata.ts';
import { dropTokens, takeToken } from './tokens/one-time-tokens.ts';
import { requireStrongPassword } from './password-rules.ts';
import { readChallenge } from './tokens/pkce.ts';
import { mailRequest } from './mails/prepare-mail.ts';
import { hashCode } from './random.ts';
import { objectField, readBody, readEmail, textField } from './request.ts';
import { mustFind } from './sign-up.ts';
import { changeEmail } from './tokens/use-token.ts';
import { userJson } from './user-json.ts';

/**
 * The time after signing in within which a password may be changed without proof, if the project
 * asks for proof. Proof is a code of a mail or the present password, as not every installation can
 * mail.
 */
const FRESH_MS = 24 * 3_600_000;

/** GET /user: the account as it is now. */
export function readUser(parts: AuthContext): Handler {
  return async (c) => c.json(userJson((await requireUser(parts, c)).account));
}

const body = v.object({
  email: textField,
  phone: textField,
  password: textField,
  current_password: textField,
  nonce: textField,
  data: objectField,
  app_metadata: objectField,
  code_challenge: textField,
  code_challenge_method: textField,
});

type Wanted = v.InferOutput<typeof body>;

/** PUT /user: another address, another password, other metadata. */
export function changeUser(parts: AuthContext): Handler {
  return async (c) => {
    await limitAddress(parts, c, 'user');
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    const who = await requireShownFactor(parts, c, { message });
    const wanted = await readBody(c, body);
    const { user } = who.account;
    refuseForbidden(wanted, who, parts);
    const email = wanted.email === '' ? '' : readEmail(wanted.email);
    const newEmail = email === user.email ? '' : email;
    const challenge = readChallenge(wanted.code_challenge, wanted.code_challenge_method);
    const change = wanted.data === null || wanted.data === undefined ? null : requireSmall(wanted.data);
    const hash = wanted.password === '' ? null : await newHash(parts, c, who, wanted);
    if (newEmail !== '' && !confirmsAtOnce(parts)) await limitMails(parts, newEmail);

    const { account, mails } = await parts.database.withOwner(async (session) => {
      if (change !== null) await setMetadata(session, parts, who, change);
      if (hash !== null) await setPassword(session, parts, c, who, { hash, nonce: wanted.nonce });
      const sent = newEmail === '' ? [] : await setEmail(session, parts, c, who, { newEmail, challenge });
      await noteAudit(session, c, 'user_modified', user.id, parts.now());
      return { account: await mustFind(session, user.id), mails: sent };
    });
    for (const mail of mails) void parts.mailer.send(mail);
    return c.json(userJson(account));
  };
}

function refuseForbidden(wanted: Wanted, { account }: SignedIn, { config }: AuthContext): void {
  const { user } = account;
  if (wanted.app_metadata !== null && wanted.app_metadata !== undefined) {
    throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (wanted.phone !== '' && wanted.phone !== user.phone) {
    throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
  }
  if (wanted.password !== '' && user.is_anonymous && wanted.email === '') {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthError('validation_failed', message, { status: 422 });
  }
  if (wanted.email !== '' && !config.email.enableSignup) {
    throw new AuthError('email_provider_disabled', 'Email logins are disabled');
  }
}

/**
 * The hash of a new password that is strong, not the present one, and asked for by who knows that
 * one where it is given.
 */
async function newHash(
  parts: AuthContext,
  c: Context,
  { account, session }: SignedIn,
  wanted: Wanted,
): Promise<string> {
  const { config, hasher, now } = parts;
  const { user } = account;
  const present = user.encrypted_password ?? '';
  const isFresh = now().getTime() - session.createdAt.getTime() < FRESH_MS;
  const hasProof = wanted.nonce !== '' || wanted.current_password !== '';
  if (config.email.securePasswordChange && !isFresh && !hasProof) {
    throw new AuthError('reauthentication_needed', 'Password update requires reauthentication');
  }
  requireStrongPassword(wanted.password, config.password);
  if (wanted.current_password !== '') {
    await limitGuesses(parts, c, user.email ?? '', user.id);
    if (!(await hasher.matches(wanted.current_password, present === '' ? null : present))) {
      throw new AuthError('current_password_invalid', 'Current password is not valid');
    }
  }
  if (present !== '' && (await hasher.matches(wanted.password, present))) {
    throw new AuthError('same_password', 'New password should be different from the old password.');
  }
  return hasher.hash(wanted.password);
}

/**
 * Sets the password; every other session ends, and every code that was mailed before is worthless.
 */
async function setPassword(
  session: Session,
  { config, now }: AuthContext,
  c: Context,
  { account, session: own }: SignedIn,
  { hash, nonce }: { readonly hash: string; readonly nonce: string },
): Promise<void> {
  const { user } = account;
  if (nonce !== '') {
    const email = user.email ?? '';
    const shown = { hashes: [hashCode(email, nonce)], relatesTo: email };
    const token = await takeToken(session, shown, ['reauthentication_token']);
    const age = token === null ? Infinity : (now().getTime() - token.createdAt.getTime()) / 1000;
    if (token?.userId !== user.id || age > config.email.otpExpiry) {
      throw new AuthError('reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
  }
  await updateUser(session, user.id, { encrypted_password: hash }, now());
  await session.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, own.id]);
  await dropTokens(session, user.id);
  await noteAudit(session, c, 'user_updated_password', user.id, now());
}

async function setMetadata(
  session: Session,
  { now }: AuthContext,
  { account }: SignedIn,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { user } = await mustFind(session, account.user.id);
  const merged = requireSmall(mergeMetadata(user.raw_user_meta_data, change));
  await updateUser(session, user.id, { raw_user_meta_data: merged } satisfies UserPatch, now());
}

async function setEmail(
  session: Session,
  parts: AuthContext,
  c: Context,
  { account }: SignedIn,
  {
    newEmail,
    challenge,
  }: { readonly newEmail: string; readonly challenge: ReturnType<typeof readChallenge> },
): Promise<readonly Mail[]> {
  if ((await findByEmail(session, newEmail)) !== null) {
    throw new AuthError('email_exists', 'A user with this email address has already been registered');
  }
  if (confirmsAtOnce(parts)) {
    await changeEmail(session, account.user.id, newEmail, parts.now());
    return [];
  }
  const request = { challenge, ...mailRequest(c, parts, account) };
  return startChange(session, parts, account, newEmail, request);
}
