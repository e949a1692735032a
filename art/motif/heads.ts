/**
 * Heads by race: neck, ears, skull and face. Everything stands around the axis x = 0; eyes lie near
 * y = 158.
 */
import type { Layer, Part } from './layer.ts';
import { both, whole } from './path.ts';

const NECK: Part = [
  ['skin', whole('M0 205L30 205L36 286L0 290')],
  ['-shade', 'M-30 226Q0 262 30 226L34 262Q0 280 -34 262Z'],
];
const THICK_NECK: Part = [
  ['skin', whole('M0 205L48 205L64 290L0 296')],
  ['-shade', 'M-50 232Q0 276 50 232L58 268Q0 292 -58 268Z'],
];

/**
 * Two almond eyes below a brow. `at` is the height of their middle, `apart` the middle of each from
 * the axis.
 */
function eyes(at: number, apart: number, size: number): Layer[] {
  const almond = (inner: number, outer: number) =>
    both(
      `M${apart - inner} ${at + size * 0.3}Q${apart} ${at - size * 0.9} ${apart + outer} ${at - size * 0.3}Q${apart + 2} ${at + size} ${apart - inner} ${at + size * 0.3}Z`,
    );
  return [
    [
      '-shade',
      both(
        `M${apart - size * 1.3} ${at + 4}Q${apart} ${at - size * 1.9} ${apart + size * 1.5} ${at - 4}Q${apart + 4} ${at + size * 1.5} ${apart - size * 1.3} ${at + 4}Z`,
      ),
    ],
    ['-white', almond(size, size)],
    [
      '-iris',
      both(
        `M${apart - 6} ${at}Q${apart - 6} ${at - 7} ${apart} ${at - 7}Q${apart + 6} ${at - 7} ${apart + 6} ${at}Q${apart + 6} ${at + 7} ${apart} ${at + 7}Q${apart - 6} ${at + 7} ${apart - 6} ${at}Z`,
      ),
    ],
  ];
}

const brows = (at: number, apart: number, reach: number, tilt: number): Layer => [
  '-hair',
  both(
    `M${apart - reach} ${at + tilt}Q${apart} ${at - 10} ${apart + reach} ${at - tilt}L${apart + reach - 2} ${at - tilt + 7}Q${apart} ${at + 3} ${apart - reach} ${at + tilt + 9}Z`,
  ),
];

const nose = (top: number, bottom: number, width: number): Layer => [
  '-shade',
  `M4 ${top}L${width} ${bottom - 8}Q${width} ${bottom} 0 ${bottom}L-${width * 0.6} ${bottom - 3}Q2 ${bottom - 8} 4 ${top}Z`,
];

const mouth = (at: number, width: number, bend: number): Layer => [
  '~ink',
  `M-${width} ${at}Q0 ${at + bend} ${width} ${at}`,
  5,
];

const EAR: Layer = ['skin', both('M50 146C64 138 70 150 68 168C66 184 58 190 48 184Z')];
const LONG_EAR: Part = [
  ['skin', both('M44 142C66 132 92 118 118 84C118 126 100 166 46 184Z')],
  ['-shade', both('M54 152C74 144 90 130 106 108C100 134 86 154 54 170Z')],
];

const HUMAN: Part = [
  EAR,
  ['skin', whole('M0 80C36 80 55 104 55 148C55 178 50 204 32 226C22 238 12 243 0 243')],
  ['-shade', both('M55 150C54 186 48 208 32 226C40 200 38 180 55 150Z')],
  ...eyes(160, 24, 12),
  brows(142, 24, 18, 2),
  nose(150, 200, 12),
  mouth(217, 15, -4),
];

/** A finer jaw, larger eyes with lashes, a coloured mouth. */
const FAIR: Part = [
  EAR,
  ['skin', whole('M0 80C36 80 53 104 52 146C51 182 38 212 18 232C10 240 6 242 0 242')],
  ['-shade', both('M52 152C50 184 38 212 20 231C28 206 32 186 52 152Z')],
  ...eyes(162, 24, 14),
  ['~ink', both('M10 166Q24 146 40 156'), 4],
  brows(142, 25, 17, 0),
  nose(156, 200, 8),
  ['-lips', 'M-15 217Q-6 211 0 214Q6 211 15 217Q6 228 0 228Q-6 228 -15 217Z'],
];

const VARANK: Part = [
  EAR,
  ['skin', whole('M0 78C42 78 60 104 60 148C60 178 60 208 40 234C26 246 14 248 0 248')],
  ['-shade', both('M60 158C58 192 56 212 40 234C42 206 40 188 60 158Z')],
  ...eyes(160, 26, 12),
  brows(141, 26, 22, 6),
  nose(148, 202, 15),
  mouth(220, 18, -5),
];

const ELF: Part = [
  ...LONG_EAR,
  ['skin', whole('M0 78C36 78 53 102 52 146C51 180 40 210 20 236C12 246 6 248 0 248')],
  ['-shade', both('M50 164C46 190 36 216 20 236C26 206 26 190 50 164Z')],
  ...eyes(162, 24, 13),
  brows(144, 26, 22, 7),
  nose(150, 204, 9),
  mouth(221, 12, 3),
];

const ORC: Part = [
  ['skin', both('M54 146C84 128 108 128 132 106C128 146 98 184 58 188Z')],
  ['-shade', both('M64 154C88 142 104 140 118 128C110 154 92 170 64 174Z')],
  ['skin', whole('M0 88C40 88 60 106 62 144C70 166 78 192 68 222C56 250 28 258 0 258')],
  ['-shade', both('M62 152C70 176 76 196 68 222C60 238 48 248 36 252C52 226 50 190 62 152Z')],
  ...eyes(160, 27, 11),
  ['skin', whole('M0 152C14 132 40 130 62 148L60 158C40 146 22 150 10 166L0 168')],
  ['skin', whole('M0 170C18 172 26 186 24 198C16 206 8 204 0 204')],
  ['-ink', both('M8 196Q14 188 19 195Q14 201 8 196Z')],
  ['~ink', 'M-36 222Q0 212 36 222', 6],
  ['bone', both('M26 224L42 222C46 204 44 190 40 178C30 190 26 208 26 224Z')],
];

const DWARF: Part = [
  ['skin', both('M58 156C78 146 84 164 80 182C76 198 66 200 56 194Z')],
  ['skin', whole('M0 96C44 96 64 118 66 158C68 200 46 248 0 250')],
  ...eyes(168, 28, 12),
  brows(148, 28, 24, 2),
  ['skin', whole('M0 164C10 164 12 178 22 190C26 206 14 212 0 212')],
  ['-shade', 'M4 168C12 176 14 184 22 190C26 206 14 212 0 212C8 204 8 186 4 168Z'],
];

const RED_CAP: Part = [
  ['skin', both('M60 160C96 134 132 132 170 98C166 156 122 206 60 208Z')],
  ['-shade', both('M74 168C104 152 130 146 152 126C140 164 110 190 74 192Z')],
  ['skin', whole('M0 108C44 108 70 128 70 168C70 210 44 256 0 262')],
  ...eyes(166, 30, 16),
  ['-ink', whole('M0 222C20 220 40 214 54 202C52 236 28 252 0 252')],
  [
    '-bone',
    both(
      'M4 222L20 220L12 238ZM22 219L36 213L30 232ZM38 212L50 204L46 222ZM2 251L10 234L18 249ZM20 248L28 234L34 241Z',
    ),
  ],
  ['skin', whole('M0 156C12 158 14 184 20 196C22 214 8 224 0 230')],
  ['-shade', 'M3 160C12 166 14 184 20 196C22 214 8 224 0 230C8 206 6 190 3 160Z'],
];

const SKULL: Part = [
  ['bone', whole('M0 84C42 84 62 110 62 150C62 172 52 184 44 192L40 220L0 222')],
  ['-shade', both('M62 152C60 174 52 184 44 192L42 208L28 206C40 190 50 176 62 152Z')],
  ['bone', whole('M0 232L36 226C34 246 20 254 0 254')],
  ['-ink', both('M8 166C10 146 40 140 46 160C46 182 18 188 8 166ZM1 200L8 184L13 200Z')],
  ['-glow', both('M20 164C20 154 34 154 34 164C34 174 20 174 20 164Z')],
  ['~ink', 'M-34 220L34 220M-22 210L-22 232M-8 210L-8 234M8 210L8 234M22 210L22 232', 4],
];

/** A dead face that still wears its skin on one side. */
const ROTTEN: Part = [
  EAR,
  ['skin', whole('M0 80C38 80 57 104 56 148C55 178 50 208 34 230C24 242 12 246 0 246')],
  ['-shade', both('M16 196C30 196 42 190 50 178C50 206 40 224 30 232C28 218 26 208 16 196Z')],
  ['-ink', both('M8 166C10 146 42 142 46 162C44 182 16 184 8 166Z')],
  ['-glow', both('M19 164C19 153 35 153 35 164C35 175 19 175 19 164Z')],
  ['bone', 'M10 204L46 196C48 218 38 232 26 240L8 238Z'],
  ['~ink', 'M-28 220L44 216M16 206L16 234M26 204L26 232M36 202L36 228', 4],
  ['-ink', 'M0 184L8 202L-8 202Z'],
];

export const HEADS = {
  human: [...NECK, ...HUMAN],
  fair: [...NECK, ...FAIR],
  varank: [...THICK_NECK, ...VARANK],
  elf: [...NECK, ...ELF],
  orc: [...THICK_NECK, ...ORC],
  dwarf: [...THICK_NECK, ...DWARF],
  'red-cap': [...NECK, ...RED_CAP],
  skull: [
    ['bone', whole('M0 240L20 240L24 292L0 296')],
    ['-shade', 'M-22 246L22 246L24 268L-24 268Z'],
    ...SKULL,
  ],
  rotten: [...NECK, ...ROTTEN],
} as const satisfies Readonly<Record<string, Part>>;
export type Head = keyof typeof HEADS;
