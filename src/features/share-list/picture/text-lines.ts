import { fitted, shownText, wrapped } from './fit-text.ts';
import type { Font, Measure, TextShape, Tone } from './shapes.ts';

type Line = {
  readonly font: Font;
  readonly tone: Tone;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly measure: Measure;
  readonly align?: TextShape['align'];
};

/** Height of a line in sizes of its letters, so that accents and descenders stay inside. */
const LEADING = 1.3;

/** Places a text on one line, cut where it is too long. */
export function textLine(text: string, line: Line): TextShape {
  const { font, tone, x, y, width, measure, align = 'left' } = line;
  return {
    kind: 'text',
    text: fitted(shownText(text), width, (each) => measure(each, font)),
    font,
    tone,
    align,
    x,
    y,
    width,
    height: font.size * LEADING,
  };
}

/** Places a text on as many lines as it needs, `most` at most. */
export function textLines(
  text: string,
  { most, leading, ...line }: Line & { readonly most: number; readonly leading: number },
): { readonly shapes: readonly TextShape[]; readonly end: number } {
  const { font, tone, x, y, width, measure, align = 'left' } = line;
  const height = font.size * leading;
  const lines = wrapped(shownText(text), width, most, (each) => measure(each, font));
  return {
    shapes: lines.map((each, at) => ({
      kind: 'text',
      text: each,
      font,
      tone,
      align,
      x,
      y: y + at * height,
      width,
      height,
    })),
    end: y + lines.length * height,
  };
}
