import { describe, expect, it } from 'vitest';
import { catalogueSources, HUNTER } from '#tests/builders/catalogue-sources.ts';
import { ORC } from '#tests/builders/catalogue-folder.ts';
import type { CatalogueSources } from './apply-overlay.ts';
import { similarUnits } from './similar-units.ts';

/** A catalogue whose one faction has these units. */
function sourcesOf(...units: readonly object[]): CatalogueSources {
  const sources = catalogueSources();
  const [north] = sources.factions;
  if (north === undefined) throw new Error('there is no faction');
  const value = units as unknown as (typeof north)['units']['value'];
  return { ...sources, factions: [{ ...north, units: { ...north.units, value } }] };
}
const unit = (id: string, points: number, fields: object = {}) => ({
  ...ORC,
  id,
  name: id,
  points,
  ...fields,
});
const namesBeside = (...units: readonly object[]) =>
  similarUnits(
    sourcesOf(unit('own', 20, { keywords: ['Dispel (BLU)', 'Slow'] }), ...units),
    'north/own',
  )?.others.map(({ id }) => id);

describe('similar units', () => {
  it('are three of the faction and type, nearest in points', () => {
    expect(namesBeside(unit('far', 40), unit('less', 18), unit('same', 20), unit('more', 21))).toEqual([
      'same',
      'more',
      'less',
    ]);
    expect(namesBeside(unit('hero', 20, { type: 'Character' }), unit('orc', 60))).toEqual(['orc']);
  });

  it('come by shared keywords where points are as near, whatever their value, then by name', () => {
    expect(
      namesBeside(
        unit('b', 22),
        unit('a', 18),
        unit('two', 18, { keywords: ['Slow', 'Dispel (RED)'] }),
        unit('one', 22, { keywords: ['Slow', 'Fast'] }),
      ),
    ).toEqual(['two', 'one', 'a']);
  });

  it('are none for what is no unit, for an unknown faction, and beside nothing of its type', () => {
    const sources = sourcesOf(unit('own', 20), unit('hero', 20, { type: 'Character' }));
    for (const target of ['north/own', 'north/nobody', 'south/own', 'keywords']) {
      expect(similarUnits(sources, target)).toBeNull();
    }
  });
});

describe('the values of similar units', () => {
  const rows = (own: object, ...others: readonly object[]) =>
    new Map(
      similarUnits(sourcesOf({ ...own, id: 'own' }, ...others), 'north/own')?.rows.map((row) => [
        row.field,
        row,
      ]),
    );

  it('stand side by side, without those that nobody knows', () => {
    const found = rows(unit('own', 20), { ...HUNTER, id: 'hunter', type: ORC.type });
    expect(found.get('points')).toMatchObject({ own: 20, others: [HUNTER.points] });
    expect(found.get('profile.profiles[0].melee.dice')).toMatchObject({
      own: undefined,
      others: [['R', 'O']],
    });
    expect(found.has('profile.profiles[0].ranged.dice')).toBe(false);
    expect(rows(unit('own', 20), unit('a', 20)).has('profile.mov')).toBe(false);
  });

  it('say which number is beyond all others, where at least two are known', () => {
    const others = [unit('a', 18, { command: 1 }), unit('b', 22, { command: 2 })];
    const stands = (own: object, ...beside: readonly object[]) => {
      const found = rows(own, ...beside);
      return ['points', 'command'].map((field) => found.get(field)?.stands);
    };
    expect(stands(unit('own', 30, { command: 0 }), ...others)).toEqual(['highest', 'lowest']);
    expect(stands(unit('own', 18, { command: 2 }), ...others)).toEqual([null, null]);
    expect(stands(unit('own', 30), unit('a', 18))).toEqual([null, null]);
  });
});
