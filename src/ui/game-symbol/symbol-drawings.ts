const SWORD = 'M22 2l-1 5.5L11.6 17l2.2 2.2-1.6 1.6-3-3L5 22l-3-3 4.2-4.2-3-3 1.6-1.6L7 12.4 16.5 3z';
const SHIELD = 'M12 2l8.5 2.6v7.2c0 5-3.4 8.4-8.5 10.4-5.1-2-8.5-5.4-8.5-10.4V4.6z';
const STAR = 'M12 1.8l3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.8l-6.5 3.8 1.7-7.3L1.5 9.4 9 8.7z';

/**
 * One path on a 24 × 24 grid. `full` is filled, `hollow` an outline, `line` drawn with a round pen.
 */
type Drawing = { readonly look: 'full' | 'hollow' | 'line'; readonly path: string };

/** The symbols of dice and cards. Full and hollow ones share their outline. */
export const SYMBOL_DRAWINGS = {
  success: { look: 'full', path: SWORD },
  'hollow-success': { look: 'hollow', path: SWORD },
  block: { look: 'full', path: SHIELD },
  'hollow-block': { look: 'hollow', path: SHIELD },
  special: { look: 'full', path: STAR },
  'hollow-special': { look: 'hollow', path: STAR },
  'wound-damage': {
    look: 'full',
    path: 'M12 2.5c3.6 5.2 6.6 8.8 6.6 12.4a6.6 6.6 0 0 1-13.2 0c0-3.6 3-7.2 6.6-12.4z',
  },
  'tinge-token': {
    look: 'line',
    path: 'M12 12.5a2 2 0 1 1 2-2.2c.2 3-2 4.7-4.6 4.2C6.3 14 5.2 10 7 7.3 9.4 3.7 15 3.9 17.5 8c2.5 4.2.500 9.7-4 11.5',
  },
  'stress-bolt-modifier': { look: 'full', path: 'M14 2L4.5 14H11l-1.5 8L19.5 9.5H13z' },
  switch: { look: 'line', path: 'M3.5 8.5h15M14 4l4.5 4.5L14 13M20.5 15.5h-15M10 11l-4.5 4.5L10 20' },
  'long-action': {
    look: 'line',
    path: 'M6 3h12M6 21h12M7.5 3c0 5 4.5 5.5 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 5.5-4.5 9s4.5 4 4.5 9',
  },
  skill: {
    look: 'full',
    path: 'M12 2c.8 5.9 4.1 9.2 10 10-5.9.8-9.2 4.1-10 10-.8-5.9-4.1-9.2-10-10 5.9-.8 9.2-4.1 10-10z',
  },
  'passive-skill': { look: 'hollow', path: 'M12 2.5l9.5 9.5-9.5 9.5L2.5 12z' },
  'command-skill': { look: 'full', path: 'M5 2.5v19M5 3.5h15l-4 5 4 5H5z' },
  spell: {
    look: 'full',
    path: 'M12.5 2c.5 4 5.5 6.5 5.5 12a6 6 0 0 1-12 .3c0-2.8 1.5-4.3 2.5-6.3.7 1 1 1.8 1.2 2.8C11.5 8.5 12.7 5.5 12.5 2z',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

/** The names of all symbols. */
export type SymbolName = keyof typeof SYMBOL_DRAWINGS;
