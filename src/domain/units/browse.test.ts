import { describe, expect, it } from 'vitest';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { averageOf } from '../odds/chances.ts';
import { browse, sortRows } from './browse.ts';
import { unitRow, unitRows } from './columns.ts';
import { readQuery } from './query.ts';

const catalogue = smallCatalogue();
const rows = unitRows(catalogue, ({ id }) => (id === 'orc-hunters' ? TROOP_PROFILE : null));
const found = (search: string, language: 'en' | 'es' | 'fr' = 'en') =>
  browse(rows, readQuery(new URLSearchParams(search)), catalogue, language).map((row) => row.unit.id);

describe('the measures of a unit', () => {
  it('are those of full strength, rolls as averages', () => {
    expect(unitRow(unit(), TROOP_PROFILE).measures).toEqual({
      points: 20,
      availability: 3,
      command: 0,
      move: 3,
      charge: 9,
      wounds: 2,
      willpower: 1,
      morale: 2,
      melee: 17 / 8,
      ranged: 3 / 8,
      range: 12,
      defence: 4 / 8,
      conquest: 1,
    });
  });

  it('count hollow symbols as full ones for a unit with Elite', () => {
    const { melee, defence } = unitRow(unit({ keywords: ['Elite'] }), TROOP_PROFILE).measures;
    expect([melee, defence]).toEqual([
      averageOf(['R', 'S'], 'success', 'elite'),
      averageOf(['B'], 'block', 'elite'),
    ]);
    expect(melee).toBeGreaterThan(17 / 8);
  });

  it('are null where nothing is printed or known', () => {
    const none = unitRow(unit(), null).measures;
    expect([none.points, none.move, none.melee, none.conquest]).toEqual([20, null, null, null]);
    const bare = { ...TROOP_PROFILE, mov: null, willpower: null, profiles: TROOP_PROFILE.profiles.slice(1) };
    const { move, willpower, melee, ranged } = unitRow(unit(), bare).measures;
    expect([move, willpower, melee, ranged]).toEqual([null, null, null, null]);
    expect(unitRow(unit(), { ...bare, profiles: [] }).measures.defence).toBeNull();
  });
});

describe('browsing units', () => {
  it('finds a unit in every language, without its accents', () => {
    expect(found('q=cazadores orcos', 'es')).toEqual(['orc-hunters']);
    expect(found('q=chasseurs', 'en')).toEqual(['orc-hunters']);
  });

  it('keeps a faction, types, and High Command', () => {
    const all = found('');
    expect(all).toHaveLength(catalogue.units.length);
    expect(found('faction=feudom')).toEqual(['vercana']);
    expect(found('faction=nowhere')).toEqual([]);
    const troops = catalogue.units.filter((each) => each.type === 'Troop').map((each) => each.id);
    expect(found('type=troop').toSorted()).toEqual(troops.toSorted());
    const commanders = catalogue.units.filter((each) => each.highCommand).map((each) => each.id);
    expect(found('hc=yes').toSorted()).toEqual(commanders.toSorted());
    expect(commanders.length).toBeGreaterThan(0);
  });

  it('keeps ranges, both ends inclusive; an unknown value fits none', () => {
    expect(found('wounds=2-2')).toEqual(['orc-hunters']);
    expect(found('wounds=3-')).toEqual([]);
    expect(found('melee=2.2-')).toEqual([]);
    expect(found('points=20-20')).toContain('orc-hunters');
  });

  it('narrows by characteristics, keywords and legality as the builder does', () => {
    expect(found('ch=Orc&ch=Infantry')).toContain('orc-hunters');
    expect(found('ch=Orc&ch=Varank')).toEqual([]);
    expect(found('legal=yes')).not.toContain('vercana');
    const joiners = catalogue.units.filter((each) => each.keywords.some((word) => word.startsWith('Join')));
    expect(found('kw=Join').toSorted()).toEqual(joiners.map((each) => each.id).toSorted());
  });

  it('sorts by names of the language, and by values either way with the unknown ones last', () => {
    const points = (search: string) =>
      browse(rows, readQuery(new URLSearchParams(search)), catalogue, 'en').map((row) => row.unit.points);
    const ascending = points('sort=points');
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    expect(points('sort=-points')).toEqual(ascending.toReversed());
    expect(found('sort=wounds')[0]).toBe('orc-hunters');
    expect(found('sort=-wounds')[0]).toBe('orc-hunters');
    expect(found('sort=-name')).not.toEqual(found('sort=name'));
  });

  it('sorts by faction and by type', () => {
    const by = (key: 'faction' | 'type') =>
      sortRows(rows, { by: key, direction: 'asc' }, catalogue, 'en').map((row) => row.unit[key]);
    expect(by('faction')[0]).toBe('feudom');
    expect(by('type')).toEqual(by('type').toSorted());
  });
});
