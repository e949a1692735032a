import { describe, expect, it } from 'vitest';
import type { ProfileRow, UnitProfile } from '../catalogue/profile.ts';
import { boutsOf, type Fighter } from './bouts.ts';

function fighter(row: Partial<ProfileRow>, isStressed = false): Fighter {
  const first = { troops: '3+', melee: { dice: [] }, defence: { dice: [] }, conquest: 0, ...row };
  const weak: ProfileRow = { troops: '2-', melee: { dice: ['S'] }, defence: { dice: [] }, conquest: 0 };
  const profile: UnitProfile = {
    card_ref: null,
    mov: null,
    charge: null,
    wounds: null,
    willpower: null,
    morale: null,
    role: null,
    models: null,
    profiles: [first, weak],
    skills: [],
  };
  return { profile, isStressed, counting: 'full' };
}

const archer = fighter({ ranged: { range: 10, dice: ['S', 'S'] }, defence: { dice: ['D'] } });
const brute = fighter({ melee: { dice: ['S'], stress_mod: ['S', 'S'] }, defence: { dice: ['D'] } });

describe('two units against each other', () => {
  it('use the rolls of full strength, and have no attack without dice', () => {
    expect(boutsOf(archer, brute)).toEqual([
      { kind: 'melee', isOwn: false, wounds: [1, 0] },
      { kind: 'ranged', isOwn: true, wounds: [0, 1, 0] },
    ]);
  });

  it('count the modifier of who takes the stress', () => {
    const [bout] = boutsOf({ ...brute, isStressed: true }, archer);
    expect(bout).toEqual({ kind: 'melee', isOwn: true, wounds: [0, 0, 1, 0] });
  });

  it('have no chances where nothing defends', () => {
    expect(boutsOf(brute, fighter({}))).toEqual([]);
  });
});
