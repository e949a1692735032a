import { linkedText } from '#domain/community/linked-text.ts';
import type { SocialService } from './profile-rows.ts';

/** The services' own names; the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialService, string>> = {
  discord: 'Discord',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitch: 'Twitch',
};

/** A player's text for a service: with a link, or as plain text when `href` is null. */
export type SocialLink = { readonly text: string; readonly href: string | null };

/**
 * A service's form of a player's name, and the address of that player's page; null when a name
 * alone has no page.
 */
type Service = {
  readonly handle: RegExp;
  readonly address: ((handle: string) => string) | null;
};

const SERVICES: Readonly<Record<SocialService, Service>> = {
  // A Discord name has no page: only an invitation or a link to a profile has.
  discord: { handle: /^(?!)$/, address: null },
  twitter: { handle: /^@?(\w{1,15})$/, address: (handle) => `https://x.com/${handle}` },
  instagram: {
    handle: /^@?((?!\.)[\w.]{1,30}(?<!\.))$/,
    address: (handle) => `https://www.instagram.com/${handle}/`,
  },
  youtube: { handle: /^@([\w.-]{3,30})$/, address: (handle) => `https://www.youtube.com/@${handle}` },
  twitch: { handle: /^@?(\w{4,25})$/, address: (handle) => `https://www.twitch.tv/${handle}` },
};

/**
 * Returns a link for an https address and for a name in the service's form, else the text alone. No
 * other scheme, and no address with a name or password in it, ever becomes a link. The target of a
 * link stays in view.
 */
export function socialLinkOf(service: SocialService, written: string): SocialLink {
  const text = written.trim();
  const [piece, ...more] = linkedText(text);
  if (piece?.kind === 'link' && more.length === 0) return { text: piece.text, href: piece.href };
  const { handle, address } = SERVICES[service];
  const found = handle.exec(text)?.[1];
  return { text, href: found === undefined || address === null ? null : address(found) };
}
