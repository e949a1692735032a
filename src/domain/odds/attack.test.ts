import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DICE, SYMBOLS, type RollPart } from '../catalogue/profile.ts';
import { woundChances } from './attack.ts';
import { atLeast, chancesOf } from './chances.ts';
import { facesOf } from './dice.ts';

const roll = fc.array(fc.constantFrom<RollPart>(...DICE, ...SYMBOLS), { maxLength: 3 });

/** Every outcome of the attack against every outcome of the defence. */
function enumerate(attack: readonly RollPart[], defence: readonly RollPart[]): readonly number[] {
  const outcomes = (parts: readonly RollPart[], symbol: string) =>
    parts.reduce<readonly number[]>(
      (counts, part) =>
        counts.flatMap((count) =>
          facesOf(part).map((face) => count + face.filter((each) => each === symbol).length),
        ),
      [0],
    );
  const hits = outcomes(attack, 'S');
  const blocks = outcomes(defence, 'D');
  const wounds = hits.flatMap((hit) => blocks.map((block) => Math.max(hit - block, 0)));
  return Array.from(
    { length: Math.max(...hits) + 1 },
    (_, count) => wounds.filter((each) => each === count).length / wounds.length,
  );
}

describe('the wounds of an attack', () => {
  it('are the successes that no block takes', () => {
    expect(woundChances({ roll: ['S', 'S'] }, { roll: ['D'] })).toEqual([0, 1, 0]);
    expect(woundChances({ roll: ['S'] }, { roll: ['D', 'D'] })).toEqual([1, 0]);
    expect(woundChances({ roll: ['R'] }, { roll: ['G'] })).toEqual([40 / 64, 20 / 64, 4 / 64]);
  });

  it('agree with every outcome thrown against every other', () => {
    fc.assert(
      fc.property(roll, roll, (attack, defence) => {
        expect(woundChances({ roll: attack }, { roll: defence })).toEqual(enumerate(attack, defence));
      }),
      { numRuns: 40 },
    );
  });

  it('sum to 1 and are never more than the successes', () => {
    fc.assert(
      fc.property(roll, roll, (attack, defence) => {
        const wounds = woundChances({ roll: attack }, { roll: defence });
        expect(atLeast(wounds, 0)).toBe(1);
        expect(atLeast(wounds, 1)).toBeLessThanOrEqual(atLeast(chancesOf(attack, 'success'), 1));
      }),
    );
  });

  it('count the hollow symbols of the elite on either side', () => {
    expect(woundChances({ roll: ['s'], counting: 'elite' }, { roll: [] })).toEqual([0, 1]);
    expect(woundChances({ roll: ['S'] }, { roll: ['d'], counting: 'elite' })).toEqual([1, 0]);
  });

  it('are the same when what may not be rolled against shots is dropped', () => {
    fc.assert(
      fc.property(roll, roll, (attack, defence) => {
        const rolled = defence.filter((part) => ['G', 'B', 'K', 'D', 'd'].includes(part));
        expect(woundChances({ roll: attack }, { roll: rolled })).toEqual(
          woundChances({ roll: attack }, { roll: defence }),
        );
      }),
    );
  });

  it('takes ten dice on either side without a wait', () => {
    const dice: readonly RollPart[] = ['R', 'R', 'R', 'O', 'O', 'O', 'O', 'Y', 'Y', 'Y'];
    const wounds = woundChances({ roll: dice }, { roll: dice.map(() => 'G') });
    expect(atLeast(wounds, 0)).toBeCloseTo(1, 12);
  });
});
