import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkFaction } from './faction.ts';

const catalogue = smallCatalogue();
const check = (document: RosterDocument) => checkFaction(document, armyOf(document, catalogue), catalogue);

describe('one faction to a list', () => {
  it('has nothing against my own units and the mercenary that every faction may take', () => {
    expect(check(documentWith({ alborc: 1, vercana: 1 }))).toEqual([]);
  });

  it('names the units that belong to another faction, by id or by name', () => {
    const { entries } = documentWith({ alborc: 1, hetman: 1 });
    const named = foreignEntry({ name: 'Rodeleros de la Legión Negra' }, 'a1b2');
    expect(check(documentWith({}, { entries: [...entries, named] }))).toEqual([
      {
        code: 'unit-of-other-faction',
        level: 'violation',
        unitIds: ['hetman', 'a1b2'],
        values: {},
        rule: 'one-faction',
      },
    ]);
  });

  it('does not send a unit away that its own faction has too', () => {
    expect(check(documentWith({}, { entries: [foreignEntry({ name: 'Vercana' }, 'vercana')] }))).toEqual([]);
  });

  it('says when the faction itself is not known, and then blames no unit', () => {
    expect(check(documentWith({ hetman: 1 }, { faction: 'dragons' }))).toEqual([
      {
        code: 'faction-unknown',
        level: 'violation',
        unitIds: [],
        values: { faction: 'dragons' },
        rule: 'one-faction',
      },
    ]);
  });
});
