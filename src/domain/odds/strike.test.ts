import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DICE, type RollPart, type UnitProfile } from '../catalogue/profile.ts';
import { woundChances } from './attack.ts';
import { chancesOf, meanOf } from './chances.ts';
import { facesOf, isDie } from './dice.ts';
import { type Combatant, hasModifier, strikeChances, strikeKinds, withoutBest } from './strike.ts';

const PROFILE: UnitProfile = {
  card_ref: null,
  mov: null,
  charge: null,
  wounds: 2,
  willpower: null,
  morale: 3,
  role: null,
  models: 3,
  profiles: [
    {
      troops: '3+',
      ranged: { dice: ['Y'], range: 10 },
      melee: { dice: ['R', 'O'], stress_mod: ['S'] },
      defence: { dice: ['G', 'B'], stress_mod: ['D'] },
      conquest: 2,
    },
    { troops: '2-', melee: { dice: ['O'] }, defence: { dice: ['B'] }, conquest: 1 },
  ],
  skills: [],
};

const unit = (overrides: Partial<Combatant> = {}): Combatant => ({
  profile: PROFILE,
  row: 0,
  joined: null,
  counting: 'full',
  isModified: false,
  isHindered: false,
  ...overrides,
});
const melee = (attacker: Partial<Combatant>, defender: Partial<Combatant> = {}, isReroll = false) =>
  strikeChances('melee', unit(attacker), unit(defender), isReroll);
const near = (chances: readonly number[]) => chances.map((chance) => expect.closeTo(chance, 10) as number);

describe('the odds of an attack in a game', () => {
  it('take the row that holds for the troops of either side', () => {
    expect(melee({ row: 1 }, { row: 1 })).toEqual(woundChances({ roll: ['O'] }, { roll: ['B'] }));
    expect(strikeKinds(unit())).toEqual(['melee', 'ranged']);
    expect(strikeKinds(unit({ row: 1 }))).toEqual(['melee']);
  });

  it('add the modifiers that were paid for, and the dice of a joined Character', () => {
    const joined = { conquest: '+1', melee: { dice: ['s' as const], stress_mod: ['R' as const] } };
    expect(melee({ isModified: true, joined }, { isModified: true })).toEqual(
      woundChances({ roll: ['R', 'O', 's', 'S', 'R'] }, { roll: ['G', 'B', 'D'] }),
    );
    expect(melee({ joined, counting: 'elite' })).toEqual(
      woundChances({ roll: ['R', 'O', 's'], counting: 'elite' }, { roll: ['G', 'B'] }),
    );
    expect(hasModifier(unit(), 'ranged')).toBe(false);
    expect(hasModifier(unit({ row: 1, joined }), 'melee')).toBe(true);
  });

  it('lose the best die and every modifier to Disarmed and Vulnerable', () => {
    expect(melee({ isHindered: true, isModified: true })).toEqual(melee({ isHindered: true }));
    expect(meanOf(melee({ isHindered: true }))).toBeLessThan(meanOf(melee({})));
    expect(meanOf(melee({}, { isHindered: true }))).toBeGreaterThan(meanOf(melee({})));
    expect(withoutBest(['R', 'S'], 'success', 'full')).toEqual([0, 1, 0, 0]);
    expect(withoutBest([], 'success', 'full')).toEqual([1]);
  });

  it('agree with every throw of the dice without its best one', () => {
    const roll = fc.array(fc.constantFrom<RollPart>(...DICE, 'S'), { maxLength: 4 });
    fc.assert(
      fc.property(roll, (parts) => {
        const dice = parts.filter(isDie);
        const sure = parts.length - dice.length;
        const throws = dice.reduce<readonly (readonly number[])[]>(
          (all, die) =>
            all.flatMap((shown) =>
              facesOf(die).map((face) => [...shown, face.filter((symbol) => symbol === 'S').length]),
            ),
          [[]],
        );
        const left = throws.map(
          (shown) => shown.reduce((sum, count) => sum + count, sure) - Math.max(0, ...shown),
        );
        const chances = withoutBest(parts, 'success', 'full');
        expect(chances).toEqual(
          near(chances.map((_, count) => left.filter((one) => one === count).length / left.length)),
        );
      }),
    );
  });

  it('roll a charge again exactly where that brings more wounds on average', () => {
    const [hits, blocks] = [chancesOf(['R', 'O'], 'success'), chancesOf(['G', 'B'], 'block')];
    const chances = melee({}, {}, true);
    const expected = chances.map(() => 0);
    blocks.forEach((blocked, taken) => {
      const wounds = hits.map((_, count) => Math.max(count - taken, 0));
      const average = hits.reduce((sum, chance, count) => sum + chance * (wounds[count] ?? 0), 0);
      hits.forEach((first, count) =>
        hits.forEach((second, again) => {
          const kept = (wounds[count] ?? 0) < average ? again : count;
          const done = wounds[kept] ?? 0;
          expected[done] = (expected[done] ?? 0) + blocked * first * second;
        }),
      );
    });
    expect(chances).toEqual(near(expected));
    expect(meanOf(chances)).toBeGreaterThan(meanOf(melee({})));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});
