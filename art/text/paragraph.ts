import { outlineOf, type Face } from './outline-font.ts';

/**
 * A stretch of a paragraph: text in one cut and colour, or a drawing as wide as `width` em that
 * stands on the line.
 */
export type Piece<Mark> =
  | { readonly text: string; readonly face: Face; readonly colour: string }
  | { readonly mark: Mark; readonly width: number };

/** A piece with its place on its line, in pixels from the line's beginning. */
export type Placed<Mark> = { readonly piece: Piece<Mark>; readonly x: number; readonly width: number };
export type Line<Mark> = { readonly placed: readonly Placed<Mark>[]; readonly width: number };

/** A text that is never parted at the end of a line, and whether a blank comes before it. */
type Token<Mark> = { readonly pieces: Piece<Mark>[]; readonly spaced: boolean };

/** The width of a blank, in em of the regular cut. */
const BLANK = 0.2;

/**
 * Sets pieces into lines at most `width` pixels wide, at `size` pixels to the em. Lines part at
 * blanks only, so a word wider than the line stands alone on its line and is as wide as it is: who
 * lays out looks at `Line.width`.
 */
export function breakLines<Mark>(
  pieces: readonly Piece<Mark>[],
  size: number,
  width: number,
): readonly Line<Mark>[] {
  const lines: Line<Mark>[] = [];
  let placed: Placed<Mark>[] = [];
  let x = 0;
  const end = () => {
    if (placed.length > 0) lines.push({ placed, width: x });
    placed = [];
    x = 0;
  };
  for (const { pieces: together, spaced } of tokensOf(pieces)) {
    const wide = together.reduce((sum, piece) => sum + widthOf(piece) * size, 0);
    const gap = spaced && x > 0 ? BLANK * size : 0;
    if (x > 0 && x + gap + wide > width) end();
    else x += gap;
    for (const piece of together) {
      const own = widthOf(piece) * size;
      placed.push({ piece, x, width: own });
      x += own;
    }
  }
  end();
  return lines;
}

/** Returns the width of a piece, in em. */
function widthOf<Mark>(piece: Piece<Mark>): number {
  return 'text' in piece ? outlineOf(piece.face, piece.text).advance : piece.width;
}

function tokensOf<Mark>(pieces: readonly Piece<Mark>[]): readonly Token<Mark>[] {
  const tokens: Token<Mark>[] = [];
  let isOpen = false;
  const add = (piece: Piece<Mark>) => {
    const last = tokens.at(-1);
    if (isOpen && last !== undefined) last.pieces.push(piece);
    else tokens.push({ pieces: [piece], spaced: tokens.length > 0 });
    isOpen = true;
  };
  for (const piece of pieces) {
    if ('mark' in piece) {
      add(piece);
      continue;
    }
    // Blanks that may not part a line (before a French colon) are no blanks here.
    for (const part of piece.text.split(/([ \n]+)/u)) {
      if (part === '') continue;
      if (/^[ \n]+$/u.test(part)) isOpen = false;
      else add({ ...piece, text: part });
    }
  }
  return tokens;
}
