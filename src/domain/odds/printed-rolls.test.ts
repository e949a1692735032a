import { describe, expect, it } from 'vitest';
import type { UnitProfile } from '../catalogue/profile.ts';
import { averageAim, printedRolls } from './printed-rolls.ts';

const PROFILE: UnitProfile = {
  card_ref: null,
  mov: [3, 2],
  charge: 9,
  wounds: 2,
  willpower: ['O', 'Y'],
  morale: 2,
  role: null,
  models: 4,
  profiles: [
    {
      troops: '3+',
      ranged: { range: 12, dice: ['Y'] },
      melee: { dice: ['R', 'S'], stress_mod: ['O'] },
      defence: { dice: ['B'], stress_mod: [] },
      conquest: 1,
    },
    { troops: '2-', melee: { dice: [] }, defence: { dice: ['G'] }, conquest: 0 },
  ],
  skills: [],
};

describe('the rolls of a card', () => {
  it('come row by row with their modifiers, willpower last', () => {
    expect(
      printedRolls(PROFILE).map(({ kind, troops, range, dice, modifier }) => [
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
    expect(printedRolls({ ...PROFILE, willpower: null, profiles: [] })).toEqual([]);
  });

  it('are made for successes, a defence for blocks', () => {
    expect(averageAim('melee', ['R', 'S'], 'full')).toBe(17 / 8);
    expect(averageAim('defence', ['G', 'S'], 'full')).toBe(7 / 8);
    expect(averageAim('willpower', ['O'], 'full')).toBe(5 / 8);
  });
});
