import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { loadBackend } from '#platform/backend/backend.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { act, type AdminOutcome, callFunction, noteCall, readRows, writeRow } from './act.ts';

const mail = v.object({
  id: v.string(),
  created_at: v.string(),
  kind: v.string(),
  recipient: v.string(),
  language: v.string(),
  subject: v.nullable(v.string()),
  body_text: v.nullable(v.string()),
  status: v.picklist(['waiting', 'sent', 'kept', 'failed']),
  attempts: v.number(),
  last_fault: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
});
/**
 * A mail that the server wrote. Only kept ones have words; of the others the address is blurred.
 */
export type OutboxMail = v.InferOutput<typeof mail>;
export type MailStatus = OutboxMail['status'];

/** The newest mails, at most 100, of one fate or all. */
export function outboxQuery(status: MailStatus | 'all') {
  return queryOptions({
    queryKey: ['admin', 'outbox', status],
    queryFn: async ({ signal }) =>
      readRows(mail, {
        path: 'mail_outbox',
        query: {
          select: Object.keys(mail.entries).join(','),
          order: 'created_at.desc',
          limit: '100',
          ...(status === 'all' ? {} : { status: `eq.${status}` }),
        },
        signal,
      }),
    staleTime: 0,
  });
}

const setup = v.object({
  smtp: v.nullable(
    v.object({ host: v.string(), port: v.number(), isSecure: v.boolean(), hasPassword: v.boolean() }),
  ),
  from: v.nullable(v.object({ address: v.string(), domain: v.string() })),
});

/** The server's setup for sending mail. */
export function mailSetupQuery() {
  return queryOptions({
    queryKey: ['admin', 'mail-setup'],
    queryFn: async () => v.parse(setup, await callFunction('mail', {})),
    staleTime: 0,
  });
}

/** Deletes a mail from the outbox. */
export async function deleteMail(id: string): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({ path: 'mail_outbox', method: 'DELETE', query: { id: `eq.${id}`, select: 'id' } }),
  );
}

/** Deletes all mails with this status and notes it in the log. No mails to delete is no failure. */
export async function clearMails(status: 'sent' | 'failed'): Promise<AdminOutcome> {
  return act(async () => {
    await readRows(v.unknown(), {
      path: 'mail_outbox',
      method: 'DELETE',
      query: { status: `eq.${status}`, select: 'id' },
      prefer: 'return=representation',
    });
    await noteCall('clear_outbox', status, status);
  });
}

const addresses = v.object({ email: v.nullable(v.string()) });

/** Sends a sign-in link to the address of an account, as a mail that shows whether mails arrive. */
export async function sendTestMail(email: string): Promise<AdminOutcome> {
  return act(async () => {
    // The account service does not say whether there is such an account.
    const found = await readRows(addresses, { path: 'rpc/admin_users', body: { term: email } });
    if (!found.some((one) => one.email?.toLowerCase() === email.toLowerCase())) {
      throw new BackendError('there is no such account', 404, 'no_account');
    }
    const { auth } = await loadBackend();
    const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    if (error !== null) throw new BackendError(error.message, error.status ?? 0, error.code ?? null);
    await noteCall('test_mail', email, email);
  });
}
