import { describe, expect, it } from 'vitest';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { averageAim, printedRolls } from './printed-rolls.ts';

describe('the rolls of a card', () => {
  it('come row by row with their modifiers, willpower last', () => {
    expect(
      printedRolls(TROOP_PROFILE).map(({ kind, troops, range, dice, modifier }) => [
        kind,
        troops,
        range,
        dice.join(''),
        modifier?.join('') ?? null,
      ]),
    ).toEqual([
      ['melee', '3+', null, 'RS', 'O'],
      ['ranged', '3+', 12, 'Y', null],
      ['defence', '3+', null, 'B', null],
      ['defence', '2-', null, 'G', null],
      ['willpower', null, null, 'OY', null],
    ]);
  });

  it('leave out willpower where none is printed', () => {
    expect(printedRolls({ ...TROOP_PROFILE, willpower: null, profiles: [] })).toEqual([]);
  });

  it('are made for successes, a defence for blocks', () => {
    expect(averageAim('melee', ['R', 'S'], 'full')).toBe(17 / 8);
    expect(averageAim('defence', ['G', 'S'], 'full')).toBe(7 / 8);
    expect(averageAim('willpower', ['O'], 'full')).toBe(5 / 8);
  });
});
