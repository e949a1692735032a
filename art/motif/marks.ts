/** Marks that are painted, cut or grown on a face, over the head and under the hair. */
import type { Part } from './layer.ts';
import { both } from './path.ts';

export const MARKS = {
  stripes: [['-paint', both('M12 172L40 178L36 188L14 182ZM14 190L38 198L32 206L14 200Z')]],
  band: [
    ['-paint', 'M-58 146L58 146L58 174L-58 174ZM-56 178L56 178L54 184L-56 184Z'],
    ['-white', both('M12 164Q24 150 38 158Q24 170 12 164Z')],
    ['-iris', both('M20 160L30 160L28 168L22 168Z')],
  ],
  claw: [
    ['-blood', 'M20 112L28 110L46 206L40 208ZM36 116L42 118L56 190L52 194ZM4 116L12 114L30 214L24 216Z'],
  ],
  scar: [
    ['-blood', 'M-40 118L-32 116L-10 204L-18 208Z'],
    ['~blood', 'M-42 146L-24 142M-36 168L-18 164M-30 190L-12 186', 4],
  ],
  tattoo: [
    ['~paint', 'M-46 132C-20 120 -20 150 -40 156C-54 176 -30 190 -24 206', 6],
    ['~paint', 'M44 180C28 184 30 206 42 210', 6],
    ['-paint', 'M-6 96L0 84L6 96L0 126Z'],
  ],
  spiral: [
    ['~paint', 'M16 190C22 176 46 182 42 198C38 210 22 208 24 198C26 192 34 194 34 198', 5],
    ['~paint', 'M-16 190C-22 176 -46 182 -42 198C-38 210 -22 208 -24 198', 5],
  ],
  bark: [
    ['-wood', both('M54 150L38 168L50 182L34 204L40 218L26 236C46 218 54 186 54 150Z')],
    ['-wood', 'M-8 84L0 76L8 84L4 120L-2 132Z'],
  ],
  third: [
    ['-glow', 'M0 96L12 112L0 132L-12 112Z'],
    ['-white', 'M-3 108L3 108L3 118L-3 118Z'],
  ],
  tears: [['-paint', both('M18 174L30 172L26 226L22 226Z')]],
  hand: [
    [
      '-paint',
      'M-30 214L-44 168L-36 164L-24 186L-20 138L-10 138L-8 182L2 130L12 132L8 184L26 144L34 150L20 196L36 186L40 194L14 230Z',
    ],
  ],
  stitches: [
    ['~blood', 'M-52 176L-6 202M20 98L44 146', 4],
    ['~ink', 'M-44 172L-50 190M-28 182L-34 198M-14 190L-18 206M20 112L34 104M28 128L44 120', 4],
  ],
  half: [
    ['-paint', 'M0 78C38 78 58 102 58 148C58 178 52 206 36 230C26 242 12 246 0 246Z'],
    ['-white', 'M12 164Q24 150 38 158Q24 170 12 164Z'],
    ['-iris', 'M20 160L30 160L28 168L22 168Z'],
  ],
} as const satisfies Readonly<Record<string, Part>>;
export type Mark = keyof typeof MARKS;
