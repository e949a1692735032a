import { describe, expect, it } from 'vitest';
import { smallCatalogue, unit, faction } from '#tests/builders/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Unit } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { checkRoster } from './check.ts';
import { starterDocument } from './starter.ts';
import { totalsOf } from './totals.ts';

const catalogue = smallCatalogue();
const catalogueOf = (...units: readonly Unit[]) => createCatalogue({ factions: [faction()], units });

describe('starterDocument', () => {
  it('is a legal list of up to 200 points with one High Command and several units', () => {
    const document = starterDocument(catalogue, 'northern-tribes');
    expect(document?.entries).toEqual([
      { unitId: 'wrathmane', quantity: 1 },
      { unitId: 'orc-hunters', quantity: 2 },
      { unitId: 'ice-archers', quantity: 1 },
      { unitId: 'tundra-marauders', quantity: 2 },
      { unitId: 'tattooist', quantity: 1 },
      { unitId: 'darkmaster', quantity: 1 },
    ]);
    if (document === null) return;
    expect(checkRoster(document, catalogue).map(({ code }) => code)).toEqual(['name-missing']);
    expect(totalsOf(armyOf(document, catalogue)).points).toBe(200);
  });

  it('is the same each time', () => {
    expect(starterDocument(catalogue, 'northern-tribes')).toEqual(
      starterDocument(catalogue, 'northern-tribes'),
    );
  });

  it('takes characters where troops are few, and what fits into the points', () => {
    const units = ['a', 'b', 'c', 'd'].map((id) =>
      unit({ id, type: 'Character', points: 45, availability: 1 }),
    );
    const document = starterDocument(
      catalogueOf(unit({ points: 150, availability: 3 }), ...units),
      'northern-tribes',
    );
    expect(document?.entries.map(({ unitId }) => unitId)).toEqual(['orc-hunters', 'a']);
    const light = starterDocument(
      catalogueOf(unit({ points: 10, availability: 1 }), ...units),
      'northern-tribes',
    );
    expect(light?.entries.map(({ unitId }) => unitId)).toEqual(['orc-hunters', 'a', 'b', 'c', 'd']);
  });

  it('goes without a High Command when the faction has none', () => {
    expect(starterDocument(catalogueOf(unit()), 'northern-tribes')?.entries).toEqual([
      { unitId: 'orc-hunters', quantity: 2 },
    ]);
  });

  it('is not there for a faction that is unknown, unpublished or has no legal unit', () => {
    expect(starterDocument(catalogue, 'nowhere')).toBeNull();
    expect(starterDocument(catalogue, 'feudom')).toBeNull();
    expect(starterDocument(catalogueOf(unit({ tournamentLegal: false })), 'northern-tribes')).toBeNull();
  });
});
