import type { Context } from 'hono';
import type { Language } from '#domain/catalogue/types.ts';
import type { Session } from '#server/db/database.ts';
import { languageFor } from '#server/http/public-pages.ts';
import type { Mail, MailKind } from '#server/mail/mailer.ts';
import type { Account } from '../account-rows.ts';
import { updateUser, type UserPatch } from '../accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { PKCE_PREFIX, putToken, SIGN_IN_PREFIX, type TokenType } from '../tokens/one-time-tokens.ts';
import { putFlow, type Challenge } from '../tokens/pkce.ts';
import { hashCode, newCode } from '../random.ts';
import { redirectTarget } from './redirect.ts';
import { forgetUnproven } from '../tokens/unproven-password.ts';

/** The name of a mail's token type in the link and in the client. */
export type VerificationType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

type MailPlan = {
  readonly mail: MailKind;
  readonly token: TokenType;
  /** The columns of the account that record the mail. */
  readonly sentAt: (at: string) => UserPatch;
  /** The beginning of its token's hash, where another mail has the same type of token. */
  readonly prefix?: string;
  /** The method that a PKCE exchange records for signing in by the link. */
  readonly method: string;
};

const PLANS: Readonly<Record<Exclude<VerificationType, 'email_change'>, MailPlan>> = {
  signup: {
    mail: 'confirmation',
    token: 'confirmation_token',
    sentAt: (at) => ({ confirmation_sent_at: at }),
    method: 'email/signup',
  },
  invite: {
    mail: 'invite',
    token: 'confirmation_token',
    sentAt: (at) => ({ invited_at: at, confirmation_sent_at: at }),
    method: 'invite',
  },
  magiclink: {
    mail: 'magic_link',
    token: 'recovery_token',
    prefix: SIGN_IN_PREFIX,
    sentAt: (at) => ({ recovery_sent_at: at }),
    method: 'magiclink',
  },
  recovery: {
    mail: 'recovery',
    token: 'recovery_token',
    sentAt: (at) => ({ recovery_sent_at: at }),
    method: 'recovery',
  },
};

/**
 * A mail that is ready, with its secrets, which /admin/generate_link returns instead of mailing
 * them.
 */
export type PreparedMail = {
  readonly mail: Mail;
  readonly link: string;
  readonly code: string;
  readonly tokenHash: string;
};

type Request = {
  readonly type: VerificationType;
  readonly redirectTo: string;
  readonly challenge: Challenge | null;
  readonly language: Language;
};

/**
 * Keeps a new code for an account and returns the mail that brings it. Call it inside the
 * transaction and send the mail after it, so that no mail speaks of work that was rolled back.
 */
export async function prepareMail(
  session: Session,
  parts: AuthContext,
  account: Account,
  { type, redirectTo, challenge, language }: Request & { readonly type: keyof typeof PLANS },
): Promise<PreparedMail> {
  const { user } = account;
  const plan = PLANS[type];
  const now = parts.now();
  // Such a link confirms the address as well, and who follows it has shown no password.
  if (type !== 'signup') await forgetUnproven(session, account, now);
  if (challenge !== null) await putFlow(session, user.id, challenge, plan.method, now);
  const secret = await keepCode(session, parts, {
    userId: user.id,
    token: plan.token,
    email: user.email ?? '',
    isPkce: challenge !== null,
    ...(plan.prefix === undefined ? {} : { prefix: plan.prefix }),
  });
  await updateUser(session, user.id, plan.sentAt(now.toISOString()), now);
  const link = verifyLink(parts.address, secret.tokenHash, type, redirectTo);
  const mail: Mail = {
    kind: plan.mail,
    to: user.email ?? '',
    language,
    link,
    ...secret,
    redirectTo,
    data: user.raw_user_meta_data ?? {},
    siteUrl: parts.config.siteUrl,
  };
  return { mail, link, ...secret };
}

/** Makes a code for an address and keeps its hash. */
export async function keepCode(
  session: Session,
  { config, now }: AuthContext,
  of: {
    readonly userId: string;
    readonly token: TokenType;
    readonly email: string;
    readonly isPkce: boolean;
    readonly prefix?: string;
  },
): Promise<{ readonly code: string; readonly tokenHash: string }> {
  const code = newCode(config.email.otpLength);
  const tokenHash = `${of.isPkce ? PKCE_PREFIX : ''}${of.prefix ?? ''}${hashCode(of.email, code)}`;
  await putToken(session, { userId: of.userId, type: of.token, hash: tokenHash, relatesTo: of.email }, now());
  return { code, tokenHash };
}

/** The link that uses up a token. */
export function verifyLink(address: string, tokenHash: string, type: string, redirectTo: string): string {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo });
  return `${address}/verify?${query.toString()}`;
}

/** Returns where the link of a requested mail ends, and the language of the mail. */
export function mailRequest(
  c: Context,
  { config }: AuthContext,
  account: {
    readonly user: { readonly raw_user_meta_data: Readonly<Record<string, unknown>> | null };
  } | null,
): { readonly redirectTo: string; readonly language: Language } {
  const own = account?.user.raw_user_meta_data?.['language'];
  const language = languageFor(typeof own === 'string' ? own : undefined, c.req.header('accept-language'));
  return { redirectTo: redirectTarget(c, config), language };
}
