import { describe, expect, it } from 'vitest';
import { createCatalogue } from './create-catalogue.ts';
import { findUnit, getUnit, unitKey } from './lookup.ts';
import type { Unit } from './types.ts';

const blank: Omit<Unit, 'id' | 'faction' | 'name'> = {
  names: {},
  type: 'Troop',
  points: 20,
  availability: 1,
  command: 0,
  highCommand: false,
  tournamentLegal: true,
  characteristics: [],
  keywords: [],
  specialRules: [],
  companionOf: null,
};
const lady: Unit = {
  ...blank,
  id: 'lady-telia',
  faction: 'south',
  name: 'Lady Télia',
  names: { fr: 'Dame Télia' },
};
const mercenary: Unit = { ...blank, id: 'mercenary', faction: 'south', name: 'Mercenary' };
const sameMercenary: Unit = { ...mercenary, faction: 'north' };
const stray: Unit = { ...blank, id: 'stray', faction: 'nowhere', name: 'Stray' };
const secondLady: Unit = { ...lady, points: 99 };
const catalogue = createCatalogue({
  factions: [
    { id: 'north', name: 'North', names: {}, published: true },
    { id: 'south', name: 'South', names: {}, published: true },
    { id: 'empty', name: 'Empty', names: {}, published: false },
  ],
  units: [lady, mercenary, sameMercenary, stray, secondLady],
});

describe('createCatalogue', () => {
  it('indexes units by faction in the given order, and an unpublished faction as empty', () => {
    expect(catalogue.unitsByFaction.get('south')).toEqual([lady, mercenary, secondLady]);
    expect(catalogue.unitsByFaction.get('empty')).toEqual([]);
    expect(catalogue.unitsByFaction.get('nowhere')).toEqual([stray]);
    expect(catalogue.factionById.get('north')?.name).toBe('North');
    expect(catalogue.termNames).toEqual({});
  });

  it('finds the first of two units with one key', () => {
    expect(catalogue.unitByKey.get(unitKey('south', 'lady-telia'))).toBe(lady);
  });
});

describe('getUnit', () => {
  it('tells units of one id apart by faction', () => {
    expect(getUnit(catalogue, 'north', 'mercenary')).toBe(sameMercenary);
    expect(getUnit(catalogue, 'south', 'mercenary')).toBe(mercenary);
  });

  it('answers null for any other spelling', () => {
    expect(getUnit(catalogue, 'south', 'Lady-Telia')).toBeNull();
  });
});

describe('findUnit', () => {
  it.each([
    [{ id: 'lady-telia' }, lady],
    [{ id: 'lady-télia' }, lady],
    [{ id: 'Lady_Telia' }, lady],
    [{ id: '0b6c3b0e-7d5c-4a53-9f0e-7a4a6f6b6a11', name: 'lady telia ' }, lady],
    [{ name: 'DAME TELIA' }, lady],
    [{ id: 'mercenary', name: 'Lady Télia' }, mercenary],
  ])('finds the unit meant by %j', (wanted, unit) => {
    expect(findUnit(catalogue, 'south', wanted)).toBe(unit);
  });

  it.each([[{}], [{ id: 'nobody' }], [{ name: 'Nobody' }], [{ id: '' }]])('answers null for %j', (wanted) => {
    expect(findUnit(catalogue, 'south', wanted)).toBeNull();
  });

  it('never looks into another faction', () => {
    expect(findUnit(catalogue, 'north', { id: 'lady-telia', name: 'Lady Télia' })).toBeNull();
    expect(findUnit(catalogue, 'unheard-of', { name: 'Lady Télia' })).toBeNull();
  });
});
