import { documentFromPayload } from '#domain/sharing/sent-document.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { parseTextList } from '#domain/roster/text-import.ts';
import type { GameList } from '#domain/game/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { catalogue } from '../catalogue.ts';
import { resolveShortLink } from '../short-links.ts';

/**
 * The reason why nothing was read: see `ListTextProblem` words in the set-up. `elsewhere`: a short
 * link of another browser.
 */
export type ListTextProblem = 'empty' | 'cut' | 'too-large' | 'not-a-list' | 'elsewhere' | 'no-units';

/**
 * A list read from pasted text, or the reason why there is no list. `unknown`: units that are not
 * in the catalogue.
 */
export type ReadListText =
  | {
      readonly ok: true;
      readonly source: Extract<GameList['source'], 'link' | 'text'>;
      readonly document: RosterDocument;
      readonly unknown: readonly string[];
    }
  | { readonly ok: false; readonly problem: ListTextProblem };

const REASONS = { malformed: 'cut', 'too-large': 'too-large', 'not-a-list': 'not-a-list' } as const;

/**
 * Reads a list from a shared link, from such a link's code alone, or from the text of a list. Never
 * throws.
 */
export function readListText(text: string): ReadListText {
  const pasted = text.trim();
  if (pasted === '') return { ok: false, problem: 'empty' };
  const link = /\/shared-list\/(?<code>[^\s/?#]+)/u.exec(pasted)?.groups?.['code'];
  if (link !== undefined) return fromCode(decoded(link));
  const hash = /\/s\/(?<hash>[0-9a-z]+)\/?$/u.exec(pasted)?.groups?.['hash'];
  if (hash !== undefined) {
    const kept = resolveShortLink(hash);
    return kept === null ? { ok: false, problem: 'elsewhere' } : fromCode(kept.code);
  }
  if (/^[\w+/=-]{24,}$/u.test(pasted)) return fromCode(pasted);
  const read = parseTextList(pasted, catalogue);
  if (!read.ok) return { ok: false, problem: read.reason };
  return { ...read, source: 'text' };
}

function fromCode(code: string): ReadListText {
  const read = decodeList(code);
  if (!read.ok) return { ok: false, problem: REASONS[read.reason] };
  const document = documentFromPayload(read.payload, catalogue);
  if (document.entries.length === 0) return { ok: false, problem: 'no-units' };
  const unknown = document.entries.flatMap(({ foreign }) => (foreign === undefined ? [] : [foreign.name]));
  return { ok: true, source: 'link', document, unknown };
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
