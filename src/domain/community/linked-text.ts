/** A piece of a player's text: words as they are, or a link that shows where it leads. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly href: string;
      /**
       * The text to show: the host as the network knows it (`xn--…` for foreign letters), then as
       * much of the path as fits.
       */
      readonly text: string;
    };

const ADDRESS = /https:\/\/[^\s<>"'`]+/giu;
/** Marks that end a sentence and are not part of an address. */
const ENDINGS = /[.,;:!?…'"”’»*_~]+$/u;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;
const MOST_SHOWN = 48;

/**
 * Splits a description or comment into words and links. Only https addresses become links, and only
 * those without a user name (`https://muster@elsewhere` shows one name and leads to another).
 * Everything else stays text. Joined, the pieces' words and addresses are the text again.
 */
export function linkedText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = trimEnd(found[0]);
    const link = linkOf(address);
    if (link === null) continue;
    if (found.index > at) pieces.push({ kind: 'text', text: text.slice(at, found.index) });
    pieces.push(link);
    at = found.index + address.length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

function linkOf(address: string): TextPiece | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[')) return null;
  const path = `${url.pathname}${url.search}${url.hash}`.replace(/^\/$/, '');
  const whole = `${url.host}${path}`;
  const shown =
    whole.length <= MOST_SHOWN ? whole : `${whole.slice(0, Math.max(MOST_SHOWN, url.host.length))}…`;
  return { kind: 'link', href: address, text: shown };
}

/** Without the sentence's own signs, and without a bracket that was opened before the address. */
function trimEnd(address: string): string {
  let rest = address;
  for (;;) {
    const before = rest;
    rest = rest.replace(ENDINGS, '');
    for (const [open, close] of BRACKETS) {
      if (rest.endsWith(close) && rest.split(close).length > rest.split(open).length)
        rest = rest.slice(0, -1);
    }
    if (rest === before) return rest;
  }
}
