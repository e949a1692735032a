import { describe, expect, it } from 'vitest';
import type { ProfileRow, UnitProfile } from '#domain/catalogue/profile.ts';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { listUnits } from '../compare/list-units.ts';
import { attackersWithout, hasAttacks } from './attackers.ts';
import { contenderOf } from './contenders.ts';
import { extremesOf } from './extremes.ts';
import { type Contender, matchupChances, type MatchupChoices, matchupsOf } from './matchups.ts';

const PLAIN: MatchupChoices = {
  isReroll: false,
  isModified: false,
  isTargetModified: false,
  isDisarmed: false,
  isVulnerable: false,
  isElite: false,
};

function contender(row: Partial<ProfileRow>): Contender {
  const full = { troops: '3+', melee: { dice: [] }, defence: { dice: [] }, conquest: 0, ...row };
  const profile: UnitProfile = { ...TROOP_PROFILE, profiles: [full] };
  return { profile, counting: 'full' };
}

/** Strikes for 2 and shoots for 1 without rolling, and pays stress for another success. */
const archer = contender({
  melee: { dice: ['S', 'S'], stress_mod: ['S'] },
  ranged: { range: 12, dice: ['S', 's'] },
  defence: { dice: ['D'], stress_mod: ['D'] },
});
/** A red die has one success on five of eight faces, two on two, none on one. */
const brute = contender({ melee: { dice: ['R'] }, defence: { dice: [] } });
/** An orange die has no success on three of eight faces, and one on the other five. */
const scout = contender({ melee: { dice: ['O', 'S'] }, defence: { dice: ['D', 'D', 'D'] } });

const wounds = (attacker: Contender, target: Contender, choices: Partial<MatchupChoices> = {}) =>
  matchupsOf({ one: [attacker], other: [target], choices: { ...PLAIN, ...choices } }).melee.one[0]?.[0];

describe('the match-ups of two lists', () => {
  it('hold the average wounds of each attack, both ways', () => {
    const { melee } = matchupsOf({ one: [archer, brute], other: [scout, brute], choices: PLAIN });
    expect(melee.one).toEqual([
      // 2 successes against 3 blocks, then against none.
      [0, 2],
      // At most 2 successes against 3 blocks; 1 × 5/8 + 2 × 2/8 against none.
      [0, 9 / 8],
    ]);
    expect(melee.other).toEqual([
      // 1 + 5/8 successes less 1 block; a red die wounds past 1 block on two of eight faces.
      [5 / 8, 2 / 8],
      [13 / 8, 9 / 8],
    ]);
  });

  it('have no shots of units that do not shoot', () => {
    const { ranged } = matchupsOf({ one: [archer], other: [brute], choices: PLAIN });
    expect(ranged).toEqual({ one: [[1]], other: [['none']] });
  });

  it('are blank where a card is not known, never 0', () => {
    const { melee } = matchupsOf({ one: [archer, null], other: [brute, null], choices: PLAIN });
    expect(melee.one).toEqual([
      [2, null],
      [null, null],
    ]);
    expect(melee.other[1]).toEqual([null, null]);
  });

  it('are the same for units that roll alike', () => {
    const twin = { ...archer, profile: { ...archer.profile } };
    const { melee } = matchupsOf({ one: [archer, twin], other: [scout, brute], choices: PLAIN });
    expect(melee.one[0]).toEqual(melee.one[1]);
  });

  it.each<[keyof MatchupChoices, Contender, Contender, number]>([
    // A red die again wherever it shows less than 9/8: 6 faces of 8 bring 9/8 then, 2 keep their 2.
    ['isReroll', brute, brute, (6 / 8) * (9 / 8) + (2 / 8) * 2],
    // A third success against 1 block.
    ['isModified', archer, archer, 2],
    // A second block against 2 successes.
    ['isTargetModified', archer, archer, 0],
    // The red die is cancelled.
    ['isDisarmed', brute, brute, 0],
    // An automatic block is no die: 2 successes less 1 block.
    ['isVulnerable', archer, archer, 1],
    // The hollow success of one face counts: 10/8.
    ['isElite', brute, brute, 10 / 8],
  ])('change with %s', (choice, attacker, target, expected) => {
    expect(wounds(attacker, target, { [choice]: true })).toBe(expected);
  });
});

describe('one attack', () => {
  it('has a chance for each number of wounds', () => {
    expect(matchupChances('melee', scout, archer, PLAIN)).toEqual([3 / 8, 5 / 8, 0]);
    expect(matchupChances('ranged', scout, archer, PLAIN)).toBeNull();
  });
});

describe('a unit of a list', () => {
  const bare = { ...TROOP_PROFILE, profiles: [] };
  const units = listUnits(
    documentWith(
      {},
      {
        entries: [
          { unitId: 'alborc', quantity: 1 },
          { unitId: 'orc-hunters', quantity: 2 },
          { unitId: 'coal', quantity: 1 },
          foreignEntry(),
        ],
      },
    ),
    smallCatalogue(),
    (_, unit) => (unit === 'coal' ? bare : TROOP_PROFILE),
  );

  it('fights as its card says, with hollow symbols for Elite, and not at all without rolls', () => {
    expect(units.map(contenderOf)).toEqual([
      { profile: TROOP_PROFILE, counting: 'elite' },
      { profile: TROOP_PROFILE, counting: 'full' },
      null,
      null,
    ]);
  });
});

describe('the best and the worst attacks', () => {
  const tables = {
    one: [
      [4, 3, null],
      [1, 'none', 2],
      [0.5, 2.5, 0],
    ],
    other: [
      [1, 5, 2],
      [1, 4, 3],
      [1, 0, 3],
    ],
  } as const;
  const places = (attacks: readonly { row: number; column: number }[]) =>
    attacks.map(({ row, column }) => [row, column]);

  it('name each unit once, in the order of the lists at equal wounds', () => {
    const { best, worst } = extremesOf(tables, 'one', 3);
    expect(best).toEqual([
      { row: 0, column: 0, wounds: 4 },
      { row: 2, column: 1, wounds: 2.5 },
      { row: 1, column: 2, wounds: 2 },
    ]);
    expect(places(worst)).toEqual([
      [2, 2],
      [1, 0],
      [0, 1],
    ]);
  });

  it('are those of the other list when it attacks', () => {
    const { best, worst } = extremesOf(tables, 'other', 2);
    expect(places(best)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(places(worst)).toEqual([
      [2, 1],
      [0, 0],
    ]);
  });

  it('are none twice where there are few', () => {
    const few = { one: [[2]], other: [['none' as const]] };
    expect(extremesOf(few, 'one', 3)).toEqual({ best: [{ row: 0, column: 0, wounds: 2 }], worst: [] });
    expect(extremesOf(few, 'other', 3)).toEqual({ best: [], worst: [] });
  });
});

describe('the units without an attack', () => {
  const tables = {
    one: [
      [1, null],
      ['none', null],
    ],
    other: [
      ['none', null],
      ['none', null],
    ],
  } as const;

  it('are those whose card prints none; a unit that is not known is not among them', () => {
    expect(attackersWithout(tables, 'one')).toEqual([1]);
    expect(attackersWithout(tables, 'other')).toEqual([0]);
    expect(attackersWithout({ one: [], other: [] }, 'other')).toEqual([]);
  });

  it('may be all of both lists', () => {
    expect(hasAttacks(tables)).toBe(true);
    expect(hasAttacks({ one: tables.other, other: tables.other })).toBe(false);
  });
});
