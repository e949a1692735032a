import { describe, expect, it } from 'vitest';
import { catalogueSources, HUNTER } from '#tests/builders/catalogue-sources.ts';
import { applyOverlay } from './apply-overlay.ts';
import { catalogueGaps } from './gaps.ts';
import { EMPTY_OVERLAY } from './overlay.ts';

/** The gaps of the hunter once fields are otherwise. */
function hunterWith(fields: Readonly<Record<string, unknown>>) {
  const overlay = { ...EMPTY_OVERLAY, units: { 'north/hunter': { fields } } };
  const applied = applyOverlay(catalogueSources(), overlay);
  if (!applied.ok) throw new Error(JSON.stringify(applied.faults));
  return catalogueGaps(applied.value, 'en')[0]?.units.find(({ id }) => id === 'hunter')?.gaps ?? [];
}

describe('what the catalogue does not know', () => {
  it('names units without a card under their faction, and only counts those that are whole', () => {
    expect(catalogueGaps(catalogueSources(), 'es')).toMatchObject([
      { id: 'north', name: 'North', isPublished: true, known: 2, units: [{ id: 'orc', gaps: ['card'] }] },
    ]);
  });

  it('names values that a card of this kind prints', () => {
    expect(hunterWith({ profile: { ...HUNTER.profile, wounds: null } })).toEqual(['values']);
    expect(hunterWith({ profile: { ...HUNTER.profile, models: null } })).toEqual(['models']);
    expect(hunterWith({ profile: { ...HUNTER.profile, models: null }, type: 'Character' })).toEqual([]);
    expect(hunterWith({ profile: { ...HUNTER.profile, inferred: true } })).toEqual(['inferred']);
  });

  it('names skills with a doubt and those without words in the language', () => {
    expect(hunterWith({ skills: [{ ...HUNTER.skills[0], uncertain: true }] })).toEqual(['doubt']);
    const without = { ...catalogueSources(), skillTexts: [] };
    expect(catalogueGaps(without, 'fr')[0]?.units).toMatchObject([
      { id: 'orc', gaps: ['card'] },
      { id: 'hunter', gaps: ['words'] },
    ]);
  });

  it('gives names in other languages', () => {
    expect(catalogueGaps(catalogueSources(), 'es')[0]?.units[0]?.names).toEqual({ es: 'Orco' });
  });
});
