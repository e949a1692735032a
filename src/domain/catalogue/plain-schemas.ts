/** The parsers of plain values: texts and whole numbers. */
import * as v from 'valibot';

/** The most letters of a name or rule word, of a text of sentences, and of what a value means. */
export const MOST_LETTERS = { name: 80, text: 2000, value: 300 } as const;

/** Control characters other than breaks and tabs, halves of letters, and signs that turn text. */
const HIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;

/** True for a text with letters that nobody sees and the database refuses. */
export const hasHiddenLetters = (value: string): boolean => HIDDEN.test(value);

/** A text without blanks at its ends and not empty, of any length. */
export const prose = v.pipe(
  v.string('a text'),
  v.check((value) => value !== '' && value === value.trim(), 'a text without spaces around it'),
);

/** A text without blanks at its ends, not empty, and of at most so many letters that show. */
function textOf(most: number) {
  return v.pipe(
    prose,
    v.check((value) => !hasHiddenLetters(value), 'a text without hidden letters'),
    v.maxLength(most, `a text of at most ${most} letters`),
  );
}

export const text = textOf(MOST_LETTERS.text);
/** A name or a rule word. */
export const name = textOf(MOST_LETTERS.name);
/** The meaning of the value in a rule word's brackets. */
export const valueText = textOf(MOST_LETTERS.value);

/** A whole number between two bounds, both included. */
export function wholeNumber(from: number, to: number) {
  const message = `a whole number from ${from} to ${to}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message));
}
