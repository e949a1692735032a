import { createTransport, type NodemailerError } from 'nodemailer';
import type { WrittenLetter } from './letter/write-letter.ts';

export type Delivery =
  | { readonly ok: true }
  /**
   * `fault` is the mail server's own words without addresses; `code` says as much as a log may
   * know.
   */
  | { readonly ok: false; readonly permanent: boolean; readonly fault: string; readonly code: string };

/** A way to the mail server. */
export type Smtp = {
  /**
   * Hands one letter over, within a minute. `id` is a UUID: a letter that is sent again can be told
   * by it. Never throws.
   */
  readonly deliver: (
    letter: Pick<WrittenLetter, 'to' | 'subject' | 'text' | 'html'>,
    id: string,
    date: Date,
  ) => Promise<Delivery>;
  /** Closes all connections, also those in use. */
  readonly close: () => void;
};

/** The longest that one letter may take; a lease in the outbox is longer. */
export const DELIVERY_MS = 60_000;

/**
 * Opens a pool of connections to the server of an SMTP_URL; TLS, name and password as nodemailer
 * reads them from it. Throws an error whose message tells an operator what is wrong and repeats no
 * password.
 */
export function openSmtp(smtpUrl: string, from: string): Smtp {
  if (/\p{Cc}/u.test(from)) throw new Error('MAIL_FROM must be one line.');
  const transport = createTransport({
    url: withoutLogging(smtpUrl),
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A fault of an idle connection is nobody's: the next letter opens another.
  transport.on('error', () => undefined);
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
  return {
    deliver: async ({ to, subject, text, html }, id, date) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          date,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.timeout(DELIVERY_MS),
        });
        return { ok: true };
      } catch (cause) {
        return describeFault(cause);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * nodemailer can be told by the address to write whole conversations to the console: there would be
 * links and codes in them.
 */
function withoutLogging(smtpUrl: string): string {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('SMTP_URL must be smtp://user:password@host:port or smtps://user:password@host:port.');
  }
  for (const name of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(name);
  return url.href;
}

/**
 * Only what the server says of this letter is for good: a refused password or sender may be mended
 * in the meantime.
 */
function describeFault(cause: unknown): Delivery {
  const {
    code = 'unknown',
    responseCode,
    command = '',
    permanent = false,
    message,
  }: Partial<NodemailerError> = cause instanceof Error ? cause : {};
  const words = (message ?? 'Unknown fault')
    .replaceAll(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return {
    ok: false,
    permanent: permanent && /^(?:RCPT TO|DATA)\b/.test(command),
    fault: words.slice(0, 300).trim() || 'Unknown fault',
    code: responseCode === undefined ? code : `${code} ${String(responseCode)}`,
  };
}
