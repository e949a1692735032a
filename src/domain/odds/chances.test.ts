import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DICE, SYMBOLS, type RollPart } from '../catalogue/profile.ts';
import {
  atLeast,
  averageOf,
  type Chances,
  chancesOf,
  COUNTED,
  type Counted,
  type Counting,
  convolve,
  meanOf,
} from './chances.ts';
import { facesOf } from './dice.ts';

const part = fc.constantFrom<RollPart>(...DICE, ...SYMBOLS);
const counted = fc.constantFrom(...COUNTED);
const counting = fc.constantFrom<Counting>('full', 'elite');
const rollOf = (maxLength: number) => fc.array(part, { maxLength });

/** Throws every face of every die against every other and counts. */
function enumerate(roll: readonly RollPart[], what: Counted, how: Counting): Chances {
  const letters = { success: 'Ss', block: 'Dd', special: '!i' }[what];
  const wanted = how === 'elite' ? letters : letters.charAt(0);
  const all = roll.reduce<readonly (readonly string[])[]>(
    (sofar, each) => sofar.flatMap((shown) => facesOf(each).map((face) => [...shown, ...face])),
    [[]],
  );
  const counts = all.map((shown) => shown.filter((symbol) => wanted.includes(symbol)).length);
  return Array.from(
    { length: Math.max(...counts) + 1 },
    (_, count) => counts.filter((each) => each === count).length / all.length,
  );
}

describe('the chances of a roll', () => {
  it('knows one red die by heart', () => {
    expect(chancesOf(['R'], 'success')).toEqual([1 / 8, 5 / 8, 2 / 8]);
    expect(chancesOf(['R'], 'success', 'elite')).toEqual([0, 6 / 8, 2 / 8]);
    expect(chancesOf(['R'], 'block')).toEqual([1]);
  });

  it('counts sure symbols in every outcome, hollow ones only for the elite', () => {
    expect(chancesOf(['S', 's'], 'success')).toEqual([0, 1]);
    expect(chancesOf(['S', 's'], 'success', 'elite')).toEqual([0, 0, 1]);
  });

  it('agrees with throwing every face against every other, to the last digit', () => {
    fc.assert(
      fc.property(rollOf(4), counted, counting, (roll, what, how) => {
        expect(chancesOf(roll, what, how)).toEqual(enumerate(roll, what, how));
      }),
      { numRuns: 60 },
    );
  });

  it('sums to exactly 1 with up to seventeen dice', () => {
    fc.assert(
      fc.property(rollOf(17), counted, counting, (roll, what, how) => {
        expect(atLeast(chancesOf(roll, what, how), 0)).toBe(1);
      }),
    );
  });

  it('does not depend on the order of the dice', () => {
    const shuffled = rollOf(10).chain((roll) =>
      fc.tuple(fc.constant(roll), fc.shuffledSubarray(roll, { minLength: roll.length })),
    );
    fc.assert(
      fc.property(shuffled, counted, counting, ([roll, other], what, how) => {
        expect(chancesOf(other, what, how)).toEqual(chancesOf(roll, what, how));
      }),
    );
  });

  it('has the average that the dice have one by one', () => {
    fc.assert(
      fc.property(rollOf(10), counted, counting, (roll, what, how) => {
        expect(meanOf(chancesOf(roll, what, how))).toBeCloseTo(averageOf(roll, what, how), 10);
      }),
    );
  });

  it('never gets worse with one more die, or with hollow symbols that count', () => {
    fc.assert(
      fc.property(rollOf(8), part, counted, fc.integer({ min: 0, max: 9 }), (roll, more, what, count) => {
        const without = atLeast(chancesOf(roll, what), count);
        expect(atLeast(chancesOf([...roll, more], what), count)).toBeGreaterThanOrEqual(without);
        expect(atLeast(chancesOf(roll, what, 'elite'), count)).toBeGreaterThanOrEqual(without);
      }),
    );
  });

  it('adds two rolls as one', () => {
    fc.assert(
      fc.property(rollOf(6), rollOf(6), counted, (one, other, what) => {
        expect(convolve(chancesOf(one, what), chancesOf(other, what))).toEqual(
          chancesOf([...one, ...other], what),
        );
      }),
    );
  });

  it('has the averages of the printed table', () => {
    expect(averageOf(['R'], 'success')).toBe(9 / 8);
    expect(averageOf(['R', 'O', 'Y', 'S'], 'success')).toBe(25 / 8);
    expect(averageOf(['G', 'B', 'K'], 'block')).toBe(13 / 8);
    expect(averageOf(['Y', 'K'], 'special')).toBe(14 / 8);
  });

  it('says nothing below none and nothing above the most', () => {
    expect(atLeast(chancesOf(['O'], 'success'), -1)).toBe(1);
    expect(atLeast(chancesOf(['O'], 'success'), 2)).toBe(0);
  });
});
