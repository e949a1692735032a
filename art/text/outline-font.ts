import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

/** The cuts that drawings are set in: Fraunces for names, Source Sans 3 for the rest. */
export const FACES = ['display', 'regular', 'semibold', 'bold'] as const;
export type Face = (typeof FACES)[number];

const FILES: Readonly<Record<Face, string>> = {
  display: 'fraunces-600.ttf',
  regular: 'source-sans-3-400.ttf',
  semibold: 'source-sans-3-600.ttf',
  bold: 'source-sans-3-700.ttf',
};

/** A stretch of text as outlines, in em: y grows downwards from the base line. */
export type Outline = {
  readonly advance: number;
  /** The extent of the ink; all zero for blanks. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly steps: readonly PathStep[];
};
type PathStep = { readonly command: string; readonly points: readonly number[] };

type OpenFont = { readonly font: fontkit.Font; readonly outlines: Map<string, Outline> };
const open = new Map<Face, OpenFont>();

/** True when the fonts can draw this text; blanks always can. */
export function canDraw(face: Face, text: string): boolean {
  const { font } = opened(face);
  // oxlint-disable-next-line typescript/no-misused-spread -- a font knows code points, not what they compose
  return [...text].every(
    (letter) => isBlank(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** Texts whose outlines are kept: names in pictures of lists are typed by anybody. */
const MOST_KEPT = 3_000;

/** The outlines of a text in this cut, kerned. Remembered: cards repeat their words. */
export function outlineOf(face: Face, text: string): Outline {
  const { font, outlines } = opened(face);
  const known = outlines.get(text);
  if (known !== undefined) return known;
  const made = trace(font, text.replace(/\s/gu, ' '));
  for (const oldest of [...outlines.keys()].slice(0, Math.max(0, outlines.size + 1 - MOST_KEPT)))
    outlines.delete(oldest);
  outlines.set(text, made);
  return made;
}

/**
 * Path data of an outline with its base line beginning at (x, y), `size` pixels to the em; one
 * decimal.
 */
export function pathOf({ steps }: Outline, x: number, y: number, size: number): string {
  const place = (value: number, index: number) =>
    String(Math.round((value * size + (index % 2 === 0 ? x : y)) * 10) / 10);
  return steps.map(({ command, points }) => command + points.map(place).join(' ')).join('');
}

function opened(face: Face): OpenFont {
  const known = open.get(face);
  if (known !== undefined) return known;
  const bytes = readFileSync(new URL(`fonts/${FILES[face]}`, import.meta.url));
  const font = fontkit.create(bytes);
  if (!('layout' in font)) throw new Error(`${FILES[face]} holds several fonts; one is wanted`);
  const made = { font, outlines: new Map<string, Outline>() };
  open.set(face, made);
  return made;
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function trace(font: fontkit.Font, text: string): Outline {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const em = font.unitsPerEm;
  const steps: PathStep[] = [];
  let pen = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, at) =>
        at % 2 === 0 ? (value + pen + xOffset) / em : -(value + yOffset) / em,
      );
      steps.push({ command: LETTERS[command] ?? 'Z', points });
    }
    pen += xAdvance;
  }
  return { advance: advanceWidth / em, steps, ...inkOf(steps) };
}

function inkOf(steps: readonly PathStep[]) {
  const all = steps.flatMap(({ points }) => points);
  if (all.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = all.filter((_, index) => index % 2 === 0);
  const ys = all.filter((_, index) => index % 2 === 1);
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

// A call takes only so many arguments, and a word of a draft may have any length.
const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));

function isBlank(letter: string): boolean {
  return /\s/u.test(letter);
}
