import { breakLines, type Line, type Piece } from '../text/paragraph.ts';
import type { Mark } from './marks.ts';
import { drawLine, type Sheet } from './sheet.ts';

/** A card's width and height at 300 dots to the inch: 3.15 × 4.72 in. */
export const CARD_WIDTH = 945;
export const CARD_HEIGHT = 1416;

/** The left edge of text and the width that it may use. */
export const LEFT = 46;
export const COLUMN = CARD_WIDTH - 2 * LEFT;

/** The spacing of a card, chosen so that everything fits: see `card-svg.ts`. */
export type Setting = {
  /** Pixels to the em of running text; 25 are 6 points. */
  readonly text: number;
  /** Side of the portrait in pixels. */
  readonly portrait: number;
  /** Blank between blocks in pixels. */
  readonly gap: number;
  /** Heads of skills stand in their text, rule words in one paragraph. */
  readonly isTight: boolean;
};

/** A part of a card as wide as the column: how high it is, and how it is drawn from y down. */
export type Block = { readonly height: number; readonly draw: (sheet: Sheet, y: number) => void };

/** The blocks below each other with a blank between. */
export function stack(blocks: readonly Block[], gap: number): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, blocks.length - 1);
  return {
    height,
    draw: (sheet, y) => {
      let top = y;
      for (const block of blocks) {
        block.draw(sheet, top);
        top += block.height + gap;
      }
    },
  };
}

const LEADING = 1.2;

/** A paragraph as a block; `x` and `width` in pixels of the card. */
export function paragraph(
  pieces: readonly Piece<Mark>[],
  { size, x = LEFT, width = COLUMN }: { size: number; x?: number; width?: number },
): Block & { readonly lines: readonly Line<Mark>[] } {
  const lines = breakLines(pieces, size, width);
  return {
    lines,
    height: lines.length * size * LEADING,
    draw: (sheet, y) => {
      for (const [index, line] of lines.entries())
        drawLine(sheet, line, x, y + size * (0.9 + index * LEADING), size);
    },
  };
}
