import { describe, expect, it } from 'vitest';
import { DICE, type Die, type RollSymbol } from '../catalogue/profile.ts';
import { FACES, facesOf, isDie } from './dice.ts';

/** The printed dice, face by face, as the table of the facts writes them. */
const TABLE: Readonly<Record<Die, string>> = {
  R: 'S, S, S, S, SS, SS, !s, !S',
  O: 'S, S, !, i, S!, S!, Si, s!',
  Y: 'S, S!, S!, s!, s!, !, !!, i',
  G: 'D, D, D, D, D, DD, !, !d',
  B: 'D, D, D!, Di, !, !, !d, i',
  K: 'D, D!, !!, !d, !d, !, !, i',
};

/** Full successes, blocks and specials on all eight faces together. */
const EIGHTHS: Readonly<Record<Die, readonly [number, number, number]>> = {
  R: [9, 0, 2],
  O: [5, 0, 4],
  Y: [3, 0, 7],
  G: [0, 7, 2],
  B: [0, 4, 4],
  K: [0, 2, 7],
};

describe('the six dice', () => {
  it.each(DICE)('has the printed faces on %s', (die) => {
    expect(FACES[die].map((face) => face.join('')).join(', ')).toBe(TABLE[die]);
  });

  it.each(DICE)('has eight faces and the printed averages on %s', (die) => {
    const count = (symbol: RollSymbol) => FACES[die].flat().filter((each) => each === symbol).length;
    expect(FACES[die]).toHaveLength(8);
    expect([count('S'), count('D'), count('!')]).toEqual(EIGHTHS[die]);
  });

  it('tells a die from a symbol that counts without rolling', () => {
    expect(isDie('K')).toBe(true);
    expect(isDie('D')).toBe(false);
    expect(facesOf('s')).toEqual([['s']]);
  });
});
