/**
 * Icons as files: the command badge and the symbols of cards and dice (docs/product.md, "Picture
 * files").
 */
import type { DieDrawing, SymbolDrawing } from './drawings.ts';
import { DICE_DRAWINGS, SYMBOLS } from './drawings.ts';

const INK = '#2a2114';
const PAPER = '#fffaf0';

/** The helmet on a gold coin that stands for command. */
const COMMAND =
  '<defs><radialGradient id="coin" cx=".38" cy=".3" r=".8"><stop stop-color="#fbe6ab"/><stop offset=".55" stop-color="#dfb24c"/><stop offset="1" stop-color="#8f651a"/></radialGradient></defs>' +
  '<circle cx="12" cy="12" r="10.800" fill="url(#coin)" stroke="#3a2809" stroke-width="1.200"/>' +
  '<circle cx="12" cy="12" r="8.800" fill="none" stroke="#7a5512" stroke-width=".8" stroke-dasharray="1 1.300"/>' +
  '<path fill="#221703" d="M6.800 17V11.600a5.200 5.200 0 0 1 10.400 0V17l-3.400-1.500v-3.100h2.200v-1.300H8v1.300h2.200v3.100zM11.100 4h1.800v3h-1.800zM11.200 12.400h1.600V18h-1.600z"/>';

/**
 * Every icon that `iconSvg` draws, by the name of its file: `command_icon` and the names of symbols
 * and dice.
 */
export const ICON_NAMES: readonly string[] = [
  'command_icon',
  ...Object.keys(SYMBOLS),
  ...Object.keys(DICE_DRAWINGS),
];

/**
 * Returns an icon as an SVG document of 24 × 24 units, fit for light and dark grounds; `null` for
 * an unknown name.
 */
export function iconSvg(name: string): string | null {
  const drawing = drawingOf(name);
  return drawing === null
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${drawing}</svg>`;
}

function drawingOf(name: string): string | null {
  if (name === 'command_icon') return COMMAND;
  const symbol = new Map<string, SymbolDrawing>(Object.entries(SYMBOLS)).get(name);
  if (symbol !== undefined) return drawSymbol(symbol);
  const die = new Map<string, DieDrawing>(Object.entries(DICE_DRAWINGS)).get(name);
  return die === undefined ? null : drawDie(die);
}

/** Ink within a rim of paper, so that a symbol reads on any ground. */
function drawSymbol({ look, path }: SymbolDrawing): string {
  const round = 'stroke-linejoin="round" stroke-linecap="round"';
  const rim = `<path d="${path}" fill="${look === 'line' ? 'none' : PAPER}" stroke="${PAPER}" stroke-width="4.600" ${round}/>`;
  return `<g transform="translate(1.800 1.800) scale(.85)">${rim}<path d="${path}" fill="${look === 'full' ? INK : 'none'}" stroke="${INK}" stroke-width="2" ${round}/></g>`;
}

function drawDie({ fill, edge, ink, attacks, letter }: DieDrawing): string {
  const outline = attacks
    ? 'M12 1l10 5.500v11L12 23 2 17.500v-11z'
    : 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z';
  return (
    `<path d="${outline}" fill="${fill}" stroke="${edge}" stroke-width="1.500" stroke-linejoin="round"/>` +
    `<path d="${letter}" fill="none" stroke="${ink}" stroke-width="2.300" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}
