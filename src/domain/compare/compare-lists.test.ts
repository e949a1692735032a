import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { UnitProfile } from '#domain/catalogue/profile.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { randomList } from '#tests/builders/random-lists.ts';
import { shippedData } from '#tests/builders/shipped-catalogue.ts';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { compareLists, type ListComparison } from './compare-lists.ts';
import type { FigureId } from './figures.ts';
import type { ProfileOf } from './list-units.ts';

const MELEE_ONLY: UnitProfile = {
  ...TROOP_PROFILE,
  role: 'Officer',
  mov: [5, 3],
  wounds: 3,
  models: null,
  willpower: ['R'],
  profiles: [{ troops: 'all', melee: { dice: ['R', 'R', 's'] }, defence: { dice: ['G', 'B'] }, conquest: 2 }],
};
const EMPTY: UnitProfile = {
  ...TROOP_PROFILE,
  mov: null,
  charge: null,
  wounds: null,
  willpower: null,
  models: null,
  profiles: [],
};
const CARDS: Readonly<Record<string, UnitProfile>> = {
  'orc-hunters': TROOP_PROFILE,
  alborc: MELEE_ONLY,
  wrathmane: { ...MELEE_ONLY, role: 'Support' },
  'tundra-marauders': TROOP_PROFILE,
  coal: EMPTY,
};
const profileOf: ProfileOf = (_, unit) => CARDS[unit] ?? null;
const small = smallCatalogue();
const FACTS = { catalogue: small, profileOf };

const compare = (one: RosterDocument, other: RosterDocument) =>
  compareLists({ document: one, ...FACTS }, { document: other, ...FACTS });
const figure = ({ figures }: ListComparison, wanted: FigureId) => figures.find(({ id }) => id === wanted);
const copies = (changes: ListComparison['units']['one']) =>
  changes.map(({ unitId, before, after }) => [unitId, before, after]);

describe('comparing two lists', () => {
  const one = documentWith({ alborc: 1, 'orc-hunters': 3, coal: 1 });
  const other = documentWith({ 'orc-hunters': 1, 'tundra-marauders': 2, alborc: 1 });
  const compared = compare(one, other);

  it('tells the units of both, here only and there only, with their copies', () => {
    expect(copies(compared.units.both)).toEqual([
      ['alborc', 1, 1],
      ['orc-hunters', 3, 1],
    ]);
    expect(copies(compared.units.one)).toEqual([['coal', 1, 0]]);
    expect(copies(compared.units.other)).toEqual([['tundra-marauders', 0, 2]]);
    expect(compared.isSame).toBe(false);
  });

  it.each<[FigureId, [number, number, number], [number, number, number]]>([
    ['points', [130, 130, 0], [130, 130, 0]],
    ['command', [3, 3, 0], [3, 3, 0]],
    ['activations', [5, 5, 0], [4, 4, 0]],
    ['joining', [2, 2, 0], [1, 1, 0]],
    ['conquest', [5, 5, 1], [5, 5, 0]],
    ['wounds', [27, 27, 1], [27, 27, 0]],
    ['move', [3, 5, 1], [3, 5, 0]],
    ['charge', [9, 9, 1], [9, 9, 0]],
    ['range', [12, 12, 1], [12, 12, 0]],
  ])('counts %s, and how many copies have none that is known', (id, ours, theirs) => {
    const told = figure(compared, id);
    expect([told?.one.least, told?.one.most, told?.one.unknown]).toEqual(ours);
    expect([told?.other.least, told?.other.most, told?.other.unknown]).toEqual(theirs);
    expect(told?.differs).toBe(ours.join() !== theirs.join());
  });

  it('takes a Character for one model, and no other unit without a printed number', () => {
    const told = figure(compare(documentWith({ alborc: 1, coal: 1 }), documentWith({})), 'models');
    expect(told?.one).toEqual({ least: 1, most: 1, unknown: 1 });
  });

  it('adds up exact averages at full strength, and counts hollow symbols for Elite units', () => {
    const melee = figure(compare(documentWith({ alborc: 1 }), documentWith({ wrathmane: 1 })), 'melee');
    // A red die has 10/8 successes with Elite, and the hollow one counts.
    expect(melee?.one.least).toBe(3.5);
    expect(melee?.differs).toBe(false);
  });

  it('averages willpower over the copies', () => {
    // Orange and yellow have 5/8 and 3/8 successes, red has 10/8 with Elite.
    expect(figure(compared, 'willpower')?.one.least).toBe((3 * 1 + 1.25) / 4);
  });

  it('has no range where nobody shoots', () => {
    expect(figure(compare(documentWith({ alborc: 1 }), documentWith({ wrathmane: 1 })), 'range')).toBe(
      undefined,
    );
  });

  it('counts dice by colour for each kind of roll', () => {
    const [melee, ranged, defence] = compared.dice;
    expect(melee?.one).toEqual([{ die: 'R', count: 5 }]);
    expect(ranged).toEqual({
      kind: 'ranged',
      one: [{ die: 'Y', count: 3 }],
      other: [{ die: 'Y', count: 3 }],
      differs: false,
    });
    expect(defence?.one).toEqual([
      { die: 'G', count: 1 },
      { die: 'B', count: 4 },
    ]);
  });

  it('tells which roles and keywords one covers and the other lacks', () => {
    const { roles, keywords } = compare(
      documentWith({ alborc: 1, 'orc-hunters': 1 }),
      documentWith({ wrathmane: 1, 'tundra-marauders': 1 }),
    );
    expect(roles).toEqual({
      both: ['troop', 'high-command'],
      one: ['officer'],
      other: ['support'],
      open: [],
    });
    expect(keywords).toEqual({
      both: ['Elite'],
      one: [],
      other: ['Preferred Terrain', 'Raging', 'Scout'],
      open: [],
    });
  });
});

describe('units that the catalogue does not know', () => {
  const strangers = documentWith({}, { entries: [foreignEntry({ points: 0, command: 0 }, 'gone')] });

  it('count as unknown, never as 0', () => {
    const { figures, unknown, dice } = compare(strangers, documentWith({ alborc: 1 }));
    const blank = figures.filter(({ id }) => id !== 'activations').map(({ one }) => one);
    expect(blank).toHaveLength(13);
    expect(new Set(blank.map(({ least, most, unknown: left }) => `${least} ${most} ${left}`))).toEqual(
      new Set(['null null 1']),
    );
    expect(unknown.one.map(({ id }) => id)).toEqual(['gone']);
    expect(unknown.other).toEqual([]);
    expect(dice[0]?.one).toEqual([]);
  });

  it('keep the points that their list gave', () => {
    const told = documentWith({}, { entries: [foreignEntry()] });
    expect(figure(compare(told, strangers), 'points')?.one).toEqual({ least: 30, most: 30, unknown: 0 });
  });

  it('leave open what they may cover, and tell the keywords that their list gave', () => {
    const told = documentWith({}, { entries: [foreignEntry({ keywords: ['Human', 'Scout (8)'] })] });
    const { roles, keywords } = compare(told, documentWith({ alborc: 1, coal: 1 }));
    expect(roles).toEqual({ both: [], one: [], other: [], open: ['officer', 'high-command'] });
    expect(keywords).toEqual({ both: [], one: ['Scout'], other: ['Elite'], open: [] });
    expect(compare(strangers, documentWith({ alborc: 1 })).keywords.open).toEqual(['Elite']);
  });

  it('are the same unit only when their names are the same', () => {
    const named = (name: string) => documentWith({}, { entries: [foreignEntry({ name })] });
    expect(compare(named('A'), named('B')).units.both).toEqual([]);
    expect(compare(named('A'), named('A')).isSame).toBe(true);
  });

  it('have a mercenary in common with a list of another faction', () => {
    const abroad = documentWith({ vercana: 1 }, { faction: 'feudom' });
    expect(copies(compare(documentWith({ vercana: 1 }), abroad).units.both)).toEqual([['vercana', 1, 1]]);
  });
});

describe('any two lists', () => {
  const data = shippedData();
  const catalogue = createCatalogue(data);
  const cardOf: ProfileOf = (faction, unit) => data.cards[unitKey(faction, unit)]?.profile ?? null;
  const read = (document: RosterDocument) => ({ document, catalogue, profileOf: cardOf });
  const lists = Array.from({ length: 60 }, (_, seed) => randomList(catalogue, seed));
  const ids = (changes: ListComparison['units']['one']) => changes.map(({ unitId }) => unitId).toSorted();

  it('show no difference from themselves', () => {
    for (const list of lists) {
      const compared = compareLists(read(list), read(list));
      expect(compared.isSame).toBe(true);
      expect([...compared.units.one, ...compared.units.other]).toEqual([]);
      expect([...compared.figures, ...compared.dice].filter(({ differs }) => differs)).toEqual([]);
      for (const { one, other, open } of [compared.roles, compared.keywords])
        expect([...one, ...other, ...open]).toEqual([]);
    }
  });

  it('are mirrored when they change sides', () => {
    for (const [at, list] of lists.entries()) {
      const rival = lists[(at + 1) % lists.length] ?? list;
      const there = compareLists(read(list), read(rival));
      const back = compareLists(read(rival), read(list));
      expect(ids(back.units.both)).toEqual(ids(there.units.both));
      expect(ids(back.units.one)).toEqual(ids(there.units.other));
      expect(back.units.other.map(({ after }) => after)).toEqual(there.units.one.map(({ before }) => before));
      const mirrored = <Side extends { one: unknown; other: unknown }>(side: Side) => ({
        ...side,
        one: side.other,
        other: side.one,
      });
      expect(back.figures).toEqual(there.figures.map(mirrored));
      expect(back.dice).toEqual(there.dice.map(mirrored));
      expect(back.roles).toEqual(mirrored(there.roles));
      expect(back.keywords).toEqual(mirrored(there.keywords));
      expect(back.unknown).toEqual(mirrored(there.unknown));
    }
  });
});
