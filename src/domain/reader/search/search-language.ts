import { americanSpelling } from './american-spelling.ts';
import { foldWord, wordsOf } from './words.ts';

/** The facts about a language that a search knows. */
export type SearchLanguage = {
  /** Cuts the ending off a word in lower case. */
  readonly stem: (word: string) => string;
  /** True where British and American spelling are one. */
  readonly isEnglish: boolean;
  /** Small words that a search does without as long as it has others. */
  readonly skipped: ReadonlySet<string>;
  /** Groups of words that mean the same. */
  readonly alike: readonly (readonly string[])[];
  /** Other names of documents by their ids, in any language. */
  readonly names: Readonly<Record<string, readonly string[]>>;
};

/**
 * The words that only the search knows: small words and groups of words that mean the same by
 * language, and other names of documents by id.
 */
export type SearchWords = {
  readonly byLanguage: Readonly<
    Record<string, { readonly skipped: readonly string[]; readonly alike: SearchLanguage['alike'] }>
  >;
  readonly names: SearchLanguage['names'];
};

/** The s of a plural, behind three letters or more. */
const PLURAL = /(?<=.{3})s$/u;

/** A language of which nothing is known: words are found as they are written. */
export const PLAIN_LANGUAGE: SearchLanguage = {
  stem: (word) => word,
  isEnglish: false,
  skipped: new Set(),
  alike: [],
  names: {},
};

/**
 * Returns the forms by which a word is compared. Two words are forms of one when they share a key.
 * The stem is cut with and without accents, as players rarely type them. The word without its
 * plural's s is a form too: stemmers leave short words such as `orcos` alone.
 */
export function stemsOf(word: string, { stem, isEnglish }: SearchLanguage): readonly string[] {
  const folded = foldWord(word);
  const spelled = isEnglish ? americanSpelling(folded) : folded;
  return [...new Set([foldWord(stem(word)), stem(spelled), folded.replace(PLURAL, '')])];
}

/** The words of a text that count in a search: all of them when it has small words alone. */
export function tellingWords(text: string, { skipped }: SearchLanguage): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !skipped.has(word));
  return telling.length === 0 ? words : telling;
}
