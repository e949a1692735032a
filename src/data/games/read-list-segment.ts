import { documentFromPayload } from '#domain/sharing/sent-document.ts';
import { codeIn } from '#domain/sharing/code/letters.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import type { GameList } from '#domain/game/types.ts';
import type { MissedLine } from '#domain/roster/text/text-import.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { catalogue } from '../catalogue.ts';
import { listOfCode } from '../list-codes.ts';

/**
 * The reason why nothing was read: see the words in `useListProblemWords`. `elsewhere`: a short
 * link of another browser. `code-…`: a list code with a fault. `newer-code`: one of a later version
 * of the app. `other-release`: one of a release of the catalogue that this device does not have.
 */
export type ListTextProblem =
  | {
      readonly code:
        | 'empty'
        | 'cut'
        | 'too-large'
        | 'not-a-list'
        | 'elsewhere'
        | 'no-units'
        | 'code-length'
        | 'code-mistyped'
        | 'newer-code';
    }
  | { readonly code: 'code-letter'; readonly letter: string }
  | { readonly code: 'other-release'; readonly release: number };

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
      /** The lines of a text that name no unit of the catalogue. */
      readonly missed?: readonly MissedLine[];
    }
  | { readonly ok: false; readonly problem: ListTextProblem };

const REASONS = { malformed: 'cut', 'too-large': 'too-large', 'not-a-list': 'not-a-list' } as const;
const CODE_REASONS = { length: 'code-length', mistyped: 'code-mistyped', newer: 'newer-code' } as const;

/** Reads a list from a part of an address: a list code or the code of a link. Never throws. */
export function readListSegment(segment: string): ReadListText {
  const code = codeIn(segment);
  const read = code === null ? fromLink(segment) : fromCode(code);
  return read.ok || read.problem.code !== 'no-units' ? read : { ok: false, problem: { code: 'not-a-list' } };
}

/** Reads the list of the code of a share link. */
export function fromLink(code: string): ReadListText {
  const read = decodeList(code);
  if (!read.ok) return { ok: false, problem: { code: REASONS[read.reason] } };
  const document = documentFromPayload(read.payload, catalogue);
  return document.entries.length === 0 ? { ok: false, problem: { code: 'no-units' } } : found(document);
}

/** Reads the list of a list code. */
export function fromCode(typed: string): ReadListText {
  const read = listOfCode(typed);
  if (read.ok) return found(read.document);
  if (read.reason === 'letter') return { ok: false, problem: { code: 'code-letter', letter: read.letter } };
  if (read.reason === 'other-release')
    return { ok: false, problem: { code: 'other-release', release: read.release } };
  return { ok: false, problem: { code: CODE_REASONS[read.reason] } };
}

function found(document: RosterDocument): ReadListText {
  const unknown = document.entries.flatMap(({ foreign }) => (foreign === undefined ? [] : [foreign.name]));
  return { ok: true, source: 'link', document, unknown };
}
