import type { Handler } from 'hono';
import * as v from 'valibot';
import { findByEmail } from '../accounts.ts';
import { noteAudit, SERVICE_ACTOR } from './audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitMails } from '../limits.ts';
import { requireSmall } from '../metadata.ts';
import { mailRequest, prepareMail } from '../mails/prepare-mail.ts';
import { objectField, readBody, readEmail, textField } from '../request.ts';
import { asOneOfTwo, insertEmailUser, mustFind } from '../sign-up.ts';
import { userJson } from '../user-json.ts';

const body = v.object({ email: textField, data: objectField });

/** POST /invite: an account that waits for its owner, and the mail that asks for them. */
export function invite(parts: AuthContext): Handler {
  return async (c) => {
    const { database, mailer, now } = parts;
    const { email: text, data } = await readBody(c, body);
    const email = readEmail(text);
    const metadata = requireSmall(data ?? {});
    await limitMails(parts, email);
    const { account, mail } = await asOneOfTwo(() =>
      database.withOwner(async (session) => {
        const known = await findByEmail(session, email);
        if (known !== null && known.user.email_confirmed_at !== null) {
          throw new AuthError('email_exists', 'A user with this email address has already been registered');
        }
        const wanted = { email, hash: null, metadata, isConfirmed: false };
        const id = known?.user.id ?? (await insertEmailUser(session, wanted, now()));
        const invited = await mustFind(session, id);
        const prepared = await prepareMail(session, parts, invited, {
          type: 'invite',
          challenge: null,
          ...mailRequest(c, parts, invited),
        });
        await noteAudit(session, c, 'user_invited', SERVICE_ACTOR, now(), { user_id: id });
        return { account: await mustFind(session, id), mail: prepared.mail };
      }),
    );
    await mailer.send(mail);
    return c.json(userJson(account));
  };
}
