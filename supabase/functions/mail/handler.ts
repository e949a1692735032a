import { answerJson, answerMethod } from '../_shared/answer.ts';
import { setting, type FunctionHandler, type FunctionContext } from '../_shared/function-context.ts';
import { refuseUnlessAdmin } from '../_shared/require-admin.ts';
import { readMailSetup } from './mail-setup.ts';

/**
 * Reports the mail settings of this installation to administrators: `{ smtp, from }`. `smtp` is
 * null without `SMTP_URL` (mails are kept in the outbox, or a hosted project's own settings
 * decide), else the server's host and port and if the connection is encrypted. The password is
 * never sent. `from` is the sender of `MAIL_FROM` with its domain, null when it is not set.
 */
export function createHandler(parts: FunctionContext): FunctionHandler {
  return async (request) =>
    answerMethod(request, ['GET', 'POST']) ??
    (await refuseUnlessAdmin(request, parts)) ??
    answerJson(200, readMailSetup(setting(parts, 'SMTP_URL'), setting(parts, 'MAIL_FROM')));
}
