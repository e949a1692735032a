import type { Language } from '#domain/catalogue/types.ts';

export const MAIL_KINDS = [
  'confirmation',
  'invite',
  'magic_link',
  'recovery',
  'email_change',
  'reauthentication',
] as const;
/**
 * The mails that accounts need, by the names that the hosted CLI's `[auth.email.template.<kind>]`
 * gives them.
 */
export type MailKind = (typeof MAIL_KINDS)[number];

/** The content of one mail. It is written in the reader's language when it is sent. */
export type Mail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly language: Language;
  /**
   * The absolute link that does what the mail is about; null where there is only a code
   * (reauthentication).
   */
  readonly link: string | null;
  /** The one-time code. */
  readonly code: string;
  readonly tokenHash: string;
  readonly redirectTo: string;
  /** Only of a change of address: the address that it shall be. */
  readonly newEmail?: string;
  /**
   * Only of a change of address, where the mail goes to the new one: the address that it is now. By
   * default `to`.
   */
  readonly currentEmail?: string;
  /** user_metadata. Our own mails show none of it; a project's own templates may. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly siteUrl: string;
};

/** Sends mail, or keeps it where administrators find it. */
export type Mailer = {
  /**
   * Writes the mail and tries to deliver it once. `sent`: the mail server took it. `kept`: it is in
   * the outbox, either for good because there is no SMTP, or to be tried again. `failed`: it will
   * reach nobody. Never throws. It waits for the mail server, so an answer that must not tell known
   * from unknown addresses must not wait for it.
   */
  readonly send: (mail: Mail) => Promise<'sent' | 'kept' | 'failed'>;
  /** True when SMTP is set up. */
  readonly delivers: boolean;
  /**
   * Waits a moment for what is being sent, then closes the connections. What is left is tried again
   * by the next start.
   */
  readonly close: () => Promise<void>;
};
