import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { EMPTY_COLLECTION, readyCopies, withCopies } from './collection.ts';
import { needsOf, readyInFaction, withMissing } from './needs.ts';

const HUNTERS = 'northern-tribes/orc-hunters';
const collection = withCopies(EMPTY_COLLECTION, HUNTERS, { owned: 3, lent: 1 });
const one = documentWith({ 'orc-hunters': 2, alborc: 1 });
const other = documentWith({ 'orc-hunters': 1 });

describe('what lists need', () => {
  it('are the copies that are not at hand, lent ones included', () => {
    expect(needsOf(collection, [one])).toEqual([
      { faction: 'northern-tribes', unitId: 'orc-hunters', needed: 2, missing: 0 },
      { faction: 'northern-tribes', unitId: 'alborc', needed: 1, missing: 1 },
    ]);
  });

  it('adds up for lists that are played at the same time', () => {
    expect(needsOf(collection, [one, other])[0]).toMatchObject({ needed: 3, missing: 1 });
  });

  it('keeps units of the same id in two factions apart', () => {
    const mercenary = { faction: 'syenann', entries: [{ unitId: 'orc-hunters', quantity: 1 }] };
    expect(needsOf(collection, [other, mercenary]).map(({ missing }) => missing)).toEqual([0, 1]);
  });

  it('is at hand once the missing copies are taken in', () => {
    const grown = withMissing(collection, needsOf(collection, [one, other]));
    expect(needsOf(grown, [one, other]).every(({ missing }) => missing === 0)).toBe(true);
    expect(readyCopies(grown, HUNTERS)).toBe(3);
  });
});

it('lists the copies at hand of one faction by unit', () => {
  const both = withCopies(collection, 'syenann/orc-hunters', { owned: 1 });
  expect(readyInFaction(both, 'northern-tribes')).toEqual({ 'orc-hunters': 2 });
});
