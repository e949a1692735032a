import type { LetterKind } from '../words/letter-words.ts';

/**
 * The purpose of a mail's link, by the name that the account service and the app's page know it by.
 */
export type LinkAction = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

/**
 * The link of a letter: in full, for copying, and behind the button, where it may say more than
 * anybody types.
 */
export type LetterLink = {
  readonly address: string;
  readonly behindButton: string;
};

/** The purpose of each mail's link; null for a mail that has only a code. */
export const LINK_ACTIONS: Readonly<Record<LetterKind, LinkAction | null>> = {
  confirmation: 'signup',
  invite: 'invite',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  email_change_current: 'email_change',
  reauthentication: null,
};

/**
 * The link of our mails as a template: a page of the app that says what will happen and has a
 * button. Scanners of mail open links; only the button spends the token. It works in every browser,
 * as it is bound to none.
 */
export function confirmLink(action: LinkAction): LetterLink {
  const address = `{{ .SiteURL }}/login/confirm?token_hash={{ .TokenHash }}&type=${action}`;
  return { address, behindButton: `${address}&next={{ .RedirectTo }}` };
}
