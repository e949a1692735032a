import { describe, expect, it } from 'vitest';
import { faction, smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Unit } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { checkRoster } from './check.ts';
import { starterDocument } from './starter.ts';
import { totalsOf } from './totals.ts';

const catalogue = smallCatalogue();
const catalogueOf = (...units: readonly Unit[]) => createCatalogue({ factions: [faction()], units });

describe('starterDocument', () => {
  it('is a legal list near its size, with that size as its target, the same each time', () => {
    const document = starterDocument(catalogue, 'northern-tribes', 200);
    expect(document?.target).toBe(200);
    if (document === null) return;
    expect(checkRoster(document, catalogue).map(({ code }) => code)).toEqual(['name-missing']);
    expect(totalsOf(armyOf(document, catalogue)).points).toBe(200);
    expect(starterDocument(catalogue, 'northern-tribes', 200)).toEqual(document);
  });

  it('goes without a High Command when the faction has none', () => {
    const few = catalogueOf(unit());
    expect(starterDocument(few, 'northern-tribes', 60)?.entries).toEqual([
      { unitId: 'orc-hunters', quantity: 3 },
    ]);
  });

  it('uses up the last points with what fits, not with what comes first', () => {
    const few = catalogueOf(
      unit({ id: 'a', points: 30, availability: 1 }),
      unit({ id: 'b', points: 40, availability: 1 }),
      unit({ id: 'c', points: 60, availability: 1 }),
    );
    expect(starterDocument(few, 'northern-tribes', 100)?.entries.map(({ unitId }) => unitId)).toEqual([
      'b',
      'c',
    ]);
  });

  it('is not there for a size that the roster does not reach', () => {
    expect(starterDocument(catalogueOf(unit()), 'northern-tribes', 300)).toBeNull();
  });

  it('is not there for a faction that is unknown, unpublished or has no legal unit', () => {
    expect(starterDocument(catalogue, 'nowhere', 300)).toBeNull();
    expect(starterDocument(catalogue, 'feudom', 300)).toBeNull();
    const illegal = catalogueOf(unit({ tournamentLegal: false }));
    expect(starterDocument(illegal, 'northern-tribes', 60)).toBeNull();
  });
});
