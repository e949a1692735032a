import type { WordPiece } from '#domain/reader/glossary-words.ts';
import { type Inline, textBlocks } from '#domain/reader/text-blocks.ts';
import type { DiagramToken } from '#domain/reader/text-tokens.ts';

type Keyed = { readonly key: string };

/** A part of a line as it is shown: words taken apart at glossary words, or a die or symbol. */
export type ShownPart = Keyed &
  (
    | {
        readonly kind: 'text';
        readonly strong: boolean;
        readonly marked: boolean;
        readonly pieces: readonly (Keyed & { readonly text: string; readonly term: string | null })[];
      }
    | { readonly kind: 'mark'; readonly mark: Exclude<Inline, { kind: 'text' }> }
  );

type ShownLine = Keyed & { readonly parts: readonly ShownPart[] };

/** A block of a text as it is shown; a paragraph has one line. */
export type ShownBlock = Keyed &
  (
    | { readonly kind: 'lines'; readonly list: 'ul' | 'ol' | null; readonly lines: readonly ShownLine[] }
    | { readonly kind: 'diagram'; readonly diagram: DiagramToken }
  );

/** Finds glossary words in a text that has not been found before; `useReaderGlossary`. */
type Find = (text: string, seen: Set<string>) => readonly WordPiece[];

/** Takes a text apart for showing. A glossary word is linked where it first stands in the text. */
export function shownBlocks(text: string, find: Find): readonly ShownBlock[] {
  const seen = new Set<string>();
  const shownLine = (content: readonly Inline[], at: number): ShownLine => ({
    key: `${at}`,
    parts: content.map((part, place) => shownPart(part, `${place}`, (words) => find(words, seen))),
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

function shownPart(part: Inline, key: string, find: (text: string) => readonly WordPiece[]): ShownPart {
  if (part.kind !== 'text') return { key, kind: 'mark', mark: part };
  const pieces = find(part.text).map((piece, at) => ({ key: `${at}`, text: piece.text, term: piece.key }));
  return { key, kind: 'text', strong: part.strong, marked: part.marked, pieces };
}
