import { foldText } from '#domain/catalogue/fold.ts';

/**
 * `foldText`, with the one letter that is written otherwise at the end of a word written alike
 * everywhere.
 */
export function searchFold(text: string): string {
  return foldText(text).replaceAll('ς', 'σ');
}

/** A run of letters and digits, and where it stands. Marks over letters belong to it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text from left to right, in lower case and with their accents. */
export function wordsOf(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

/** A word as a text writes it, and its place in that text. */
export type PlacedWord = { readonly folded: string; readonly from: number; readonly to: number };

/** Yields the words of a text as they are compared, one after another. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    yield { folded: foldWord(word), from: index, to: index + word.length };
  }
}

/** `searchFold` for one word, with a short way for the many words without accents. */
export function foldWord(word: string): string {
  return /^[a-z\d]+$/iu.test(word) ? word.toLowerCase() : searchFold(word);
}
