import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { catalogueSources, HUNTER } from '#tests/builders/catalogue-sources.ts';
import { ORC } from '#tests/builders/catalogue-folder.ts';
import { faultLine } from '../faults.ts';
import { applyOverlay, type CatalogueSources } from './apply-overlay.ts';
import { differences } from './differences.ts';
import { EMPTY_OVERLAY, mergeOverlays, type Overlay } from './overlay.ts';

const over = (part: Partial<Overlay>): Overlay => ({ ...EMPTY_OVERLAY, ...part });

function applied(overlay: Overlay, to: CatalogueSources = catalogueSources()): CatalogueSources {
  const result = applyOverlay(to, overlay);
  if (!result.ok) throw new Error(result.faults.map(faultLine).join('\n'));
  return result.value;
}

function refused(overlay: Overlay): readonly string[] {
  const result = applyOverlay(catalogueSources(), overlay);
  return result.ok ? [] : result.faults.map(faultLine);
}

const { id: _id, ...elf } = { ...ORC, name: 'Elf', points: 30 };

describe('an overlay in place', () => {
  it('that says nothing changes nothing', () => {
    expect(applied(EMPTY_OVERLAY)).toEqual(catalogueSources());
  });

  it('changes fields of a unit and leaves the others', () => {
    const after = applied(over({ units: { 'north/orc': { fields: { points: 25 } } } }));
    expect(after.factions[0]?.units.value[0]).toEqual({ ...ORC, points: 25 });
    expect(after.factions[0]?.units.value[1]).toEqual(HUNTER);
  });

  it('adds a unit with its names, behind the others', () => {
    const after = applied(over({ units: { 'north/elf': { fields: elf, names: { es: 'Elfo' } } } }));
    expect(after.factions[0]?.units.value.map(({ id }) => id)).toEqual(['orc', 'hunter', 'elf']);
    expect(after.locales[1]?.value.units).toEqual({ orc: 'Orco', hunter: 'Cazador', elf: 'Elfo' });
  });

  it('adds a faction with a unit and its name', () => {
    const after = applied(
      over({
        factions: { south: { fields: { name: 'South', published: true }, names: { es: 'Sur' } } },
        units: { 'south/elf': { fields: elf } },
      }),
    );
    expect(after.factions[1]?.faction.value).toEqual({ id: 'south', name: 'South', published: true });
    expect(after.factions[1]?.units.value).toEqual([{ ...elf, id: 'elf' }]);
    expect(after.locales[1]?.value.factions).toEqual({ north: 'Norte', south: 'Sur' });
  });

  it('retires a unit with its names and texts', () => {
    const after = applied(over({ units: { 'north/hunter': { isRetired: true } } }));
    expect(after.factions[0]?.units.value).toEqual([ORC]);
    expect(after.locales[1]?.value.units).toEqual({ orc: 'Orco' });
    expect(after.skillTexts.map(({ value }) => value)).toEqual([{}, {}]);
  });

  it('takes away what a file may leave out', () => {
    const after = applied(
      over({
        units: {
          'north/hunter': {
            fields: { profile: null, skills: null },
            names: { es: null },
            skillTexts: { en: { Patience: null }, es: { Patience: null } },
          },
        },
      }),
    );
    expect(after.factions[0]?.units.value[1]).toEqual({ ...ORC, id: 'hunter', name: 'Hunter' });
    expect(after.locales[1]?.value.units).toEqual({ orc: 'Orco' });
    expect(after.skillTexts[1]?.value).toEqual({ hunter: {} });
  });

  it('writes a skill anew in one language', () => {
    const text = { name: 'Paciencia', text: 'Espera {RED}.' };
    const after = applied(over({ units: { 'north/hunter': { skillTexts: { es: { Patience: text } } } } }));
    expect(after.skillTexts.map(({ value }) => value['hunter'])).toEqual([
      { Patience: { text: 'It waits.' } },
      { Patience: text },
    ]);
  });

  it('adds a term and changes another, in two languages', () => {
    const after = applied(
      over({
        terms: {
          'keywords/join': { fields: { text: 'Joins now.' }, texts: { es: { name: 'Unirse' } } },
          'keywords/aim': { fields: { name: 'Aim', text: 'Aims.' }, texts: { es: { text: 'Apunta.' } } },
          'states/slowed': { texts: { es: null } },
        },
        units: { 'north/orc': { fields: { keywords: ['Aim'] } } },
      }),
    );
    expect(after.glossary[0]?.value).toEqual([
      { id: 'join', name: 'Join', text: 'Joins now.' },
      { id: 'aim', name: 'Aim', text: 'Aims.' },
    ]);
    expect(after.glossaryTexts[0]?.value.keywords).toEqual({
      join: { name: 'Unirse', text: 'Se une.' },
      aim: { text: 'Apunta.' },
    });
  });

  it.each<[string, Partial<Overlay>, string]>([
    [
      'a number out of bounds',
      { units: { 'north/orc': { fields: { points: 61 } } } },
      'north/units.json: orc: points: expected a whole number from 0 to 60, found 61',
    ],
    [
      'a field that there is not',
      { units: { 'north/orc': { fields: { price: 3 } } } },
      'north/units.json: orc: price: this field does not exist here',
    ],
    [
      'a unit of no faction',
      { units: { 'west/elf': { fields: elf } } },
      'units: west/elf: there is no such faction',
    ],
    [
      'a faction without a name',
      { factions: { south: { fields: { published: true } } } },
      'catalogue/factions/south/faction.json: name: is missing',
    ],
    [
      'a word that the glossary does not have',
      { units: { 'north/orc': { fields: { keywords: ['Aim'] } } } },
      'north/units.json: orc: keywords: the glossary has no Aim',
    ],
    [
      'a text of a skill that the unit does not have',
      { units: { 'north/orc': { skillTexts: { es: { Rage: { text: 'Ruge.' } } } } } },
      'es/skills.json: orc: Rage: explains a skill that the unit does not have',
    ],
    [
      'a term without a text',
      { terms: { 'states/dazed': { fields: { name: 'Dazed' } } } },
      'states.json: [1].text: is missing',
    ],
  ])('refuses %s and says where', (_case, part, line) => {
    expect(refused(over(part))).toEqual([line]);
  });

  it('never takes another id from a field', () => {
    const after = applied(over({ units: { 'north/orc': { fields: { id: 'elf' } } } }));
    expect(after.factions[0]?.units.value.map(({ id }) => id)).toEqual(['orc', 'hunter']);
  });
});

const edit = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map((points) => over({ units: { 'north/orc': { fields: { points } } } })),
  fc.constantFrom('Norte', 'Boreal', null).map((es) => over({ factions: { north: { names: { es } } } })),
  fc.boolean().map((isRetired) => over({ units: { 'north/hunter': { isRetired } } })),
  fc
    .integer({ min: 1, max: 3 })
    .map((availability) => over({ units: { 'north/elf': { fields: { ...elf, availability } } } })),
  fc.constantFrom('A.', 'B.').map((text) => over({ terms: { 'keywords/join': { fields: { text } } } })),
);

describe('overlays one after the other', () => {
  it('are the same however they were gathered, and change nothing when applied again', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        const oneByOne = edits.reduce(mergeOverlays, EMPTY_OVERLAY);
        const fromBehind = edits.reduceRight((later, each) => mergeOverlays(each, later), EMPTY_OVERLAY);
        expect(fromBehind).toEqual(oneByOne);
        expect(applied(oneByOne, applied(oneByOne))).toEqual(applied(oneByOne));
      }),
    );
  });

  it('keep what only the earlier one says, field by field and language by language', () => {
    const earlier = over({
      units: {
        'north/orc': { fields: { points: 25, command: 1 }, skillTexts: { es: { A: { text: 'a' } } } },
      },
      missions: { raid: { en: { name: 'Raid', text: 'Run.' } } },
    });
    const later = over({
      units: {
        'north/orc': { fields: { points: 30 }, skillTexts: { es: { B: { text: 'b' } } } },
        'north/elf': {},
      },
      missions: { raid: { en: { text: 'Stay.' }, es: { name: 'Incursión' } } },
    });
    expect(mergeOverlays(earlier, later)).toEqual(
      over({
        units: {
          'north/orc': {
            fields: { points: 30, command: 1 },
            skillTexts: { es: { A: { text: 'a' }, B: { text: 'b' } } },
          },
          'north/elf': {},
        },
        missions: { raid: { en: { name: 'Raid', text: 'Stay.' }, es: { name: 'Incursión' } } },
      }),
    );
  });
});

describe('the differences of two versions', () => {
  it('name what was added, removed and changed, value by value', () => {
    const { profile } = HUNTER;
    const rows = [{ ...profile.profiles[0], conquest: 2 }];
    const after = applied(
      over({
        factions: { north: { names: { es: 'Boreal' } } },
        units: {
          'north/orc': { isRetired: true },
          'north/hunter': { fields: { keywords: [], profile: { ...profile, wounds: 3, profiles: rows } } },
          'north/elf': { fields: elf },
        },
        terms: { 'keywords/join': { texts: { es: { text: 'Unida.' } } } },
      }),
    );
    expect(differences(catalogueSources(), after)).toEqual([
      {
        kind: 'faction',
        target: 'north',
        name: 'North',
        what: 'changed',
        fields: [{ field: 'names.es', before: 'Norte', after: 'Boreal' }],
      },
      {
        kind: 'unit',
        target: 'north/hunter',
        name: 'Hunter',
        what: 'changed',
        fields: [
          { field: 'keywords', before: ['Join (Infantry)'], after: [] },
          { field: 'profile.wounds', before: 2, after: 3 },
          { field: 'profile.profiles[0].conquest', before: 1, after: 2 },
        ],
      },
      { kind: 'unit', target: 'north/elf', name: 'Elf', what: 'added', fields: [] },
      {
        kind: 'term',
        target: 'keywords/join',
        name: 'Join',
        what: 'changed',
        fields: [{ field: 'texts.es.text', before: 'Se une.', after: 'Unida.' }],
      },
      { kind: 'unit', target: 'north/orc', name: 'Orc', what: 'removed', fields: [] },
    ]);
  });
});
