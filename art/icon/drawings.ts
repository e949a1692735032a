/**
 * The drawings of the game's symbols on a 24 × 24 grid, of one family with the ones on the pages.
 */

const SWORD =
  'M22 2l-1 5.5L11.600 17l2.200 2.200-1.600 1.600-3-3L5 22l-3-3 4.200-4.200-3-3 1.600-1.600L7 12.400 16.500 3z';
const SHIELD = 'M12 2l8.500 2.600v7.200c0 5-3.400 8.400-8.500 10.400-5.100-2-8.500-5.400-8.500-10.400V4.600z';
const STAR =
  'M12 1.800l3 6.900 7.500.7-5.700 4.900 1.700 7.300L12 17.800l-6.500 3.800 1.700-7.300L1.500 9.400 9 8.700z';

/** `full` is filled, `hollow` an outline, `line` drawn with a round pen. */
export type SymbolDrawing = { readonly look: 'full' | 'hollow' | 'line'; readonly path: string };

export const SYMBOLS = {
  success: { look: 'full', path: SWORD },
  'hollow-success': { look: 'hollow', path: SWORD },
  block: { look: 'full', path: SHIELD },
  'hollow-block': { look: 'hollow', path: SHIELD },
  special: { look: 'full', path: STAR },
  'hollow-special': { look: 'hollow', path: STAR },
  wound: {
    look: 'full',
    path: 'M12 2.500c3.600 5.200 6.600 8.800 6.600 12.400a6.600 6.600 0 0 1-13.200 0c0-3.600 3-7.200 6.600-12.400z',
  },
  stress: { look: 'full', path: 'M14 2L4.500 14H11l-1.500 8L19.500 9.500H13z' },
  tinge: {
    look: 'line',
    path: 'M12 12.500a2 2 0 1 1 2-2.200c.2 3-2 4.700-4.600 4.200C6.300 14 5.200 10 7 7.300 9.400 3.700 15 3.900 17.500 8c2.500 4.200.5 9.700-4 11.500',
  },
  switch: {
    look: 'line',
    path: 'M3.500 8.500h15M14 4l4.500 4.500L14 13M20.500 15.500h-15M10 11l-4.500 4.500L10 20',
  },
  'long-action': {
    look: 'line',
    path: 'M6 3h12M6 21h12M7.500 3c0 5 4.500 5.500 4.500 9s-4.500 4-4.500 9M16.500 3c0 5-4.500 5.500-4.500 9s4.500 4 4.500 9',
  },
  skill: {
    look: 'full',
    path: 'M12 2c.8 5.900 4.100 9.200 10 10-5.900.8-9.200 4.100-10 10-.8-5.900-4.100-9.200-10-10 5.900-.8 9.200-4.100 10-10z',
  },
  'passive-skill': { look: 'hollow', path: 'M12 2.500l9.500 9.500-9.500 9.500L2.500 12z' },
  'command-skill': { look: 'full', path: 'M5 2.500v19M5 3.500h15l-4 5 4 5H5z' },
  spell: {
    look: 'full',
    path: 'M12.500 2c.5 4 5.500 6.500 5.500 12a6 6 0 0 1-12 .3c0-2.800 1.500-4.300 2.500-6.300.7 1 1 1.800 1.200 2.800C11.500 8.500 12.700 5.500 12.500 2z',
  },
} as const satisfies Readonly<Record<string, SymbolDrawing>>;

export type DieDrawing = {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  readonly attacks: boolean;
  /** The colour's letter, drawn with a pen. */
  readonly letter: string;
};

/**
 * The six dice. Attack dice have six sides, defence dice four; the letter tells colours apart for
 * every eye.
 */
export const DICE_DRAWINGS = {
  'die-red': {
    fill: '#b3261e',
    edge: '#6f110c',
    ink: '#ffffff',
    attacks: true,
    letter: 'M9 17V7h3.500a2.800 2.800 0 0 1 0 5.600H9M12 12.600l3.400 4.400',
  },
  'die-orange': {
    fill: '#e07b1a',
    edge: '#8a3f06',
    ink: '#201104',
    attacks: true,
    letter: 'M12 7a4 5 0 1 0 .01 0z',
  },
  'die-yellow': {
    fill: '#f0cc3c',
    edge: '#8f6a08',
    ink: '#201a04',
    attacks: true,
    letter: 'M8.200 7l3.800 5.200L15.800 7M12 12.200V17',
  },
  'die-green': {
    fill: '#2a7a3c',
    edge: '#124a20',
    ink: '#ffffff',
    attacks: false,
    letter: 'M15.500 8.600A4.300 5 0 1 0 16 13.400V12.400h-3.200',
  },
  'die-blue': {
    fill: '#2458ad',
    edge: '#0f3170',
    ink: '#ffffff',
    attacks: false,
    letter: 'M9 7v10h3.600a2.600 2.600 0 0 0 0-5.200H9h3a2.400 2.400 0 0 0 0-4.800z',
  },
  'die-black': {
    fill: '#17181c',
    edge: '#8d94a3',
    ink: '#ffffff',
    attacks: false,
    letter: 'M9 7v10M15.200 7L9 13M11.400 11l4 6',
  },
} as const satisfies Readonly<Record<string, DieDrawing>>;
