import type { Die, RollPart, RollSymbol } from '#domain/catalogue/profile.ts';
import { outlineOf, pathOf } from '../text/outline-font.ts';

/** A die or symbol to draw. `letter` stands on a die, so that colours need not be told apart. */
export type Mark = { readonly part: RollPart; readonly letter: string };

/** Fill, edge and letter of each die, strong enough for print. */
const DIE_COLOURS: Readonly<Record<Die, readonly [fill: string, edge: string, letter: string]>> = {
  R: ['#b3261e', '#6f110c', '#fff6ee'],
  O: ['#d9701a', '#8a3f06', '#fff8ec'],
  Y: ['#f0c23a', '#8f6a08', '#2b1f05'],
  G: ['#2a7a3c', '#124a20', '#f2fff2'],
  B: ['#2458ad', '#0f3170', '#f2f6ff'],
  K: ['#1d1e24', '#000000', '#f4f0e6'],
};

const HEXAGON = 'M12 1l10 5.500v11L12 23 2 17.500v-11z';
const SQUARE = 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z';
const SWORD =
  'M22 2l-1 5.500L11.600 17l2.200 2.200-1.600 1.600-3-3L5 22l-3-3 4.200-4.200-3-3 1.600-1.600L7 12.400 16.500 3z';
const SHIELD = 'M12 2l8.500 2.600v7.200c0 5-3.400 8.400-8.500 10.400-5.100-2-8.500-5.400-8.500-10.400V4.600z';
const STAR =
  'M12 1.800l3 6.900 7.500.7-5.700 4.900 1.700 7.300L12 17.800l-6.500 3.800 1.700-7.300L1.500 9.400 9 8.700z';

const SYMBOL_PATHS: Readonly<Record<RollSymbol, string>> = {
  S: SWORD,
  s: SWORD,
  D: SHIELD,
  d: SHIELD,
  '!': STAR,
  i: STAR,
};

/** True for a die to roll, false for a symbol that counts without rolling. */
function isDie(part: RollPart): part is Die {
  return part in DIE_COLOURS;
}

/**
 * A die or symbol as SVG, `size` pixels high, its upper left corner at (x, y). Attack dice have six
 * sides, defence dice four.
 */
export function markSvg({ part, letter }: Mark, x: number, y: number, size: number): string {
  const place = `transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24, 4)})"`;
  if (!isDie(part)) {
    const isHollow = part === 's' || part === 'd' || part === 'i';
    const fill = isHollow ? '#fffaf0' : '#2a2114';
    return `<path ${place} d="${SYMBOL_PATHS[part]}" fill="${fill}" stroke="#2a2114" stroke-width="2" stroke-linejoin="round"/>`;
  }
  const [fill, edge, ink] = DIE_COLOURS[part];
  const isAttack = part === 'R' || part === 'O' || part === 'Y';
  const outline = outlineOf('bold', letter);
  const glyph = pathOf(outline, 12 - (outline.left + outline.right) * 7, 16.6, 14);
  return `<g ${place}><path d="${isAttack ? HEXAGON : SQUARE}" fill="${fill}" stroke="${edge}" stroke-width="1.600"/><path d="${glyph}" fill="${ink}"/></g>`;
}

function round(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
