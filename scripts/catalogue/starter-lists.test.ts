import { describe, expect, it } from 'vitest';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { starterDocument } from '#domain/roster/starter.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { readCatalogue } from './catalogue-files.ts';

const read = readCatalogue('.');
const catalogue = createCatalogue(read.ok ? assembleCatalogue(read.value) : { factions: [], units: [] });
const published = catalogue.factions.filter((faction) => faction.published).map(({ id }) => id);

describe('the ready lists of the catalogue', () => {
  it('are there for every published faction, and for no other', () => {
    const withList = catalogue.factions.filter(({ id }) => starterDocument(catalogue, id) !== null);
    expect(withList.map(({ id }) => id)).toEqual(published);
    expect(published).toHaveLength(4);
  });

  it.each(published)('are legal for %s, led by one High Command, of up to 200 points', (id) => {
    const document = starterDocument(catalogue, id) ?? emptyDocument(id);
    const army = armyOf(document, catalogue);
    expect(checkRoster(document, catalogue).map(({ code }) => code)).toEqual(['name-missing']);
    expect(army.filter(({ unit }) => unit.highCommand)).toHaveLength(1);
    expect(army.length).toBeGreaterThanOrEqual(4);
    expect(totalsOf(army).points).toBeLessThanOrEqual(200);
    expect(totalsOf(army).points).toBeGreaterThan(150);
  });
});
