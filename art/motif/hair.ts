/** Hair and beards. `behind` lies under the head, `before` over it. */
import type { Part } from './layer.ts';
import { both, whole } from './path.ts';

export type Hair = { readonly behind: Part; readonly before: Part };

const FRINGE: Part = [['hair', whole('M0 108C20 108 38 116 52 152C60 104 40 66 0 64')]];

export const HAIRS = {
  none: { behind: [], before: [] },
  short: {
    behind: [],
    before: [
      ['hair', whole('M0 112C24 104 40 118 50 156C66 142 62 64 0 60')],
      ['-shine', 'M-44 110C-36 84 -20 74 0 72C-20 82 -32 96 -38 118Z'],
    ],
  },
  parted: {
    behind: [],
    before: [
      [
        'hair',
        'M-54 166C-50 130 -38 112 -16 100C12 116 38 122 52 158C70 130 60 60 2 58C-50 58 -68 120 -54 166Z',
      ],
      ['-shine', 'M-48 120C-40 92 -26 78 -8 74C-24 88 -32 104 -36 122Z'],
    ],
  },
  long: {
    behind: [['hair', whole('M0 56C70 56 88 120 82 190C80 240 96 270 88 320L0 320')]],
    before: [
      [
        'hair',
        both('M0 66C48 60 76 100 68 196C62 226 66 244 58 268C44 240 50 206 48 160C44 128 26 112 0 108Z'),
      ],
      ['~shadow', both('M58 140C60 180 54 210 58 246'), 4],
    ],
  },
  veil: {
    behind: [['hair', whole('M0 52C84 52 100 130 98 220C98 280 116 320 112 370L0 370')]],
    before: [...FRINGE, ['hair', both('M46 112C64 150 62 220 76 300C48 270 44 190 46 112Z')]],
  },
  bun: {
    behind: [['hair', whole('M0 20C26 20 36 38 30 58L0 74')]],
    before: [
      ['hair', whole('M0 100C24 98 42 116 52 150C62 100 42 62 0 60')],
      ['trim', 'M-20 52L20 52L20 64L-20 64Z'],
    ],
  },
  braids: {
    behind: [['hair', whole('M0 56C60 56 76 104 70 180L0 200')]],
    before: [
      ['hair', whole('M0 104C26 102 44 120 54 160C72 110 50 60 0 60')],
      [
        'hair',
        both(
          'M54 168C74 178 80 200 68 214C82 228 82 248 70 258C82 272 80 292 66 306C54 290 52 270 62 258C50 244 50 226 60 214C50 200 48 184 54 168Z',
        ),
      ],
      ['trim', both('M54 300L78 300L76 316L58 316Z')],
    ],
  },
  mane: {
    behind: [
      [
        'hair',
        whole(
          'M0 22L18 40L36 24L48 52L76 44L80 76L112 78L104 108L132 124L114 148L140 176L112 190L126 224L98 230L104 268L70 266L0 280',
        ),
      ],
      ['~shadow', both('M60 70L84 96M86 120L112 136M88 176L114 184M76 224L98 240'), 5],
    ],
    before: [['hair', whole('M0 128L10 112L24 122L34 108L54 140C66 100 44 70 0 66')]],
  },
  mohawk: {
    behind: [],
    before: [
      ['hair', whole('M0 6C16 24 22 50 20 84L12 116L0 126')],
      ['-shine', 'M-12 40C-8 28 -4 22 0 18L0 70L-12 80Z'],
      ['-shade', both('M28 94C42 100 52 116 56 140C48 122 40 112 28 106Z')],
    ],
  },
  topknot: {
    behind: [['hair', 'M-14 70C-30 30 20 -6 66 22C36 18 22 44 18 72Z']],
    before: [
      ['hair', whole('M0 92C20 92 34 100 44 122C44 82 26 68 0 66')],
      ['trim', 'M-18 62L20 62L18 76L-16 76Z'],
    ],
  },
  wild: {
    behind: [
      [
        'hair',
        whole('M0 38L30 44L42 26L58 60L88 56L78 92L106 106L84 130L102 160L78 170L92 206L66 212L0 230'),
      ],
    ],
    before: [['hair', whole('M0 128L16 106L26 128L40 112L54 150C70 100 44 62 0 62')]],
  },
} as const satisfies Readonly<Record<string, Hair>>;
export type HairStyle = keyof typeof HAIRS;

export const BEARDS = {
  full: [
    ['hair', whole('M0 204C26 200 48 186 56 156C70 196 62 254 0 290')],
    ['hair', whole('M0 198C20 196 36 204 40 222C24 222 10 218 0 210')],
    ['-shine', 'M-46 196C-48 226 -32 252 -14 268C-22 240 -32 222 -46 196Z'],
  ],
  great: [
    ['hair', whole('M0 212C28 208 54 190 64 158C96 210 92 290 46 344L34 322L20 372L10 340L0 384')],
    ['hair', whole('M0 200C26 196 52 210 60 240C36 238 14 230 0 216')],
    ['~shadow', both('M24 250C28 280 24 306 18 330M52 236C58 268 52 296 40 320'), 4],
    ['-shine', 'M-70 220C-68 262 -54 300 -38 324C-44 290 -48 256 -70 220Z'],
  ],
  plaits: [
    ['hair', whole('M0 210C28 206 52 188 62 158C82 200 74 252 44 278L0 290')],
    [
      'hair',
      both('M22 270C44 282 44 300 30 310C44 324 42 344 26 360C10 344 10 324 20 310C8 300 8 284 22 270Z'),
    ],
    ['trim', both('M14 346L38 346L34 364L18 364Z')],
    ['hair', whole('M0 200C26 196 50 208 56 234C34 234 14 228 0 216')],
  ],
  moustache: [['hair', whole('M0 202C16 198 34 206 52 230C48 232 26 228 0 216')]],
  forked: [
    ['hair', whole('M0 206C24 202 46 188 54 160C66 206 58 260 36 312C28 290 14 272 0 264')],
    ['hair', whole('M0 198C20 196 38 204 44 224C24 222 10 218 0 210')],
  ],
  goatee: [
    ['hair', whole('M0 224C12 222 20 228 22 238C18 262 10 276 0 286')],
    ['hair', whole('M0 204C14 202 28 210 34 226C20 220 8 216 0 214')],
  ],
} as const satisfies Readonly<Record<string, Part>>;
export type Beard = keyof typeof BEARDS;
