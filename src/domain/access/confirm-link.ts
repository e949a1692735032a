import { ownPath } from './own-path.ts';

/** The purpose of a mail's link or code, by the names of the account service. */
export const CONFIRM_TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;
export type ConfirmType = (typeof CONFIRM_TYPES)[number];

/** The link of a mail, opened in the app. */
export type ConfirmLink = {
  readonly tokenHash: string;
  readonly type: ConfirmType;
  /** A path of ours to go on to; null when the link names none. */
  readonly next: string | null;
};

/**
 * Reads the link of a mail out of the address of its page. Null when the token or its purpose is
 * missing or cannot be read. `next` may be a path or an address of this site, and is ignored when
 * it leads anywhere else.
 */
export function readConfirmLink(search: string, origin: string): ConfirmLink | null {
  const query = new URLSearchParams(search);
  const tokenHash = query.get('token_hash') ?? '';
  const type = CONFIRM_TYPES.find((one) => one === query.get('type'));
  if (type === undefined || !/^[\w-]{1,200}$/.test(tokenHash)) return null;
  return { tokenHash, type, next: nextOf(query.get('next') ?? '', origin) };
}

function nextOf(wanted: string, origin: string): string | null {
  const path = wanted.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted;
  const own = ownPath(path);
  if (own === null) return null;
  const url = new URL(own, origin);
  // Mails were asked for with the page for signing in, which names where to go on to.
  return url.pathname === '/login' ? ownPath(url.searchParams.get('next')) : own;
}
