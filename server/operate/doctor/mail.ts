import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { mailFaultReason, type MailFaultReason } from '#domain/admin/mail-faults.ts';
import type { Settings } from '#server/http/settings.ts';
import { broken, type Finding, look, ok, TIMEOUT_MS } from './finding.ts';

/** Tries the mail server as far as its yes to the sender. No mail is sent. */
export async function examineMail({ smtpUrl, mailFrom }: Settings): Promise<Finding> {
  if (smtpUrl === null)
    return look('mail', 'SMTP_URL is not set: mails wait in the outbox, and administrators hand them over.');
  const { hostname, port, protocol } = new URL(smtpUrl);
  const place = `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
  const sender = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  const fault = await trySender(smtpUrl, sender);
  if (fault === null)
    return ok(
      'mail',
      `${place} accepts mails from ${sender}. Send yourself one from Administration → Email Management.`,
    );
  const reason = mailFaultReason(fault);
  return reason === 'put-off'
    ? look('mail', `${place} accepts no mails for now. Try again later, or ask its provider about limits.`)
    : broken('mail', wordsOf(reason, place, sender));
}

function wordsOf(reason: MailFaultReason, place: string, sender: string): string {
  switch (reason) {
    case 'unknown-server':
      return `No server has the name in ${place}. Check SMTP_URL.`;
    case 'unreachable':
      return `Nothing answers at ${place}. Check SMTP_URL, and whether the firewall lets mail out.`;
    case 'encryption':
      return `No secure connection to ${place} is possible. Check smtp:// or smtps:// and the port in SMTP_URL, and the certificate.`;
    case 'sign-in':
      return `${place} refuses the sign-in. Check the name and the password in SMTP_URL.`;
    case 'sender':
      return `${place} refuses ${sender} as the sender. Set MAIL_FROM to an address that it may send for.`;
    default:
      return `${place} answers, but it is not a mail server. Check the port in SMTP_URL.`;
  }
}

/** Returns the words of what went wrong, null when the mail server accepted the sender. */
async function trySender(smtpUrl: string, sender: string): Promise<string | null> {
  const options = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({
    ...options,
    logger: false,
    debug: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const fail = (cause: Error) => resolve(cause.message);
  const late = setTimeout(() => resolve('Connection timeout'), 3 * TIMEOUT_MS);
  connection.on('error', fail);
  connection.on('end', () => resolve('Connection closed'));
  connection.connect((cause) => {
    if (cause) return fail(cause);
    const send = () => sendNothing(connection, sender, resolve);
    const { auth } = options;
    if (auth === undefined) return send();
    connection.login(auth, (refused) => (refused ? fail(refused) : send()));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    connection.close();
  }
}

/**
 * Hands over sender and recipient and breaks off before the first line of a mail: a server drops
 * what has no end.
 */
function sendNothing(
  connection: SMTPConnection,
  sender: string,
  resolve: (words: string | null) => void,
): void {
  const accepted = () => resolve(null);
  const mail = new Readable({ read: accepted });
  connection.send({ from: sender, to: [sender] }, mail, (cause) => {
    // Later commands come only after the server has accepted the sender.
    if (cause?.command === 'MAIL FROM') resolve(cause.message);
    else accepted();
  });
}
