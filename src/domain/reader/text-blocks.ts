import { type DiagramToken, type DieToken, type SymbolToken, textParts } from './text-tokens.ts';

/** A part of a line as it is shown. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly strong: boolean; readonly marked: boolean }
  | { readonly kind: 'die'; readonly die: DieToken }
  | { readonly kind: 'symbol'; readonly symbol: SymbolToken };

/** A part of a text that stands on its own. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'diagram'; readonly diagram: DiagramToken };

const ITEM = /^[ \t]*(?:[-•*]|(?<number>\d{1,3})[.)])[ \t]+(?=\S)/u;

/**
 * Takes a text of rules or FAQ apart: paragraphs, lists, diagrams, and in them words that stand
 * out, dice and symbols (`catalogue/README.md`, Rules and FAQ texts). Texts come from a database
 * too, so everything else, HTML included, is words.
 */
export function textBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r\n?|\n/u).map(lineOf)) {
    const before = blocks.at(-1);
    if (line.kind === 'diagram') blocks.push(line);
    else if (line.kind === 'words') blocks.push({ kind: 'paragraph', content: inlines(line.words) });
    else if (line.kind === 'item') {
      const item = inlines(line.words);
      if (before?.kind === 'list' && before.ordered === line.ordered) {
        blocks[blocks.length - 1] = { ...before, items: [...before.items, item] };
      } else {
        blocks.push({ kind: 'list', ordered: line.ordered, items: [item] });
      }
    }
  }
  return blocks;
}

/**
 * The words of a text on their own, for searching: `nameOf` says what dice and symbols are called.
 */
export function plainText(
  text: string,
  nameOf: (part: { readonly die: DieToken } | { readonly symbol: SymbolToken }) => string,
): string {
  const words = (content: readonly Inline[]) =>
    content.map((part) => (part.kind === 'text' ? part.text : nameOf(part))).join('');
  return textBlocks(text)
    .flatMap((block) => {
      if (block.kind === 'diagram') return [];
      return block.kind === 'list' ? block.items.map(words) : [words(block.content)];
    })
    .join('\n');
}

type Line =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'item'; readonly ordered: boolean; readonly words: string }
  | { readonly kind: 'diagram'; readonly diagram: DiagramToken }
  | { readonly kind: 'nothing' };

function lineOf(text: string): Line {
  const words = text.trim();
  if (words === '') return { kind: 'nothing' };
  const [part, ...others] = textParts(words);
  if (part?.kind === 'diagram' && others.length === 0) return part;
  const item = ITEM.exec(text);
  if (item === null) return { kind: 'words', words };
  return {
    kind: 'item',
    ordered: item.groups?.['number'] !== undefined,
    words: text.slice(item[0].length).trim(),
  };
}

type Piece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'mark'; readonly mark: string }
  | Exclude<Inline, { kind: 'text' }>;

function inlines(line: string): readonly Inline[] {
  const pieces = piecesOf(line);
  const effective = pairedMarks(pieces);
  const shown: Inline[] = [];
  let isStrong = false;
  let depth = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'die' || piece.kind === 'symbol') {
      shown.push(piece);
    } else if (piece.kind === 'mark' && effective.has(at)) {
      if (piece.mark === '**') isStrong = !isStrong;
      else depth += piece.mark.startsWith('[[/') ? -1 : 1;
    } else {
      const text = piece.kind === 'words' ? piece.words : piece.mark;
      const before = shown.at(-1);
      const look = { strong: isStrong, marked: depth > 0 };
      if (before?.kind === 'text' && before.strong === look.strong && before.marked === look.marked) {
        shown[shown.length - 1] = { ...before, text: before.text + text };
      } else {
        shown.push({ kind: 'text', text, ...look });
      }
    }
  }
  return shown;
}

/**
 * Bold is `**words**`; older texts colour words as `[[red]]words[[/red]]`, which counts as
 * emphasis.
 */
const MARK = /(?<mark>\*\*|\[\[\/?[a-z]+\]\])/u;

function piecesOf(line: string): readonly Piece[] {
  return textParts(line).flatMap((part): Piece[] => {
    if (part.kind === 'die' || part.kind === 'symbol') return [part];
    if (part.kind === 'diagram') return [{ kind: 'words', words: `{diagram:${part.diagram}}` }];
    if (part.kind === 'unknown') return [{ kind: 'words', words: `{${part.token}}` }];
    return part.words
      .split(MARK)
      .filter((words) => words !== '')
      .map((words) => (MARK.test(words) ? { kind: 'mark', mark: words } : { kind: 'words', words }));
  });
}

/** Returns the marks that have a partner; the others are words. */
function pairedMarks(pieces: readonly Piece[]): ReadonlySet<number> {
  const paired = new Set<number>();
  const open = new Map<string, number>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'mark') continue;
    const { mark } = piece;
    const opening = mark === '**' ? mark : mark.replace('/', '');
    const start = open.get(opening);
    if (start !== undefined && (mark === '**' || mark !== opening)) {
      paired.add(start).add(at);
      open.delete(opening);
    } else if (start === undefined && mark === opening) {
      open.set(opening, at);
    }
  }
  return paired;
}
