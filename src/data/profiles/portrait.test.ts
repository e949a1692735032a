import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { portraitAddress, portraitChoices, portraitUnit } from './portrait.ts';

describe('the address of a portrait', () => {
  it('is that of the unit’s picture', () => {
    expect(portraitAddress({ name: 'Lady Télia' })).toBe('/art/portrait/lady_telia_portrait.jpg');
  });

  it('leads back to the unit, for every one that can be chosen', () => {
    for (const unit of portraitChoices(catalogue)) {
      expect(portraitUnit(catalogue, portraitAddress(unit))?.name).toBe(unit.name);
    }
  });

  it('prefers the faction that is asked for, where several have the unit', () => {
    const shared = portraitChoices(catalogue).find(
      ({ name }) =>
        new Set(catalogue.units.filter((one) => one.name === name).map(({ faction }) => faction)).size > 1,
    );
    const factions = catalogue.units
      .filter(({ name }) => name === shared?.name)
      .map(({ faction }) => faction);
    expect(factions.length).toBeGreaterThan(1);
    for (const faction of factions) {
      expect(portraitUnit(catalogue, portraitAddress({ name: shared?.name ?? '' }), faction)?.faction).toBe(
        faction,
      );
    }
  });

  it.each([
    null,
    '',
    'https://example.org/art/portrait/hersir_portrait.jpg',
    '/art/portrait/nobody_portrait.jpg',
  ])('is no unit’s: %s', (address) => {
    expect(portraitUnit(catalogue, address)).toBeNull();
  });
});
