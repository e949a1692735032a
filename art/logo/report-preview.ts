/**
 * The picture that a link to a battle report shows in a chat, and that players share: both sides in
 * the colours of their factions, the score between them.
 */
import { liveryOf } from '../palette/palette.ts';
import { outlineOf } from '../text/outline-font.ts';
import { logoDefinitions, logoMark } from './logo.ts';
import { drawable, fitted, line, medallion, PREVIEW_SIZE } from './preview.ts';

/** One side of a report as its picture shows it. */
export type PreviewedSide = {
  readonly name: string;
  /** The faction's id, for its colours; empty for none. */
  readonly faction: string;
  readonly factionName: string;
  readonly score: number;
  readonly hasWon: boolean;
  /** Fragments of 400 × 400 units (`portraitArt`); those beyond three are left out. */
  readonly faces: readonly string[];
};

export type PreviewedReport = {
  /** Mission and feat, in one line. */
  readonly scenario: string;
  /** Empty for none. */
  readonly date: string;
  readonly sides: readonly [PreviewedSide, PreviewedSide];
};

const MOST_FACES = 3;
const EDGE = 64;
const HALF = PREVIEW_SIZE[0] / 2;
/** The width of a name, beside the room of the score. */
const WIDTH = HALF - EDGE - 24;

/**
 * The picture as an SVG document of 1200 × 630. Letters that our fonts do not have are left out of
 * it.
 */
export function reportPreviewSvg({ scenario, date, sides: [left, right] }: PreviewedReport): string {
  const [width, height] = PREVIEW_SIZE;
  const top = fitted('semibold', drawable('semibold', scenario), { most: 38, least: 28, width: 760 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${logoDefinitions()}` +
    `<defs><clipPath id="round"><circle cx="200" cy="200" r="200"/></clipPath>${field('a', left)}${field('b', right)}</defs>` +
    `<path fill="url(#a)" d="M0 0H${HALF + 60}L${HALF - 60} ${height}H0Z"/>` +
    `<path fill="url(#b)" d="M${width} 0H${HALF + 60}L${HALF - 60} ${height}H${width}Z"/>` +
    `<path fill="none" stroke="#d9b45b" stroke-width="4" d="M${HALF + 60} 0L${HALF - 60} ${height}"/>` +
    `<path fill="#d9b45b" d="M0 0H${width}V8H0Z"/>` +
    `<g transform="translate(${width - 284} 44) scale(.16)">${logoMark()}</g>` +
    `<path fill="#f6ecd8" d="${line('display', 'Muster', width - 196, 98, 46)}"/>` +
    `<path fill="#f3dfae" d="${line('semibold', top[0], EDGE, 90, top[1])}"/>` +
    `<path fill="#cfc3a9" d="${line('regular', drawable('regular', date), EDGE, 132, 28)}"/>` +
    `${half(left, false)}${half(right, true)}${score(left.score, right.score)}</svg>`
  );
}

function field(id: string, { faction }: PreviewedSide): string {
  const colours = liveryOf(faction).field;
  const [from, to] = id === 'a' ? ['0', '1'] : ['1', '0'];
  return `<linearGradient id="${id}" x1="${from}" y1="0" x2="${to}" y2="1"><stop offset="0" stop-color="${colours.middle}"/><stop offset=".6" stop-color="${colours.deep}"/><stop offset="1" stop-color="#0c0f17"/></linearGradient>`;
}

/** A side's name, faction and faces, from its outer edge to the middle. */
function half({ name, factionName, hasWon, faces }: PreviewedSide, isRight: boolean): string {
  const edge = PREVIEW_SIZE[0] - EDGE;
  const at = (text: string, face: 'display' | 'regular', size: number) =>
    isRight ? edge - outlineOf(face, text).advance * size : EDGE;
  const shown = drawable('display', name) === '' ? factionName : drawable('display', name);
  const [title, size] = fitted('display', shown, { most: 64, least: 36, width: WIDTH });
  const [house, houseSize] = fitted('regular', drawable('regular', factionName), {
    most: 30,
    least: 30,
    width: WIDTH,
  });
  const row = faces.slice(0, MOST_FACES).map((face, index) => {
    const step = 66 + index * 134;
    return medallion(face, isRight ? edge - step : EDGE + step, 520);
  });
  const underline = isRight ? edge - WIDTH : EDGE;
  return (
    `<path fill="#fbf3df" d="${line('display', title, at(title, 'display', size), 230, size)}"/>` +
    `<path fill="#e6dac0" d="${line('regular', house, at(house, 'regular', houseSize), 276, houseSize)}"/>` +
    (hasWon ? `<path fill="#d9b45b" d="M${underline} 296h${WIDTH}v5h-${WIDTH}z"/>` : '') +
    row.join('')
  );
}

/** The score in the middle, on a dark plate so that it reads on every colour. */
function score(left: number, right: number): string {
  const text = `${String(left)} : ${String(right)}`;
  const size = 130;
  const wide = outlineOf('display', text).advance * size;
  const x = HALF - wide / 2;
  return (
    `<path fill="#0c0f17" fill-opacity=".78" d="M${x - 40} 318h${wide + 80}v132h-${wide + 80}z"/>` +
    `<path fill="#f3dfae" d="${line('display', text, x, 430, size)}"/>`
  );
}
