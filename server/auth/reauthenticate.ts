import type { Handler } from 'hono';
import { updateUser } from './accounts.ts';
import { noteAudit } from './admin/audit.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { requireShownFactor } from './tokens/authenticate.ts';
import { limitMails } from './limits.ts';
import { keepCode, mailRequest } from './mails/prepare-mail.ts';

/** GET /reauthenticate: mails a code that a change of password asks for. */
export function reauthenticate(parts: AuthContext): Handler {
  return async (c) => {
    const { account } = await requireShownFactor(parts, c);
    const { user } = account;
    const email = user.email ?? '';
    if (email === '') {
      throw new AuthError(
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
      );
    }
    if (user.email_confirmed_at === null) {
      throw new AuthError('email_not_confirmed', 'Please verify your email first.', { status: 422 });
    }
    await limitMails(parts, email);
    const now = parts.now();
    const secret = await parts.database.withOwner(async (session) => {
      const token = 'reauthentication_token';
      const kept = await keepCode(session, parts, { userId: user.id, token, email, isPkce: false });
      await updateUser(session, user.id, { reauthentication_sent_at: now.toISOString() }, now);
      await noteAudit(session, c, 'user_reauthenticate_requested', user.id, now);
      return kept;
    });
    void parts.mailer.send({
      kind: 'reauthentication',
      to: email,
      link: null,
      ...secret,
      data: user.raw_user_meta_data ?? {},
      siteUrl: parts.config.siteUrl,
      ...mailRequest(c, parts, account),
    });
    return c.json({});
  };
}
