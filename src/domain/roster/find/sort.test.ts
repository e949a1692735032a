import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { sortUnits, type UnitOrder } from './sort.ts';

const units = smallCatalogue().unitsByFaction.get('northern-tribes') ?? [];
const names = (order: UnitOrder, language: 'en' | 'es' = 'en') =>
  sortUnits(units, order, language).map(({ name }) => name);

describe('sortUnits', () => {
  it('puts the cheapest first, equal points by name', () => {
    expect(names('points-asc')).toEqual([
      'Tattooist',
      'Coal',
      'Orc Hunters',
      'Ice Archers',
      'Darkmaster',
      'Iriavík Restless Pup',
      'Tundra Marauders',
      'Vercana',
      'Wrathmane',
      'Alborc',
    ]);
  });

  it('puts the dearest first, equal points still by name from A', () => {
    expect(names('points-desc').slice(0, 3)).toEqual(['Alborc', 'Darkmaster', 'Iriavík Restless Pup']);
  });

  it('orders by the name that the reader sees', () => {
    expect(names('name-asc').slice(0, 3)).toEqual(['Alborc', 'Coal', 'Darkmaster']);
    expect(names('name-asc', 'es').slice(0, 3)).toEqual(['Alborc', 'Darkmaster', 'Ice Archers']);
    expect(names('name-desc')[0]).toBe('Wrathmane');
  });

  it('does not put accented names after Z', () => {
    const accented = [unit({ id: 'z', name: 'Zealot' }), unit({ id: 'e', name: 'Évocateur' })];
    expect(sortUnits(accented, 'name-asc', 'en').map(({ id }) => id)).toEqual(['e', 'z']);
  });

  it('orders units of one name by id, and leaves the given array as it was', () => {
    const twins = [unit({ id: 'b' }), unit({ id: 'a' }), unit({ id: 'a', faction: 'feudom' })];
    expect(sortUnits(twins, 'name-desc', 'en').map(({ id, faction }) => `${faction}/${id}`)).toEqual([
      'northern-tribes/a',
      'feudom/a',
      'northern-tribes/b',
    ]);
    expect(twins[0]?.id).toBe('b');
  });

  it('gives one order whatever order the units came in', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...units], { minLength: units.length }),
        fc.constantFrom<UnitOrder[]>('points-asc', 'points-desc', 'name-asc', 'name-desc'),
        (shuffled, order) => {
          expect(sortUnits(shuffled, order, 'fr')).toEqual(sortUnits(units, order, 'fr'));
        },
      ),
    );
  });
});
