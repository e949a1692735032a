import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkUnknownUnits } from './unknown-units.ts';

const catalogue = smallCatalogue();
const check = (document: RosterDocument) =>
  checkUnknownUnits(document, armyOf(document, catalogue), catalogue);

describe('unknown units', () => {
  it('says nothing while every unit has its card', () => {
    expect(check(documentWith({ alborc: 1 }))).toEqual([]);
  });

  it('warns me once, naming all units that came with an old list and have no card here', () => {
    const { entries } = documentWith({ alborc: 1, nobody: 1 });
    expect(check(documentWith({}, { entries: [...entries, foreignEntry()] }))).toEqual([
      {
        code: 'unit-unknown',
        level: 'warning',
        unitIds: ['nobody', 'old-unit'],
        values: {},
        rule: 'unit-fields',
      },
    ]);
  });

  it('leaves units of another faction to the check of factions', () => {
    expect(check(documentWith({ hetman: 1 }))).toEqual([]);
  });

  it('names every unit of a faction that is not known', () => {
    expect(check(documentWith({ hetman: 1 }, { faction: 'dragons' }))).toMatchObject([
      { unitIds: ['hetman'] },
    ]);
  });
});
