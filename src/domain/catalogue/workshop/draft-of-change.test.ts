import { describe, expect, it } from 'vitest';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { ORIGIN } from '#tests/builders/workshop.ts';
import { draftOfChange } from './draft-of-change.ts';

const sources = catalogueSources();
const reopened = (section: string, target: string, change: unknown) =>
  draftOfChange({ section, target, change, origin: ORIGIN }, sources);

describe('the draft of a change that was sent', () => {
  it('is the unit with the change in place, and why it was proposed', () => {
    const draft = reopened('units', 'north/hunter', { fields: { points: 33 } });
    expect(draft).toMatchObject({ faction: 'north', unit: 'hunter', points: '33', origin: ORIGIN });
  });

  it('has no unit to correct where the change adds one', () => {
    const { factions } = sources;
    const [{ id: _id, ...fields } = { id: '' }] = factions[0]?.units.value ?? [];
    const draft = reopened('units', 'north/wolf', { fields: { ...fields, name: 'Wolf' } });
    expect(draft).toMatchObject({ unit: null, name: 'Wolf' });
  });

  it('is the term or the faction with its words in place', () => {
    expect(reopened('terms', 'keywords/join', { fields: { text: 'Joins.' } })).toMatchObject({
      section: 'terms',
      target: 'keywords/join',
      words: { en: { name: 'Join', text: 'Joins.' } },
    });
    expect(reopened('factions', 'north', { names: { es: 'El Norte' } })).toMatchObject({
      section: 'factions',
      target: 'north',
      words: { es: { name: 'El Norte' } },
    });
    expect(reopened('terms', 'keywords/fly', { fields: { name: 'Fly', text: 'Flies.' } })).toMatchObject({
      target: null,
      words: { en: { name: 'Fly' } },
    });
  });

  it.each<[string, string, string, unknown]>([
    ['that the catalogue cannot take', 'units', 'north/hunter', { fields: { points: 99 } }],
    ['that is no change', 'units', 'north/hunter', 'points'],
    ['of a unit that it takes away', 'units', 'north/hunter', { isRetired: true }],
    ['of a mission, which has no form', 'missions', 'loot', { en: { name: 'Plunder' } }],
    ['of a part that there is not', 'dragons', 'north', {}],
  ])('is null for one %s', (_what, section, target, change) => {
    expect(reopened(section, target, change)).toBeNull();
  });
});
