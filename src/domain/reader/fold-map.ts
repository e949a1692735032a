import { placedWords, searchFold } from './search/words.ts';

/** A text as it is searched, and where each of its characters stands in the text as it is shown. */
type FoldedText = {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

function foldWithMap(text: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const piece = foldCharacter(character, folded);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += piece;
    at = end;
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string, before: string): string {
  // Nearly all characters are these: a key press folds the texts of all hits in view.
  if (character > ' ' && character < '\u007f') return character.toLowerCase();
  if (!/^\s$/u.test(character)) return searchFold(character);
  // Space at the beginning is dropped, and several spaces become one.
  return before === '' || before.endsWith(' ') ? '' : ' ';
}

/** The words to mark in a text, all as they are compared: a phrase anywhere, and whole words. */
export type Marks = { readonly phrase: string; readonly words: readonly string[] };

export const NO_MARKS: Marks = { phrase: '', words: [] };

/** From where to where in the shown text a hit stands; marks over its last letter belong to it. */
export type Span = { readonly from: number; readonly to: number };

/**
 * Returns the places of the marks in `text`, accents and capitals ignored, from left to right and
 * apart from each other.
 */
export function spansOf(text: string, marks: Marks): readonly Span[] {
  const spans: Span[] = [];
  for (const span of [...phraseSpans(text, marks.phrase), ...wordSpans(text, marks.words)].toSorted(
    byPlace,
  )) {
    const before = spans.at(-1);
    // One shown letter may stand for two folded ones, so that hits may touch.
    if (before === undefined || span.from >= before.to) spans.push(span);
    else spans[spans.length - 1] = { from: before.from, to: Math.max(before.to, span.to) };
  }
  return spans;
}

function byPlace(one: Span, other: Span): number {
  return one.from - other.from;
}

function wordSpans(text: string, words: readonly string[]): readonly Span[] {
  if (words.length === 0) return [];
  const wanted = new Set(words);
  return [...placedWords(text)].filter(({ folded }) => wanted.has(folded));
}

function phraseSpans(text: string, phrase: string): readonly Span[] {
  const wanted = searchFold(phrase);
  if (wanted === '') return [];
  const { folded, starts, ends } = foldWithMap(text);
  const spans: Span[] = [];
  let at = folded.indexOf(wanted);
  while (at !== -1) {
    const from = starts[at] ?? 0;
    spans.push({ from, to: endOfMarks(text, ends[at + wanted.length - 1] ?? text.length) });
    at = folded.indexOf(wanted, at + wanted.length);
  }
  return spans;
}

function endOfMarks(text: string, from: number): number {
  let to = from;
  while (to < text.length && /^\p{Mn}/u.test(text.slice(to)))
    to += String.fromCodePoint(text.codePointAt(to) ?? 0).length;
  return to;
}
