import { outlineOf, pathOf, type Face } from '../text/outline-font.ts';
import type { Line } from '../text/paragraph.ts';
import { markSvg, type Mark } from './marks.ts';

/**
 * A text or mark on the drawing with the place of its ink, in pixels from the upper left corner.
 */
export type Box = {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels to the em of a text; null for a drawing. */
  readonly size: number | null;
};

/** Collects what is drawn, back to front, and where each text came to stand. */
export type Sheet = {
  readonly parts: string[];
  readonly boxes: Box[];
};

/** The style of a line of text. */
export type TextStyle = { readonly face: Face; readonly size: number; readonly colour: string };

/** An empty sheet. */
export function newSheet(): Sheet {
  return { parts: [], boxes: [] };
}

/** Draws a text with its base line beginning at (x, y), as outlines. */
export function drawText(sheet: Sheet, text: string, x: number, y: number, style: TextStyle): void {
  const outline = outlineOf(style.face, text);
  sheet.parts.push(`<path fill="${style.colour}" d="${pathOf(outline, x, y, style.size)}"/>`);
  const { left, top, right, bottom } = outline;
  sheet.boxes.push({
    what: text,
    x: x + left * style.size,
    y: y + top * style.size,
    width: (right - left) * style.size,
    height: (bottom - top) * style.size,
    size: style.size,
  });
}

/** Returns the width of a text in this style, in pixels. */
export function textWidth(text: string, { face, size }: Pick<TextStyle, 'face' | 'size'>): number {
  return outlineOf(face, text).advance * size;
}

/**
 * The largest size from `most` down to `least`, in whole pixels, at which a text is at most `width`
 * wide.
 */
export function fittingSize(
  text: string,
  face: Face,
  { most, least, width }: { most: number; least: number; width: number },
): number {
  const wide = outlineOf(face, text).advance;
  return Math.max(least, Math.min(most, Math.floor(width / wide)));
}

/** Draws a die or a symbol, `size` pixels high, its upper left corner at (x, y). */
export function drawMark(sheet: Sheet, mark: Mark, x: number, y: number, size: number): void {
  sheet.parts.push(markSvg(mark, x, y, size));
  sheet.boxes.push({ what: `mark ${mark.part}`, x, y, width: size, height: size, size: null });
}

/** Draws a line of a paragraph, its base line at y. Marks are a little higher than the letters. */
export function drawLine(sheet: Sheet, line: Line<Mark>, x: number, y: number, size: number): void {
  for (const { piece, x: offset, width } of line.placed) {
    if ('text' in piece) drawText(sheet, piece.text, x + offset, y, { ...piece, size });
    else drawMark(sheet, piece.mark, x + offset + (width - size * 0.92) / 2, y - size * 0.79, size * 0.92);
  }
}
