import type { Context } from 'hono';
import * as v from 'valibot';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Session } from '#server/db/database.ts';
import { seconds } from '#server/project/duration.ts';
import type { AuthConfig } from '#server/project/project-config.ts';
import { AuthError } from '../auth-error.ts';
import { putEmailIdentity, putIdentity } from '../accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { requireStrongPassword } from '../password-rules.ts';
import { flagField, isUuid, objectField, readEmail, textField } from '../request.ts';
import { mustFind } from '../sign-up.ts';
import { userJson } from '../user-json.ts';
import { type AuditAction, noteAudit, SERVICE_ACTOR } from './audit.ts';

/** The fields that an operator may set on an account. */
export const accountBody = v.object({
  id: textField,
  aud: textField,
  role: textField,
  email: textField,
  phone: textField,
  password: textField,
  password_hash: textField,
  email_confirm: flagField,
  phone_confirm: flagField,
  user_metadata: objectField,
  app_metadata: objectField,
  ban_duration: textField,
});

type AccountBody = v.InferOutput<typeof accountBody>;

/** The values of a request that makes or changes an account. */
export function readAccount(body: AccountBody, now: Date) {
  requireNames(body);
  const email = body.email === '' ? null : readEmail(body.email);
  const phone = readPhone(body.phone) || null;
  /** The ways of signing in that the account gets. */
  const providers = [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])];
  return { body, email, phone, providers, bannedUntil: readBan(body.ban_duration, now) };
}

/** The account that an address names, in the one way in which ids are written. */
export function targetId(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw new AuthError('validation_failed', 'user_id must be an UUID', { status: 404 });
  return id.toLowerCase();
}

/** Role and audience of tokens; the columns hold no more. */
const MAX_NAME = 255;

/** Refuses a role or audience that is too long to be one. */
function requireNames({ aud, role }: Pick<AccountBody, 'aud' | 'role'>): void {
  if (aud.length > MAX_NAME || role.length > MAX_NAME) {
    throw new AuthError(
      'validation_failed',
      `role and aud cannot be longer than ${String(MAX_NAME)} characters`,
    );
  }
}

/** A telephone number by E.164, without its `+`; `""` stays. */
export function readPhone(text: string): string {
  const phone = text.replaceAll(/^\+|\s/g, '');
  if (text === '' || /^[1-9]\d{1,14}$/.test(phone)) return phone;
  throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)');
}

/** Hours that the real service's durations can say: 292 years. */
const MOST_SECONDS = 9_223_372_036;

/**
 * Reads until when an account is banned. Returns null when the request lifts the ban (`none`), and
 * undefined when the request does not mention a ban.
 */
function readBan(text: string, now: Date): Date | null | undefined {
  if (text === '') return undefined;
  const duration = text === 'none' ? 0 : seconds(text);
  if (duration === null || duration > MOST_SECONDS) {
    throw new AuthError(
      'validation_failed',
      'invalid format for ban duration: not a duration such as 24h or 1h30m',
    );
  }
  return duration === 0 ? null : new Date(now.getTime() + duration * 1000);
}

/** More would make one sign-in take longer than a request may. */
const MOST_ROUNDS = 16;

/**
 * The hash of the password that a request gives, itself or as a hash; null when it gives none.
 * `rules` are those of the project, or null to take a weak one too: signing in tells its owner.
 */
export async function readSecret(
  { hasher }: Pick<AuthContext, 'hasher'>,
  { password, password_hash: hash }: Pick<AccountBody, 'password' | 'password_hash'>,
  rules: AuthConfig['password'] | null,
): Promise<string | null> {
  if (password !== '' && hash !== '') {
    throw new AuthError('validation_failed', 'Only a password or a password hash should be provided');
  }
  if (password !== '') {
    requireStrongPassword(password, rules ?? { minLength: 0, required: [] });
    return hasher.hash(password);
  }
  if (hash === '') return null;
  const rounds = Number(/^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(hash)?.[1] ?? 0);
  if (rounds >= 4 && rounds <= MOST_ROUNDS) return hash;
  throw new AuthError(
    'validation_failed',
    `password_hash must be a bcrypt hash of at most ${String(MOST_ROUNDS)} rounds; this server takes no hashes of argon2 or scrypt`,
  );
}

type Proof = { readonly text: string; readonly isVerified: boolean };

/** Writes the identities of an account that are given; nobody can sign in by a number here. */
export async function putIdentities(
  session: Session,
  userId: string,
  { email, phone }: { readonly email: Proof | null; readonly phone: Proof | null },
  now: Date,
): Promise<void> {
  if (email !== null) {
    await putEmailIdentity(session, userId, { email: email.text, isVerified: email.isVerified }, now);
  }
  if (phone === null) return;
  const data = { phone: phone.text, email_verified: false, phone_verified: phone.isVerified };
  await putIdentity(session, userId, { provider: 'phone', data }, now);
}

const TAKEN: Readonly<Record<string, () => AuthError>> = {
  users_pkey: () => new AuthError('user_already_exists', 'A user with this id already exists'),
  users_phone_key: () =>
    new AuthError('phone_exists', 'A user with this phone number has already been registered'),
  users_email_partial_key: () =>
    new AuthError('email_exists', 'A user with this email address has already been registered'),
};

/**
 * Writes an account in one transaction, notes what `write` says was done, and responds with the
 * account. What another account has already is refused by its name.
 */
export async function writeAccount(
  { database, now }: AuthContext,
  c: Context,
  id: string,
  write: (session: Session) => Promise<readonly AuditAction[]>,
): Promise<Response> {
  try {
    const account = await database.withOwner(async (session) => {
      for (const action of await write(session)) {
        await noteAudit(session, c, action, SERVICE_ACTOR, now(), { user_id: id });
      }
      return mustFind(session, id);
    });
    return c.json(userJson(account));
  } catch (cause) {
    const constraint = cause instanceof DatabaseError ? (cause.fields.constraint ?? '') : '';
    throw TAKEN[constraint]?.() ?? cause;
  }
}
