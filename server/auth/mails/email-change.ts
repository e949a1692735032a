import type { Context } from 'hono';
import type { Language } from '#domain/catalogue/types.ts';
import type { Session } from '#server/db/database.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { Account } from '../account-rows.ts';
import { findByEmail, updateUser } from '../accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { putFlow, type Challenge } from '../tokens/pkce.ts';
import { keepCode, mailRequest, verifyLink } from './prepare-mail.ts';

type Request = {
  readonly redirectTo: string;
  readonly challenge: Challenge | null;
  readonly language: Language;
};

/**
 * Records the address that an account wants and returns the mails that confirm it: to the new
 * address, and to the present one if the project asks for both. The account keeps its address until
 * then.
 */
export async function startChange(
  session: Session,
  parts: AuthContext,
  { user }: Account,
  newEmail: string,
  { redirectTo, challenge, language }: Request,
): Promise<readonly Mail[]> {
  const now = parts.now();
  const { config, address } = parts;
  if (challenge !== null) await putFlow(session, user.id, challenge, 'email_change', now);
  await updateUser(
    session,
    user.id,
    { email_change: newEmail, email_change_sent_at: now.toISOString(), email_change_confirm_status: 0 },
    now,
  );
  const current = user.email ?? '';
  const isPkce = challenge !== null;
  const mailTo = async (email: string, token: 'email_change_token_new' | 'email_change_token_current') => {
    const secret = await keepCode(session, parts, { userId: user.id, token, email, isPkce });
    const link = verifyLink(address, secret.tokenHash, 'email_change', redirectTo);
    const mail: Mail = {
      kind: 'email_change',
      to: email,
      currentEmail: current,
      newEmail,
      language,
      link,
      ...secret,
      redirectTo,
      data: user.raw_user_meta_data ?? {},
      siteUrl: config.siteUrl,
    };
    return mail;
  };
  const toNew = await mailTo(newEmail, 'email_change_token_new');
  if (!config.email.doubleConfirmChanges || current === '') return [toNew];
  return [await mailTo(current, 'email_change_token_current'), toNew];
}

/**
 * Sends the mails of a change that waits once more; nothing where none does. `email` is the present
 * address.
 */
export async function resendChange(parts: AuthContext, c: Context, email: string): Promise<void> {
  const mails = await parts.database.withOwner(async (session) => {
    const account = await findByEmail(session, email);
    const wanted = account?.user.email_change ?? '';
    if (account === null || wanted === '') return [];
    return startChange(session, parts, account, wanted, {
      challenge: null,
      ...mailRequest(c, parts, account),
    });
  });
  for (const mail of mails) void parts.mailer.send(mail);
}
