import { foldText } from '../catalogue/fold.ts';

/** A text as it is searched, and where each of its characters stands in the text as it is shown. */
type FoldedText = {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/**
 * `foldText`, with the one letter that is written otherwise at the end of a word written alike
 * everywhere.
 */
export function searchFold(text: string): string {
  return foldText(text).replaceAll('ς', 'σ');
}

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

/** From where to where in the shown text a hit stands; marks over its last letter belong to it. */
export type Span = { readonly from: number; readonly to: number };

/**
 * Returns the places of `term` in `text`, accents and capitals ignored, from left to right. Empty
 * for a blank term.
 */
export function spansOf(text: string, term: string): readonly Span[] {
  const wanted = searchFold(term);
  if (wanted === '') return [];
  const { folded, starts, ends } = foldWithMap(text);
  const spans: Span[] = [];
  let at = folded.indexOf(wanted);
  while (at !== -1) {
    const from = starts[at] ?? 0;
    const to = endOfMarks(text, ends[at + wanted.length - 1] ?? text.length);
    const before = spans.at(-1);
    // One shown letter may stand for two folded ones, so that hits may touch.
    if (before !== undefined && from < before.to) spans[spans.length - 1] = { from: before.from, to };
    else spans.push({ from, to });
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
