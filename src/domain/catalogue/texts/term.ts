import { foldText } from '../fold.ts';

/**
 * A printed rule word taken apart: `Dispel (BLU BLK)` is the term `dispel` with the value `BLU
 * BLK`.
 */
export type PrintedTerm = { readonly base: string; readonly value: string | null; readonly id: string };

const WITH_VALUE = /^(?<base>[^()]*\S)\s*\((?<value>.*)\)$/u;

/**
 * The id that a glossary term of this English name has: ascii words joined by hyphens (`Fix a Die`
 * → `fix-a-die`).
 */
export function termId(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/**
 * Splits a word as a card prints it into its term and the value in brackets (docs/game.md, "Terms
 * with values"). A text without a closed pair of brackets is all base, with value null.
 */
export function parseTerm(printed: string): PrintedTerm {
  const text = printed.trim();
  const parts = WITH_VALUE.exec(text)?.groups;
  const base = parts?.['base'] ?? text;
  return { base, value: parts?.['value']?.trim() ?? null, id: termId(base) };
}

/** Returns the key by which keywords are compared: the base name without the value in brackets. */
export function keywordId(keyword: string): string {
  return foldText(parseTerm(keyword).base);
}
