import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { findByEmail, updateUser } from '../accounts.ts';
import { noteAudit, SERVICE_ACTOR, type AuditAction } from './audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { mergeMetadata, requireSmall } from '../metadata.ts';
import { requireStrongPassword } from '../password-rules.ts';
import { keepCode, mailRequest, prepareMail, verifyLink } from '../mails/prepare-mail.ts';
import { isAllowed } from '../mails/redirect.ts';
import { objectField, readBody, readEmail, textField } from '../request.ts';
import { asOneOfTwo, insertEmailUser, mustFind } from '../sign-up.ts';
import { userJson } from '../user-json.ts';

const TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
type LinkType = (typeof TYPES)[number];
type ChangeType = Extract<LinkType, `email_change_${string}`>;

const body = v.object({
  type: textField,
  email: textField,
  new_email: textField,
  password: textField,
  data: objectField,
  redirect_to: textField,
});

/**
 * POST /admin/generate_link: the link and the code of a mail, for who sends it in another way.
 * Nothing is mailed.
 */
export function generateLink(parts: AuthContext): Handler {
  return async (c) => {
    const wanted = await readWanted(parts, c, await readBody(c, body));
    const made = await asOneOfTwo(() =>
      parts.database.withOwner((session) => make(session, parts, c, wanted)),
    );
    return c.json({
      ...userJson(made.account),
      action_link: made.link,
      email_otp: made.code,
      hashed_token: made.tokenHash,
      verification_type: made.type,
      redirect_to: wanted.redirectTo,
    });
  };
}

type Wanted = {
  readonly type: LinkType;
  readonly email: string;
  readonly newEmail: string;
  /**
   * The password hash of an account that `signup` creates; null when the request gives no password.
   */
  readonly hash: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly redirectTo: string;
};

async function readWanted(
  parts: AuthContext,
  c: Context,
  asked: v.InferOutput<typeof body>,
): Promise<Wanted> {
  const { config } = parts;
  const type = TYPES.find((one) => one === asked.type);
  if (type === undefined) {
    throw new AuthError('validation_failed', 'Invalid email action link type requested');
  }
  const isChange = type === 'email_change_current' || type === 'email_change_new';
  if (type === 'email_change_current' && !config.email.doubleConfirmChanges) {
    const message = 'Enable secure email change to generate link for current email';
    throw new AuthError('validation_failed', message);
  }
  const { redirectTo } = mailRequest(c, parts, null);
  const takesPassword = type === 'signup' && asked.password !== '';
  const email = readEmail(asked.email);
  const newEmail = isChange ? readEmail(asked.new_email) : '';
  const metadata = requireSmall(asked.data ?? {});
  if (takesPassword) requireStrongPassword(asked.password, config.password);
  return {
    type,
    email,
    newEmail,
    metadata,
    hash: takesPassword ? await parts.hasher.hash(asked.password) : null,
    redirectTo: isAllowed(asked.redirect_to, config) ? asked.redirect_to : redirectTo,
  };
}

type Made = {
  readonly account: Account;
  readonly type: LinkType;
  readonly link: string;
  readonly code: string;
  readonly tokenHash: string;
};

const ACTIONS: Readonly<Record<LinkType, AuditAction>> = {
  signup: 'user_confirmation_requested',
  invite: 'user_invited',
  magiclink: 'user_recovery_requested',
  recovery: 'user_recovery_requested',
  email_change_current: 'user_modified',
  email_change_new: 'user_modified',
};

async function make(session: Session, parts: AuthContext, c: Context, wanted: Wanted): Promise<Made> {
  const known = await findByEmail(session, wanted.email);
  const { redirectTo } = wanted;
  // Without an account yet, the link signs its owner up.
  const type = known === null && wanted.type === 'magiclink' ? 'signup' : wanted.type;
  const account = await accountFor(session, parts, { ...wanted, type }, known, wanted.type);
  const { language } = mailRequest(c, parts, account);
  const made =
    type === 'email_change_current' || type === 'email_change_new'
      ? await makeChange(session, parts, account, { ...wanted, type })
      : await prepareMail(session, parts, account, { type, redirectTo, challenge: null, language });
  const traits = { user_id: account.user.id };
  await noteAudit(session, c, ACTIONS[type], SERVICE_ACTOR, parts.now(), traits);
  const { link, code, tokenHash } = made;
  return { account: await mustFind(session, account.user.id), type, link, code, tokenHash };
}

/** The account that a link is for: a new one for links that bring somebody in. */
async function accountFor(
  session: Session,
  { now }: AuthContext,
  { type, email, hash, metadata }: Wanted,
  known: Account | null,
  asked: LinkType,
): Promise<Account> {
  const bringsIn = type === 'signup' || type === 'invite';
  if (known !== null) {
    if (bringsIn && known.user.email_confirmed_at !== null) throw emailExists();
    if (type === 'signup') {
      const merged = requireSmall(mergeMetadata(known.user.raw_user_meta_data, metadata));
      await updateUser(session, known.user.id, { raw_user_meta_data: merged }, now());
    }
    return known;
  }
  if (!bringsIn) throw new AuthError('user_not_found', 'User with this email not found');
  if (asked === 'signup' && hash === null) {
    throw new AuthError('validation_failed', 'Signup requires a valid password');
  }
  const id = await insertEmailUser(session, { email, hash, metadata, isConfirmed: false }, now());
  // As the service of a hosted project: what it adds to a sign-up is in the identity alone.
  await updateUser(session, id, { raw_user_meta_data: metadata }, now());
  return mustFind(session, id);
}

/**
 * One half of a change of address. The other half stays good as long as it is for the same new
 * address.
 */
async function makeChange(
  session: Session,
  parts: AuthContext,
  { user }: Account,
  { type, newEmail, redirectTo }: Wanted & { readonly type: ChangeType },
): Promise<Pick<Made, 'link' | 'code' | 'tokenHash'>> {
  if ((await findByEmail(session, newEmail)) !== null) throw emailExists();
  const now = parts.now();
  if (user.email_change !== newEmail) {
    await session.query(
      `delete from auth.one_time_tokens where user_id = $1 and token_type::text like 'email_change%'`,
      [user.id],
    );
  }
  await updateUser(
    session,
    user.id,
    { email_change: newEmail, email_change_sent_at: now.toISOString(), email_change_confirm_status: 0 },
    now,
  );
  const isCurrent = type === 'email_change_current';
  const secret = await keepCode(session, parts, {
    userId: user.id,
    token: isCurrent ? 'email_change_token_current' : 'email_change_token_new',
    email: isCurrent ? (user.email ?? '') : newEmail,
    isPkce: false,
  });
  return { ...secret, link: verifyLink(parts.address, secret.tokenHash, 'email_change', redirectTo) };
}

function emailExists(): AuthError {
  return new AuthError('email_exists', 'A user with this email address has already been registered');
}
