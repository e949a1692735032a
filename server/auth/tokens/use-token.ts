import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { findByEmail, putEmailIdentity, updateUser } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { refuseBanned } from './authenticate.ts';
import {
  PKCE_PREFIX,
  SIGN_IN_PREFIX,
  takeToken,
  type OneTimeToken,
  type TokenType,
} from './one-time-tokens.ts';
import { hashCode } from '../random.ts';
import { mustFind } from '../sign-up.ts';

/** Maps and no objects: the name that is looked up comes from outside. */
const TYPES: ReadonlyMap<string, readonly TokenType[]> = new Map([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['magiclink', []],
  ['recovery', ['recovery_token']],
  ['email', ['confirmation_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
]);
/** The same for tokens whose hash says that they are to sign in with. */
const SIGN_IN_TYPES: ReadonlyMap<string, readonly TokenType[]> = new Map([
  ['magiclink', ['recovery_token']],
  ['email', ['recovery_token']],
]);

/** The effect of a code or link. */
export type UsedToken =
  | { readonly kind: 'verified'; readonly account: Account }
  /** The first of the two confirmations of a new address. */
  | { readonly kind: 'half' };

/** The token of a link, which contains its hash. */
export type LinkProof = {
  readonly type: string;
  readonly tokenHash: string;
};

/** The code of a mail, typed in beside the address. */
export type CodeProof = {
  readonly type: string;
  readonly email: string;
  readonly code: string;
};

/**
 * Uses up a code or link and does what it stands for: confirms an address, or changes it. Refuses
 * what is wrong, unknown, used or too old with the same answer.
 */
export async function useToken(
  session: Session,
  parts: AuthContext,
  proof: LinkProof | CodeProof,
): Promise<UsedToken> {
  if (!TYPES.has(proof.type)) throw new AuthError('validation_failed', 'Verify requires a verification type');
  const token = await takeShown(session, proof);
  if (token === null || isTooOld(token, parts)) {
    const message =
      'tokenHash' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
    throw new AuthError('otp_expired', message);
  }
  const account = await mustFind(session, token.userId);
  refuseBanned(account, parts.now());
  if (token.type === 'email_change_token_new' || token.type === 'email_change_token_current') {
    return confirmChange(session, parts, account, token.type);
  }
  await confirmEmail(session, account, parts.now());
  return { kind: 'verified', account: await mustFind(session, token.userId) };
}

async function takeShown(session: Session, proof: LinkProof | CodeProof): Promise<OneTimeToken | null> {
  const { type } = proof;
  if ('tokenHash' in proof) {
    const { tokenHash } = proof;
    const plain = tokenHash.startsWith(PKCE_PREFIX) ? tokenHash.slice(PKCE_PREFIX.length) : tokenHash;
    const types = (plain.startsWith(SIGN_IN_PREFIX) ? SIGN_IN_TYPES : TYPES).get(type) ?? [];
    return takeToken(session, { hashes: [tokenHash], relatesTo: null }, types);
  }
  const { email, code } = proof;
  if (type !== 'email_change' && (await findByEmail(session, email)) === null) return null;
  // A client of a PKCE exchange may type its code in as well.
  const hash = hashCode(email, code);
  const withPkce = (plain: string) => ({ hashes: [plain, `${PKCE_PREFIX}${plain}`], relatesTo: email });
  return (
    (await takeToken(session, withPkce(hash), TYPES.get(type) ?? [])) ??
    (await takeToken(session, withPkce(`${SIGN_IN_PREFIX}${hash}`), SIGN_IN_TYPES.get(type) ?? []))
  );
}

function isTooOld({ createdAt }: OneTimeToken, { config, now }: AuthContext): boolean {
  return now().getTime() - createdAt.getTime() > config.email.otpExpiry * 1000;
}

/** Confirms the address of an account that waited for it. */
async function confirmEmail(session: Session, { user }: Account, now: Date): Promise<void> {
  if (user.email_confirmed_at !== null || user.email === null) return;
  await updateUser(
    session,
    user.id,
    {
      email_confirmed_at: now.toISOString(),
      raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
    },
    now,
  );
  await putEmailIdentity(session, user.id, { email: user.email, isVerified: true }, now);
}

const CURRENT_CONFIRMED = 1;
const NEW_CONFIRMED = 2;

/** One of the two confirmations of a new address, or the only one that the project asks for. */
async function confirmChange(
  session: Session,
  { config, now }: AuthContext,
  { user }: Account,
  type: TokenType,
): Promise<UsedToken> {
  const email = user.email_change ?? '';
  if (email === '') throw new AuthError('otp_expired', 'Email link is invalid or has expired');
  const needsBoth = config.email.doubleConfirmChanges && (user.email ?? '') !== '';
  const confirmed = user.email_change_confirm_status ?? 0;
  const confirms = type === 'email_change_token_current' ? CURRENT_CONFIRMED : NEW_CONFIRMED;
  // One of the two mailboxes does not count twice, however many mails it got.
  if (needsBoth && (confirmed === 0 || confirmed === confirms)) {
    await updateUser(session, user.id, { email_change_confirm_status: confirms }, now());
    return { kind: 'half' };
  }
  if (needsBoth || type === 'email_change_token_new') await changeEmail(session, user.id, email, now());
  return { kind: 'verified', account: await mustFind(session, user.id) };
}

/** Gives an account another address. Refuses one that another account has. */
export async function changeEmail(session: Session, userId: string, email: string, now: Date): Promise<void> {
  const other = await findByEmail(session, email);
  if (other !== null && other.user.id !== userId) {
    throw new AuthError('email_exists', 'A user with this email address has already been registered');
  }
  const { user } = await mustFind(session, userId);
  const at = now.toISOString();
  await updateUser(
    session,
    userId,
    {
      email,
      email_change: '',
      email_change_confirm_status: 0,
      email_confirmed_at: at,
      is_anonymous: false,
      raw_user_meta_data: { ...user.raw_user_meta_data, email, email_verified: true },
      raw_app_meta_data: { ...user.raw_app_meta_data, provider: 'email', providers: ['email'] },
    },
    now,
  );
  await putEmailIdentity(session, userId, { email, isVerified: true }, now);
  await session.query('delete from auth.one_time_tokens where user_id = $1 and token_type::text like $2', [
    userId,
    'email_change%',
  ]);
}
