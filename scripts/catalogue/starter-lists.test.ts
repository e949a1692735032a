import { describe, expect, it } from 'vitest';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { READY_SIZES } from '#domain/roster/document.ts';
import { starterDocument } from '#domain/roster/starter.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';

const catalogue = shippedCatalogue();
const published = catalogue.factions.filter((faction) => faction.published).map(({ id }) => id);

describe('the ready lists of the catalogue', () => {
  // The legal units of the other factions do not add up to these points.
  const ALLOWED: Readonly<Record<number, readonly string[]>> = {
    300: published,
    500: ['hegemony-of-embersig', 'northern-tribes', 'scions-of-yaldabaoth'],
    800: ['scions-of-yaldabaoth'],
  };

  it.each(READY_SIZES)('are there at %i pts for every faction that has the points', (size) => {
    const withList = catalogue.factions.filter(({ id }) => starterDocument(catalogue, id, size) !== null);
    expect(withList.map(({ id }) => id)).toEqual(ALLOWED[size]);
  });

  const cases = READY_SIZES.flatMap((size) => (ALLOWED[size] ?? []).map((id) => [id, size] as const));
  it.each(cases)('are legal for %s at %i pts and led by one High Command', (id, size) => {
    const document = starterDocument(catalogue, id, size) ?? emptyDocument(id);
    const army = armyOf(document, catalogue);
    expect(checkRoster(document, catalogue).map(({ code }) => code)).toEqual(['name-missing']);
    expect(army.filter(({ unit }) => unit.highCommand)).toHaveLength(1);
    expect(army.length).toBeGreaterThanOrEqual(4);
    expect(totalsOf(army).points).toBeLessThanOrEqual(size);
    expect(totalsOf(army).points).toBeGreaterThanOrEqual(size - 10);
  });
});
