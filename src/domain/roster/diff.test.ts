import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { documentArbitrary } from '#tests/builders/commands.ts';
import { diffDocuments } from './diff.ts';

const catalogue = smallCatalogue();

describe('diffDocuments', () => {
  it('tells what a later version of a list changed', () => {
    const before = documentWith({ alborc: 1, 'orc-hunters': 1, coal: 1 }, { target: 200 });
    const after = documentWith(
      { tattooist: 1, 'orc-hunters': 3, alborc: 1 },
      { name: 'Summer Raid', target: null },
    );
    const diff = diffDocuments(before, after, catalogue);
    expect(diff).toMatchObject({
      renamed: { before: 'Winter Raid', after: 'Summer Raid' },
      factionChanged: null,
      targetChanged: { before: 200, after: null },
      pointsChanged: { before: 90, after: 125 },
      commandChanged: null,
      same: false,
    });
    expect(diff.entries.map(({ unit, before: was, after: is }) => [unit.name, was, is])).toEqual([
      ['Orc Hunters', 1, 3],
      ['Coal', 1, 0],
      ['Tattooist', 0, 1],
    ]);
  });

  it('tells a change of faction', () => {
    const diff = diffDocuments(documentWith({}), documentWith({}, { faction: 'feudom' }), catalogue);
    expect(diff.factionChanged).toEqual({ before: 'northern-tribes', after: 'feudom' });
    expect(diff.same).toBe(false);
  });

  it('finds nothing in another order of the same units or in another save', () => {
    const before = documentWith({ alborc: 1, coal: 1 });
    const after = documentWith({ coal: 1, alborc: 1 }, { savedId: 'a', currentName: 'Winter Raid' });
    expect(diffDocuments(before, after, catalogue)).toMatchObject({
      entries: [],
      pointsChanged: null,
      same: true,
    });
  });

  it('tells the opposite when the two change places', () => {
    fc.assert(
      fc.property(documentArbitrary, documentArbitrary, (one, other) => {
        const there = diffDocuments(one, other, catalogue);
        const back = diffDocuments(other, one, catalogue);
        expect(back.pointsChanged?.before).toBe(there.pointsChanged?.after);
        expect(back.commandChanged?.after).toBe(there.commandChanged?.before);
        expect(back.same).toBe(there.same);
        expect(new Map(back.entries.map(({ unitId, before }) => [unitId, before]))).toEqual(
          new Map(there.entries.map(({ unitId, after }) => [unitId, after])),
        );
      }),
    );
  });
});
