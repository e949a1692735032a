import { randomUUID } from 'node:crypto';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { DatabaseError } from '../db/database-error.ts';
import type { Session } from '../db/database.ts';
import type { Account } from './account-rows.ts';
import { findByEmail, findById, insertUser, putEmailIdentity } from './accounts.ts';
import { noteAudit } from './admin/audit.ts';
import { AuthError } from './auth-error.ts';
import { confirmsAtOnce, type AuthContext } from './auth-context.ts';
import { deviceOf } from './tokens/authenticate.ts';
import { rememberPlace } from './tokens/known-places.ts';
import { likeNew } from './like-new.ts';
import { limitAddress, limitMails } from './limits.ts';
import { requireSmall } from './metadata.ts';
import { requireStrongPassword } from './password-rules.ts';
import { readChallenge, type Challenge } from './tokens/pkce.ts';
import { mailRequest, prepareMail, type PreparedMail } from './mails/prepare-mail.ts';
import { objectField, readBody, readEmail, textField } from './request.ts';
import { inSteadyTime } from './steady-answer.ts';
import { startSession, tokenResponse, type OpenSession } from './tokens/sessions.ts';
import { compareUnproven, forgetUnproven, type UnprovenPassword } from './tokens/unproven-password.ts';
import { userJson } from './user-json.ts';

const body = v.object({
  email: textField,
  phone: textField,
  password: textField,
  data: objectField,
  code_challenge: textField,
  code_challenge_method: textField,
});

type Metadata = Readonly<Record<string, unknown>>;

/**
 * POST /signup: a new account by e-mail and password, or one without a name where the project
 * allows it.
 */
export function signUp(parts: AuthContext): Handler {
  return async (c) => {
    const { config } = parts;
    const { email: emailText, phone, password, data, ...flow } = await readBody(c, body);
    if (!config.enableSignup) throw new AuthError('signup_disabled', 'Signups not allowed for this instance');
    const metadata = requireSmall(data ?? {});
    if (emailText === '' && phone === '') return c.json(await signUpWithoutName(parts, c, metadata));
    await limitAddress(parts, c, 'signup');
    if (password === '') throw new AuthError('validation_failed', 'Signup requires a valid password');
    if (emailText !== '' && phone !== '') {
      throw new AuthError(
        'validation_failed',
        'Only an email address or phone number should be provided on signup.',
      );
    }
    if (phone !== '') throw new AuthError('phone_provider_disabled', 'Phone signups are disabled');
    if (!config.email.enableSignup) {
      throw new AuthError('email_provider_disabled', 'Email signups are disabled', { status: 400 });
    }
    const email = readEmail(emailText);
    const challenge = readChallenge(flow.code_challenge, flow.code_challenge_method);
    requireStrongPassword(password, config.password);
    if (!confirmsAtOnce(parts)) await limitMails(parts, email);
    // Before anything is known of the address, so that the answer takes as long for every one of
    // them.
    const hash = await parts.hasher.hash(password);
    const unproven = confirmsAtOnce(parts) ? null : await compareUnproven(parts, email, password);
    const wanted = { email, hash, metadata, challenge, unproven };
    const answer = () => answerSignUp(parts, c, wanted);
    // A new account takes more writes than a known one: no answer may tell them apart by its time.
    return c.json(confirmsAtOnce(parts) ? await answer() : await inSteadyTime(parts, answer));
  };
}

async function answerSignUp(parts: AuthContext, c: Context, wanted: NewAccount): Promise<object> {
  const outcome = await asOneOfTwo(() => addAccount(parts, c, wanted));
  switch (outcome.kind) {
    case 'taken':
      // Revealed only when no mail can tell the owner of the address instead.
      if (confirmsAtOnce(parts)) throw new AuthError('user_already_exists', 'User already registered');
      break;
    case 'open':
      return tokenResponse(parts, outcome.account, outcome.session);
    case 'mailed':
      void parts.mailer.send(outcome.prepared.mail);
      if (outcome.isNew) return userJson(outcome.account);
  }
  const { email, metadata } = wanted;
  return parts.database.withOwner((session) => likeNew(session, email, metadata, parts.now()));
}

type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'open'; readonly account: Account; readonly session: OpenSession }
  | {
      readonly kind: 'mailed';
      readonly isNew: boolean;
      readonly account: Account;
      readonly prepared: PreparedMail;
    };

type NewAccount = {
  readonly email: string;
  readonly hash: string;
  readonly metadata: Metadata;
  readonly challenge: Challenge | null;
  /** Null where addresses are confirmed at once. */
  readonly unproven: UnprovenPassword | null;
};

async function addAccount(parts: AuthContext, c: Context, wanted: NewAccount): Promise<Outcome> {
  const { database, now } = parts;
  const isConfirmed = confirmsAtOnce(parts);
  return database.withOwner(async (session): Promise<Outcome> => {
    const existing = await findByEmail(session, wanted.email);
    if (existing !== null && (isConfirmed || existing.user.email_confirmed_at !== null))
      return { kind: 'taken' };
    // Of two passwords for an address that nobody has confirmed neither is kept: who asks again
    // need not be who asked first.
    const { unproven } = wanted;
    const isSame = unproven?.isSame === true && unproven.hash === existing?.user.encrypted_password;
    if (existing !== null && !isSame) await forgetUnproven(session, existing, now());
    const id = existing?.user.id ?? (await insertEmailUser(session, { ...wanted, isConfirmed }, now()));
    if (isConfirmed) {
      const open = await startSession(session, parts, id, 'password', deviceOf(c));
      const account = await mustFind(session, id);
      await rememberPlace(session, c, account, now());
      await noteAudit(session, c, 'user_signedup', id, now());
      return { kind: 'open', account, session: open };
    }
    const account = await mustFind(session, id);
    const prepared = await prepareMail(session, parts, account, {
      type: 'signup',
      challenge: wanted.challenge,
      ...mailRequest(c, parts, account),
    });
    await noteAudit(session, c, 'user_confirmation_requested', id, now());
    return { kind: 'mailed', isNew: existing === null, account: await mustFind(session, id), prepared };
  });
}

/** Creates a user of an e-mail address with its identity and returns the id. */
export async function insertEmailUser(
  session: Session,
  wanted: {
    readonly email: string;
    readonly hash: string | null;
    readonly metadata: Metadata;
    readonly isConfirmed: boolean;
  },
  now: Date,
): Promise<string> {
  const { email, hash, metadata, isConfirmed } = wanted;
  const id = randomUUID();
  const shown = { ...metadata, sub: id, email, email_verified: isConfirmed, phone_verified: false };
  await insertUser(
    session,
    {
      id,
      email,
      encrypted_password: hash ?? '',
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: shown,
      ...(isConfirmed ? { email_confirmed_at: now.toISOString() } : {}),
    },
    now,
  );
  await putEmailIdentity(session, id, { email, isVerified: isConfirmed }, now);
  return id;
}

/** The account of an id that was just made or read. */
export async function mustFind(session: Session, id: string): Promise<Account> {
  const account = await findById(session, id);
  if (account === null) throw new AuthError('user_not_found', 'User not found');
  return account;
}

/**
 * Two that sign up with one address at the same time: the second finds the account of the first.
 */
export async function asOneOfTwo<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const isTaken = cause instanceof DatabaseError && cause.code === '23505';
    if (!isTaken) throw cause;
    return run();
  }
}

async function signUpWithoutName(parts: AuthContext, c: Context, metadata: Metadata): Promise<unknown> {
  const { config, database, now } = parts;
  if (!config.anonymousSignIns) {
    throw new AuthError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limitAddress(parts, c, 'anonymous');
  const { account, session: open } = await database.withOwner(async (session) => {
    const id = await insertUser(
      session,
      { is_anonymous: true, raw_app_meta_data: {}, raw_user_meta_data: metadata },
      now(),
    );
    const begun = await startSession(session, parts, id, 'anonymous', deviceOf(c));
    await noteAudit(session, c, 'user_signedup', id, now());
    return { account: await mustFind(session, id), session: begun };
  });
  return tokenResponse(parts, account, open);
}
