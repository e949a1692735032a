import { type Marks, type Span, spansOf } from './fold-map.ts';

/** A part of a shown text; `isHit` where the searched words stand. */
export type MarkedPiece = { readonly text: string; readonly isHit: boolean };

/** The length of the text that a hit shows, in characters. */
const SNIPPET_LENGTH = 170;
/** The number of characters before the searched words. */
const BEFORE_HIT = 50;

/** A text with the searched words marked; the pieces make up the text. */
export function markHits(text: string, marks: Marks): readonly MarkedPiece[] {
  return piecesOf(text, spansOf(text, marks));
}

type SnippetOptions = {
  readonly length?: number;
  /** From the beginning, wherever the words stand: the title has them already. */
  readonly fromStart?: boolean;
};

/**
 * The part of a text around the first place where the searched words stand, cut between words, on
 * one line, with an ellipsis where something is left out. From the beginning when they do not stand
 * in it. `length`: about how many characters.
 */
export function snippetOf(
  content: string,
  marks: Marks,
  { length = SNIPPET_LENGTH, fromStart = false }: SnippetOptions = {},
): readonly MarkedPiece[] {
  const text = content.replace(/\s+/gu, ' ').trim();
  const first = fromStart ? undefined : spansOf(text, marks)[0];
  const wanted = first === undefined || first.to <= length ? 0 : first.from - BEFORE_HIT;
  const from = wordStart(text, Math.max(0, wanted), first?.from ?? 0);
  const to = wordEnd(text, Math.max(from + length, first?.to ?? 0));
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
  return markHits(shown, marks);
}

function wordStart(text: string, from: number, hit: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  return space === -1 || space >= hit ? hit : space + 1;
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = text.indexOf(' ', to);
  // A word without end is cut, but never a character of two halves.
  return space === -1 || space - to > 30 ? to + (isLowHalf(text, to) ? 1 : 0) : space;
}

function isLowHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function piecesOf(text: string, spans: readonly Span[]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}
