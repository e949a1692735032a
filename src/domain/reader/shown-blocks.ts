import type { WordPiece } from './glossary-words.ts';
import { type Inline, textBlocks } from './text-blocks.ts';
import type { DiagramToken } from './text-tokens.ts';

type Keyed = { readonly key: string };

/** A die or symbol. */
export type Mark = Exclude<Inline, { kind: 'text' }>;

/** A run of a line as it is shown: words taken apart at glossary words, or a die or symbol. */
export type ShownRun = Keyed &
  (
    | {
        readonly kind: 'text';
        readonly strong: boolean;
        readonly marked: boolean;
        readonly pieces: readonly (Keyed & { readonly text: string; readonly term: string | null })[];
      }
    | {
        /**
         * Dice and symbols that stay together on a line, with what stands close behind them, such
         * as a full stop.
         */
        readonly kind: 'marks';
        readonly marks: readonly (Keyed & { readonly mark: Mark })[];
        readonly after: string;
      }
  );

type ShownLine = Keyed & { readonly runs: readonly ShownRun[] };

/** A block of a text as it is shown; a paragraph has one line. */
export type ShownBlock = Keyed &
  (
    | { readonly kind: 'lines'; readonly list: 'ul' | 'ol' | null; readonly lines: readonly ShownLine[] }
    | { readonly kind: 'diagram'; readonly diagram: DiagramToken }
  );

/** Finds glossary words in a text that has not been found before; `useReaderGlossary`. */
type Find = (text: string, seen: Set<string>) => readonly WordPiece[];

/** Splits a text for rendering. A glossary word is linked at its first occurrence. */
export function shownBlocks(text: string, find: Find): readonly ShownBlock[] {
  const seen = new Set<string>();
  const shownLine = (content: readonly Inline[], at: number): ShownLine => ({
    key: `${at}`,
    runs: shownRuns(content, (words) => find(words, seen)),
  });
  return textBlocks(text).map((block, at): ShownBlock => {
    const key = `${at}`;
    if (block.kind === 'diagram') return { key, ...block };
    if (block.kind === 'paragraph') {
      return { key, kind: 'lines', list: null, lines: [shownLine(block.content, 0)] };
    }
    return { key, kind: 'lines', list: block.ordered ? 'ol' : 'ul', lines: block.items.map(shownLine) };
  });
}

/** Punctuation, and the dot that separates the faces of a die. */
const CLOSE_BEHIND = /^(?:\s·|[^\s\p{L}\p{N}“«("']+)/u;

function shownRuns(
  content: readonly Inline[],
  find: (text: string) => readonly WordPiece[],
): readonly ShownRun[] {
  const runs: ShownRun[] = [];
  for (const [at, part] of content.entries()) {
    const before = runs.at(-1);
    if (part.kind !== 'text') {
      const mark = { key: `${at}`, mark: part };
      if (before?.kind === 'marks' && before.after === '') {
        runs[runs.length - 1] = { ...before, marks: [...before.marks, mark] };
      } else {
        runs.push({ key: `${at}`, kind: 'marks', marks: [mark], after: '' });
      }
      continue;
    }
    const after = before?.kind === 'marks' && !part.strong ? (CLOSE_BEHIND.exec(part.text)?.[0] ?? '') : '';
    if (before?.kind === 'marks') runs[runs.length - 1] = { ...before, after };
    const pieces = find(part.text.slice(after.length)).map((piece, place) => ({
      key: `${place}`,
      text: piece.text,
      term: piece.key,
    }));
    runs.push({ key: `${at}`, kind: 'text', strong: part.strong, marked: part.marked, pieces });
  }
  return runs;
}
