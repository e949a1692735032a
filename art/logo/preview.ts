/**
 * The picture that a link to the site shows in a chat: the banner, the name and a few faces of
 * every faction.
 */
import { canDraw, type Face, outlineOf, pathOf } from '../text/outline-font.ts';
import { logoDefinitions, logoMark } from './logo.ts';

/** Width and height of the preview, in pixels: what chats and networks ask for. */
export const PREVIEW_SIZE = [1200, 630] as const;

const RADIUS = 63;

/**
 * The preview as an SVG document. `faces` are fragments of 400 × 400 units (`portraitArt`), shown
 * as medallions in one row, eight at most; `claim` is the line below the name.
 */
export function previewSvg(faces: readonly string[], claim: string): string {
  const [width, height] = PREVIEW_SIZE;
  const step = (width - 60) / Math.max(1, faces.length);
  const row = faces.map((face, index) => medallion(face, 30 + step * (index + 0.5), 494)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${logoDefinitions()}` +
    `<defs><clipPath id="round"><circle cx="200" cy="200" r="200"/></clipPath></defs>` +
    `<path fill="url(#m-night)" d="M0 0H${width}V${height}H0Z"/>` +
    `<g transform="translate(132 46) scale(.6)">${logoMark()}</g>` +
    `<path fill="#f6ecd8" d="${line('display', 'Muster', 464, 214, 172)}"/>` +
    `<path fill="#d9cdb4" d="${line('regular', claim, 470, 288, 31)}"/>` +
    `<path fill="#d9b45b" d="M0 0H${width}V8H0Z"/>${row}</svg>`
  );
}

/** A line of text as path data. */
export function line(face: Face, text: string, x: number, y: number, size: number): string {
  return pathOf(outlineOf(face, text), x, y, size);
}

/** A text without the letters that a font does not have. */
export function drawable(face: Face, text: string): string {
  // oxlint-disable-next-line typescript/no-misused-spread -- a font knows code points, not what they compose
  return [...text]
    .filter((letter) => canDraw(face, letter))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}

type Fit = { readonly most: number; readonly least: number; readonly width: number };

/**
 * The text and the size at which it fits a width: smaller where it is long, and cut where that is
 * not enough.
 */
export function fitted(face: Face, text: string, { most, least, width }: Fit): readonly [string, number] {
  const sizeOf = (part: string) => Math.floor(width / Math.max(outlineOf(face, part).advance, 0.001));
  if (sizeOf(text) >= least) return [text, Math.min(most, sizeOf(text))];
  let kept = text.slice(0, 120);
  while (kept.length > 1 && sizeOf(`${kept}…`) < least) kept = kept.slice(0, -1).trimEnd();
  return [`${kept}…`, least];
}

/** A face in a golden ring around (x, y); needs the clip path `round` of the document. */
export function medallion(face: string, x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${RADIUS + 6}" fill="#d9b45b"/><circle cx="${x}" cy="${y}" r="${RADIUS + 3}" fill="#0c0f17"/>` +
    `<g transform="translate(${x - RADIUS} ${y - RADIUS}) scale(${RADIUS / 200})"><g clip-path="url(#round)">${face}</g></g>`
  );
}
