/**
 * The letters of list codes. A code is one number, written with 13 letters and digits. No two of
 * them are mistaken for each other, in handwriting or read aloud in English, Spanish or French: no
 * vowels, nothing that looks like 0 or 1, one of each rhyme (docs/decisions/
 * 098-a-code-names-units-by-number.md).
 */
const LETTERS = '2345678FKLMRW';
const RADIX = BigInt(LETTERS.length);
const GROUP = 4;

/**
 * A sound code is 1 more than a multiple of this prime. Any wrong letter, two swapped neighbours,
 * and two wrong letters less than 32 places apart leave another rest. The test of this file shows
 * it by trying all.
 */
export const PRIME = 2179n;
/** Values of the last three letters, which hold the rest. */
const CHECK = RADIX ** 3n;
const SOUND = 1n;

/** The letters of the longest code. */
export const MOST_LETTERS = 40;

/** Typed characters that are looked at: a code with blanks, and more than any code. */
const LONGEST_TYPED = 200;

/**
 * The outcome of reading letters. `letter`: one that no code has; `length`: letters are missing or
 * there are too many; `mistyped`: letters are wrong or swapped.
 */
export type ReadLetters =
  | { readonly ok: true; readonly number: bigint }
  | { readonly ok: false; readonly reason: 'letter'; readonly letter: string }
  | { readonly ok: false; readonly reason: 'length' | 'mistyped' };

/**
 * Writes a number as a code in whole groups of four letters: a letter too many or too few is seen
 * by its length alone. `number`: 0 or more.
 */
export function lettersOf(number: bigint): string {
  const shifted = number * CHECK;
  let left = shifted + modulo(SOUND - shifted);
  let letters = '';
  while (left > 0n || letters.length % GROUP !== 0) {
    letters = LETTERS.charAt(Number(left % RADIX)) + letters;
    left /= RADIX;
  }
  return letters;
}

/** Reads a code as somebody typed it, in any case and with any spaces, hyphens or dots. */
export function readLetters(typed: string): ReadLetters {
  const letters = plainLetters(typed);
  const values = Array.from(letters, (letter) => LETTERS.indexOf(letter));
  const strange = values.indexOf(-1);
  if (strange !== -1) return { ok: false, reason: 'letter', letter: Array.from(letters)[strange] ?? '' };
  if (letters.length === 0 || letters.length > MOST_LETTERS || letters.length % GROUP !== 0)
    return { ok: false, reason: 'length' };
  const whole = values.reduce((number, value) => number * RADIX + BigInt(value), 0n);
  const number = whole / CHECK;
  // A group of zeros in front is no part of any code, though it leaves the number as it is.
  if (lettersOf(number) !== letters) return { ok: false, reason: 'mistyped' };
  return { ok: true, number };
}

/** A code in its groups, as it is shown and read out: `K7F3-2MLR`. */
export function inGroups(code: string): string {
  return code.replaceAll(/.{4}(?=.)/gu, '$&-');
}

/** Groups with hyphens, wherever they stand in a text. */
const GROUPS = /(?<![\w-])[0-9A-Z]{2,5}(?:-[0-9A-Z]{2,5})+(?![\w-])/giu;
/** Groups of four with blanks: no word is made of these letters, as they have no vowel. */
const SPACED_GROUPS = /(?<![\w-])[2-8FKLMRW]{4}(?:\s[2-8FKLMRW]{4})+(?![\w-])/giu;
/** The shortest code has 8 letters; with two of them missing it still counts as one. */
const FEWEST_LETTERS = 6;

/**
 * Returns what was meant as a code, with faults or without: the whole text, or the first code in
 * its groups among other words. Null when there is none.
 */
export function codeIn(text: string): string | null {
  const words = text.length > LONGEST_TYPED ? [] : text.split(/\s+/u).map(plainLetters);
  const isWord = (word: string) => word.length > 2 && !/\d/u.test(word) && shareOfLetters(word) <= 0.5;
  if (isLikeCode(words.join('')) && !words.some(isWord)) return text;
  const groups = [GROUPS, SPACED_GROUPS].flatMap((form) => [...text.matchAll(form)].map(([group]) => group));
  return groups.find((group) => isLikeCode(plainLetters(group)) && /[FKLMRW]/iu.test(group)) ?? null;
}

function isLikeCode(letters: string): boolean {
  return letters.length >= FEWEST_LETTERS && shareOfLetters(letters) > 0.7;
}

/** The share of letters that codes have, from 0 to 1. */
function shareOfLetters(word: string): number {
  return Array.from(word).filter((letter) => LETTERS.includes(letter)).length / word.length;
}

/** Letters in capitals, without anything between them. */
function plainLetters(typed: string): string {
  return typed
    .slice(0, LONGEST_TYPED)
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
    .toUpperCase();
}

function modulo(number: bigint): bigint {
  return ((number % PRIME) + PRIME) % PRIME;
}
