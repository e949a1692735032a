import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailFaultReason } from '#domain/admin/mail-faults.ts';

/** The reasons for unsent mails, with the next step. */
export const MAIL_FAULT_WORDS: Readonly<Record<MailFaultReason, MessageDescriptor>> = {
  'unknown-server': msg`There is no mail server of this name. Check the address in SMTP_URL.`,
  unreachable: msg`The mail server cannot be reached. Check the address and the port in SMTP_URL, and the firewall.`,
  encryption: msg`No secure connection to the mail server was possible. Check smtp:// or smtps:// and the port in SMTP_URL, and the certificate.`,
  'sign-in': msg`The mail server refuses the sign-in. Check the name and the password in SMTP_URL.`,
  sender: msg`The mail server refuses the sender. Set MAIL_FROM to an address that it may send for.`,
  recipient: msg`The mail server refuses the player’s address. Check it under Users.`,
  'put-off': msg`The mail server is delaying emails. Ask its provider about its limits.`,
  content: msg`The mail server refuses the email itself. Ask its provider; its reply is in the outbox.`,
  late: msg`It was not sent in time, and its link is no longer valid. The player must ask for a new one.`,
  other: msg`The mail server’s reply is in the outbox. Ask its provider.`,
};
