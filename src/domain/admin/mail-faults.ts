/**
 * The reasons why mails do not leave the server, read from what the mail server or the network
 * said.
 */

export const MAIL_FAULT_REASONS = [
  'unknown-server',
  'unreachable',
  'encryption',
  'sign-in',
  'sender',
  'recipient',
  'put-off',
  'content',
  'late',
  'other',
] as const;
export type MailFaultReason = (typeof MAIL_FAULT_REASONS)[number];

/**
 * The first that matches counts. `put-off` comes before the refusals: a code of 4xx is for now
 * only.
 */
const SIGNS: readonly (readonly [MailFaultReason, RegExp])[] = [
  ['late', /^It was not delivered in time\.$/],
  ['unknown-server', /\b(?:ENOTFOUND|EAI_AGAIN)\b/],
  ['encryption', /\bSSL\b|\bTLS\b|certificate/i],
  ['sign-in', /^Invalid login|^Missing credentials|: 53[045]\b|authentication/i],
  ['put-off', /: 4\d\d\b/],
  ['sender', /^Mail command failed/],
  ['recipient', /recipients were rejected|^Recipient command failed/],
  ['content', /^(?:Data command|Message) failed/],
  ['unreachable', /\bE(?:CONN|HOST|NET|TIMEDOUT|PIPE)|time ?out|greeting|connection|socket/i],
];

/** The reason in the words that the outbox keeps of a mail's last attempt. */
export function mailFaultReason(words: string): MailFaultReason {
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
}

/** A mail that was tried and did not leave: given up, or to be tried again. */
export type UnsentMail = {
  readonly status: 'failed' | 'waiting';
  readonly fault: string;
};

/** So many mails with one fate for one reason. */
export type MailFault = {
  readonly status: UnsentMail['status'];
  readonly reason: MailFaultReason;
  readonly count: number;
};

/**
 * Returns the faults that an administrator must know of, mails that were given up first. Mails that
 * the mail server put off are left out until they are given up: most of them leave by themselves.
 */
export function mailFaults(mails: readonly UnsentMail[]): readonly MailFault[] {
  return (['failed', 'waiting'] as const).flatMap((status) =>
    MAIL_FAULT_REASONS.flatMap((reason) => {
      const isMeant = (mail: UnsentMail) => mail.status === status && mailFaultReason(mail.fault) === reason;
      const count = mails.filter(isMeant).length;
      return count === 0 || (status === 'waiting' && reason === 'put-off') ? [] : [{ status, reason, count }];
    }),
  );
}
