import { oneLine } from '#domain/sharing/fields.ts';

/** Returns the width of a text in pixels. */
export type MeasureText = (text: string) => number;

const LONGEST = 300;
const ELLIPSIS = '…';

/**
 * Returns a name as a picture shows it: one line of 300 characters at most, nothing that turns the
 * reading direction around or is invisible, and three marks at most on a letter.
 */
export function shownText(text: string): string {
  return oneLine(text, LONGEST)
    .replaceAll(/(?<kept>\p{M}{3})\p{M}+/gu, '$<kept>')
    .replaceAll(/[\u200B\u200E\u200F\u2060\uFEFF\u115F\u1160\u3164]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Returns a text that fits a width, cut with `…` where it is too long. */
export function fitted(text: string, width: number, measure: MeasureText): string {
  if (measure(text) <= width) return text;
  const letters = lettersOf(text);
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const tried = Math.floor((fits + tooMany) / 2);
    if (measure(cut(letters, tried)) <= width) fits = tried;
    else tooMany = tried;
  }
  return cut(letters, fits);
}

function cut(letters: readonly string[], count: number): string {
  return `${letters.slice(0, count).join('').trimEnd()}${ELLIPSIS}`;
}

/**
 * Breaks a text into lines of a width: between words, inside a word that is wider than a line, and
 * with `…` at the end of the last line where there are more.
 */
export function wrapped(text: string, width: number, most: number, measure: MeasureText): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < most - 1) {
    const line = firstLine(rest, width, measure);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return rest === '' ? lines : [...lines, fitted(rest, width, measure)];
}

/** Returns the start of a text that fits a line: whole words, else as many letters as fit. */
function firstLine(text: string, width: number, measure: MeasureText): string {
  if (measure(text) <= width) return text;
  const words = text.split(/(?<= )/u);
  const inWords = longest(words, width, measure);
  if (inWords !== '') return inWords;
  const letters = lettersOf(text);
  // A line has one letter at least, or there would be no end to them.
  return longest(letters, width, measure) || (letters[0] ?? text);
}

function longest(pieces: readonly string[], width: number, measure: MeasureText): string {
  let line = '';
  for (const piece of pieces) {
    if (measure((line + piece).trimEnd()) > width) break;
    line += piece;
  }
  return line;
}

/** Returns the letters of a text as a reader sees them: an emoji of several characters is one. */
function lettersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
