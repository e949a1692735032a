import { codeIn } from '#domain/sharing/code/letters.ts';
import { parseTextList } from '#domain/roster/text/text-import.ts';
import { catalogue } from '../catalogue.ts';
import { resolveShortLink } from '../short-links.ts';
import { fromCode, fromLink, type ReadListText } from './read-list-segment.ts';

/**
 * Reads a list from a shared link, from such a link's code alone, from a list code, or from the
 * text of a list. Never throws.
 */
export function readListText(text: string): ReadListText {
  const pasted = text.trim();
  if (pasted === '') return { ok: false, problem: { code: 'empty' } };
  const link = /\/shared-list\/(?<code>[^\s/?#]+)/u.exec(pasted)?.groups?.['code'];
  if (link !== undefined) return fromLink(decoded(link));
  const hash = /\/s\/(?<hash>[0-9a-z]+)\/?$/u.exec(pasted)?.groups?.['hash'];
  if (hash !== undefined) {
    const kept = resolveShortLink(hash);
    return kept === null ? { ok: false, problem: { code: 'elsewhere' } } : fromLink(kept.code);
  }
  const read = parseTextList(pasted, catalogue);
  if (read.ok) return { ...read, source: 'text' };
  // No unit's name looks like a code, so whatever does is one that may have faults.
  const code = codeIn(pasted);
  if (code !== null) return fromCode(code);
  if (/^[\w+/=-]{24,}$/u.test(pasted)) return fromLink(pasted);
  return { ok: false, problem: { code: read.reason } };
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
