/**
 * The picture that a link to a list shows in a chat: its name, its faction's colours, what it comes
 * to, who is in it.
 */
import { liveryOf } from '../palette/palette.ts';
import { logoDefinitions, logoMark } from './logo.ts';
import { drawable, fitted, line, medallion, PREVIEW_SIZE } from './preview.ts';

/** A list as its picture shows it. */
export type PreviewedList = {
  readonly name: string;
  /** The faction's id, for its colours, and how it is called. */
  readonly faction: string;
  readonly factionName: string;
  /** Points, command, units in one line. */
  readonly facts: string;
  /** `by` whom; empty for nobody. */
  readonly author: string;
  /**
   * Fragments of 400 × 400 units (`portraitArt`), each unit once; those beyond eight are left out.
   */
  readonly faces: readonly string[];
};

const MOST_FACES = 8;
const LEFT = 64;
const WIDTH = PREVIEW_SIZE[0] - 2 * LEFT;

/**
 * The picture as an SVG document of 1200 × 630. Letters that our fonts do not have are left out of
 * it.
 */
export function listPreviewSvg({ name, faction, factionName, facts, author, faces }: PreviewedList): string {
  const [width, height] = PREVIEW_SIZE;
  const { field } = liveryOf(faction);
  const title = drawable('display', name) === '' ? factionName : drawable('display', name);
  const [text, size] = fitted('display', title, { most: 104, least: 54, width: WIDTH });
  const shown = faces.slice(0, MOST_FACES);
  const row = shown.map((face, index) => medallion(face, LEFT + 66 + index * 134, 486)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${logoDefinitions()}` +
    `<defs><clipPath id="round"><circle cx="200" cy="200" r="200"/></clipPath>` +
    `<linearGradient id="house" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${field.middle}"/><stop offset=".55" stop-color="${field.deep}"/><stop offset="1" stop-color="#0c0f17"/></linearGradient></defs>` +
    `<path fill="url(#house)" d="M0 0H${width}V${height}H0Z"/><path fill="#d9b45b" d="M0 0H${width}V8H0Z"/>` +
    `<g transform="translate(${width - 284} 52) scale(.16)">${logoMark()}</g>` +
    `<path fill="#f6ecd8" d="${line('display', 'Muster', width - 196, 106, 46)}"/>` +
    `<path fill="#f3dfae" d="${line('semibold', fitted('semibold', factionName, { most: 40, least: 40, width: WIDTH })[0], LEFT, 108, 40)}"/>` +
    `<path fill="#fbf3df" d="${line('display', text, LEFT, 242, size)}"/>` +
    `<path fill="#e6dac0" d="${line('semibold', facts, LEFT, 318, 42)}"/>` +
    `<path fill="#cfc3a9" d="${line('regular', fitted('regular', drawable('regular', author), { most: 34, least: 34, width: WIDTH })[0], LEFT, 372, 34)}"/>` +
    `${row}</svg>`
  );
}
