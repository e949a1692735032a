import { linkedText } from '#domain/community/linked-text.ts';
import type { SocialService } from './profile.ts';

/** What the services call themselves; the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialService, string>> = {
  discord: 'Discord',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitch: 'Twitch',
};

/**
 * How a text that a player wrote for a service is shown: as a link, or, where it is none, as the
 * text that it is.
 */
export type SocialLink = { readonly text: string; readonly href: string | null };

/**
 * What a service calls a player, and where that player's page is; null where a name alone has no
 * page.
 */
interface Service {
  readonly handle: RegExp;
  readonly address: ((handle: string) => string) | null;
}

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
 * What to show for a service: a link for an https address and for a name as that service gives
 * them, else the text alone. No other scheme and no address with a name or password in it ever
 * becomes a link. Where a link leads stays in view.
 */
export function socialLinkOf(service: SocialService, written: string): SocialLink {
  const text = written.trim();
  const [piece, ...more] = linkedText(text);
  if (piece?.kind === 'link' && more.length === 0) return { text: piece.text, href: piece.href };
  const { handle, address } = SERVICES[service];
  const found = handle.exec(text)?.[1];
  return { text, href: found === undefined || address === null ? null : address(found) };
}
