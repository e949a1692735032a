import { boundsIn, type NumberBounds } from './number-bounds.ts';

/** The reason why the catalogue would refuse a value, for sentences in any language. */
export type FaultReason =
  | { readonly code: 'missing' }
  | ({ readonly code: 'number' } & NumberBounds)
  /** A number, or one with a plus in front. */
  | { readonly code: 'added' }
  | { readonly code: 'troops' }
  | { readonly code: 'too-long'; readonly most: number }
  /** Characters that nobody sees, or that turn the direction of writing. */
  | { readonly code: 'unclean' }
  /** Something else of the catalogue has this name. */
  | { readonly code: 'taken'; readonly name: string }
  /** A name without a letter from a to z, of which no id can be made. */
  | { readonly code: 'no-id' }
  /** The glossary does not explain this word. */
  | { readonly code: 'unknown-word'; readonly word: string }
  /** Another unit of the faction has this name or its id. */
  | { readonly code: 'same-name' }
  /** The same unit of another faction is called otherwise. */
  | { readonly code: 'other-name'; readonly name: string }
  | { readonly code: 'no-owner' }
  | { readonly code: 'not-companion' }
  | { readonly code: 'unknown-owner' }
  /** Braces around something that is no die and no symbol. */
  | { readonly code: 'token'; readonly token: string }
  /** A fault that no field of the form can have; the parser's own words. */
  | { readonly code: 'other'; readonly message: string };

type Reader = readonly [pattern: RegExp, reason: (found: string) => FaultReason];

/** The parser's sentences, first match first. */
const READERS: readonly Reader[] = [
  [/^is missing: a companion/u, () => ({ code: 'no-owner' })],
  [/^is missing$/u, () => ({ code: 'missing' })],
  [/found (?:""|null)$/u, () => ({ code: 'missing' })],
  [/or \+1 for one that is added/u, () => ({ code: 'added' })],
  [/^expected all, or a number of troops/u, () => ({ code: 'troops' })],
  [
    /^expected (?:a text )?(?:of )?at most (?<found>\d+) /u,
    (most) => ({ code: 'too-long', most: Number(most) }),
  ],
  [/^expected a text without hidden letters/u, () => ({ code: 'unclean' })],
  [/^the glossary has no (?<found>.+)$/u, (word) => ({ code: 'unknown-word', word })],
  [/has the same (?:id|name)$/u, () => ({ code: 'same-name' })],
  [/^another faction's unit of this id is called (?<found>.+)$/u, (name) => ({ code: 'other-name', name })],
  [/^only a Companion has an owner/u, () => ({ code: 'not-companion' })],
  [/^this faction has no unit/u, () => ({ code: 'unknown-owner' })],
  [/^\{(?<found>.*)\} is no die/u, (token) => ({ code: 'token', token })],
];

/** Reads the reason out of a sentence of the catalogue's parser or its checks. */
export function faultReason(message: string): FaultReason {
  for (const [pattern, reason] of READERS) {
    const match = pattern.exec(message);
    if (match !== null) return reason(match.groups?.['found'] ?? '');
  }
  const bounds = boundsIn(message);
  return bounds === null ? { code: 'other', message } : { code: 'number', ...bounds };
}
