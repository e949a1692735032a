import { describe, expect, it } from 'vitest';
import { catalogueSources, HUNTER } from '#tests/builders/catalogue-sources.ts';
import { ORC } from '#tests/builders/catalogue-folder.ts';
import { assembleCatalogue } from '../assemble.ts';
import { unitKey } from '../lookup.ts';
import { applyOverlay } from './apply-overlay.ts';
import { changesBetween, withChanges, withChangesIn } from './changes.ts';
import { EMPTY_OVERLAY, type Overlay } from './overlay.ts';
import { patchBetween } from './patch.ts';

function patchOf(part: Partial<Overlay>) {
  const files = catalogueSources();
  const after = applyOverlay(files, { ...EMPTY_OVERLAY, ...part });
  if (!after.ok) throw new Error('the overlay has faults');
  return { before: files, after: after.value, ...patchBetween(files, after.value) };
}

const { id: _id, ...elf } = { ...ORC, name: 'Wood Elf', points: 30 };

describe('the patch of a release', () => {
  it('is empty for a release that says what the files say', () => {
    const { facts, texts } = patchOf({ units: { 'north/orc': { fields: { points: ORC.points } } } });
    expect(facts).toEqual({ factions: {}, units: {}, termNames: null, summaries: null, pictures: [] });
    expect(texts).toEqual({ cards: {}, skillTexts: { en: {}, es: {} }, terms: {}, termTexts: {} });
  });

  it('makes the catalogue of the files with the release out of that of the files', () => {
    const { before, after, facts, texts } = patchOf({
      factions: { south: { fields: { name: 'South', published: true } } },
      units: {
        'north/orc': { fields: { points: 25 } },
        'north/hunter': { isRetired: true },
        'south/elf': { fields: elf, names: { es: 'Elfo' } },
      },
    });
    const [old, now] = [assembleCatalogue(before), assembleCatalogue(after)];
    expect(withChanges(old.factions, ({ id }) => id, facts.factions)).toEqual(now.factions);
    expect(withChanges(old.units, (unit) => unitKey(unit.faction, unit.id), facts.units)).toEqual(now.units);
    expect(withChangesIn(old.cards, texts.cards)).toEqual(now.cards);
    expect(facts.summaries).toEqual([
      expect.objectContaining({ id: 'north', units: 1, rank: { en: 0, es: 0, fr: 0 } }),
      expect.objectContaining({ id: 'south', units: 1, rank: { en: 1, es: 1, fr: 1 } }),
    ]);
  });

  it('holds skills unit by unit, terms kind by kind and their texts language by language', () => {
    const { texts } = patchOf({
      units: { 'north/hunter': { skillTexts: { es: { Patience: { text: 'Aguarda.' } } } } },
      terms: {
        'states/slowed': { fields: { text: 'Slow.' }, texts: { es: { name: 'Lenta', text: 'Va lenta.' } } },
      },
    });
    expect(texts.skillTexts).toEqual({ en: {}, es: { hunter: { Patience: { text: 'Aguarda.' } } } });
    expect(texts.terms).toEqual({ states: [{ id: 'slowed', name: 'Slowed', text: 'Slow.' }] });
    expect(texts.termTexts).toEqual({
      es: {
        keywords: { join: { text: 'Se une.' } },
        states: { slowed: { name: 'Lenta', text: 'Va lenta.' } },
      },
    });
  });

  it.each<[string, Partial<Overlay>, readonly string[]]>([
    ['of a unit with other facts', { units: { 'north/orc': { fields: { points: 25 } } } }, ['orc']],
    ['of a new unit', { units: { 'north/elf': { fields: elf } } }, ['wood_elf']],
    [
      'of a unit with another skill',
      { units: { 'north/hunter': { skillTexts: { es: { Patience: null } } } } },
      ['hunter'],
    ],
    [
      'of a unit with another card',
      { units: { 'north/hunter': { fields: { profile: { ...HUNTER.profile, wounds: 3 } } } } },
      ['hunter'],
    ],
    [
      'of all units when a term has another name',
      { terms: { 'keywords/join': { texts: { es: { name: 'Unirse' } } } } },
      ['orc', 'hunter'],
    ],
  ])('names the pictures %s', (_case, part, pictures) => {
    expect(patchOf(part).facts.pictures).toEqual(pictures);
  });

  it('names terms on cards as the glossary does', () => {
    const { facts } = patchOf({
      terms: {
        'keywords/join': { texts: { es: { name: 'Unirse' } } },
        'states/slowed': { texts: { es: { text: 'Va lenta.' } } },
      },
    });
    expect(facts.termNames?.es).toEqual({ keywords: { join: 'Unirse' } });
  });
});

it('changes name what is new, other and gone, and put it in place', () => {
  const [before, after] = [
    { a: 1, b: 2 },
    { b: 3, c: 4 },
  ];
  expect(changesBetween(before, after)).toEqual({ a: null, b: 3, c: 4 });
  expect(withChangesIn(before, { a: null, b: 3, c: 4 })).toEqual(after);
  expect(withChangesIn(before)).toEqual(before);
  expect(withChanges([HUNTER, ORC], ({ id }) => id, { orc: null })).toEqual([HUNTER]);
});
