/**
 * The picture that a link to an event shows in a chat: its name, its day, its place, and how many
 * of its seats are taken.
 */
import { logoDefinitions, logoMark } from './logo.ts';
import { drawable, fitted, line, medallion, PREVIEW_SIZE } from './preview.ts';

/** An event as its picture shows it. */
export type PreviewedEvent = {
  readonly name: string;
  /** Day and time in one line. */
  readonly day: string;
  /** Empty for no place. */
  readonly where: string;
  /** The seats that are taken in words, or the state of an event that takes no more players. */
  readonly facts: string;
  /** The share of its seats that are taken, from 0 to 1; null where nobody looks for a seat. */
  readonly taken: number | null;
  /** Fragments of 400 × 400 units (`portraitArt`); those beyond eight are left out. */
  readonly faces: readonly string[];
};

const MOST_FACES = 8;
const LEFT = 64;
const WIDTH = PREVIEW_SIZE[0] - 2 * LEFT;
const BAR = 420;

/**
 * The picture as an SVG document of 1200 × 630. Letters that our fonts do not have are left out of
 * it.
 */
export function eventPreviewSvg({ name, day, where, facts, taken, faces }: PreviewedEvent): string {
  const [width, height] = PREVIEW_SIZE;
  const [title, size] = fitted('display', drawable('display', name), { most: 96, least: 50, width: WIDTH });
  const row = faces.slice(0, MOST_FACES).map((face, at) => medallion(face, LEFT + 66 + at * 134, 524));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${logoDefinitions()}` +
    `<defs><clipPath id="round"><circle cx="200" cy="200" r="200"/></clipPath></defs>` +
    `<path fill="url(#m-night)" d="M0 0H${width}V${height}H0Z"/><path fill="#d9b45b" d="M0 0H${width}V8H0Z"/>` +
    `<g transform="translate(${width - 284} 44) scale(.16)">${logoMark()}</g>` +
    `<path fill="#f6ecd8" d="${line('display', 'Muster', width - 196, 98, 46)}"/>` +
    text('#f3dfae', day, 96, { most: 38, least: 26, width: 800 }) +
    `<path fill="#fbf3df" d="${line('display', title, LEFT, 222, size)}"/>` +
    text('#e6dac0', where, 290, { most: 38, least: 28, width: WIDTH }) +
    (taken === null ? '' : seats(taken)) +
    text(
      '#f3dfae',
      facts,
      376,
      { most: 36, least: 36, width: WIDTH - BAR - 32 },
      taken === null ? LEFT : LEFT + BAR + 32,
    ) +
    `${row.join('')}</svg>`
  );
}

type Fit = { readonly most: number; readonly least: number; readonly width: number };

function text(colour: string, words: string, y: number, fit: Fit, x = LEFT): string {
  const [shown, size] = fitted('semibold', drawable('semibold', words), fit);
  return `<path fill="${colour}" d="${line('semibold', shown, x, y, size)}"/>`;
}

/** A bar that is as full as the event. */
function seats(taken: number): string {
  const full = Math.round(BAR * Math.min(1, Math.max(0, taken)));
  return (
    `<path fill="#0c0f17" d="M${LEFT} 350h${BAR}v28h-${BAR}z"/>` +
    `<path id="taken" fill="#d9b45b" d="M${LEFT} 350h${full}v28h-${full}z"/>` +
    `<path fill="none" stroke="#d9b45b" stroke-width="2" d="M${LEFT} 350h${BAR}v28h-${BAR}z"/>`
  );
}
