import { describe, expect, it } from 'vitest';
import { assembleCatalogue, type CatalogueFiles } from './assemble.ts';
import { crossCheck } from './cross-check.ts';
import { faultLine } from './faults.ts';
import type { LocaleRecord, UnitRecord } from './schema.ts';

const orc: UnitRecord = {
  id: 'orc',
  name: 'Orc',
  type: 'Troop',
  points: 20,
  availability: 3,
  command: 0,
  highCommand: false,
  tournamentLegal: true,
  characteristics: ['Infantry'],
  keywords: ['Join (Infantry)'],
  specialRules: ['Vulnerable', 'Join (Orc)'],
  source: 'card:en',
};
const profile: NonNullable<UnitRecord['profile']> = {
  card_ref: null,
  mov: null,
  charge: null,
  wounds: null,
  willpower: null,
  morale: null,
  role: null,
  models: null,
  profiles: [],
  skills: [{ kind: 'passive', name: 'Not one step back' }],
};
const skill: NonNullable<UnitRecord['skills']>[number] = {
  half: 'alone',
  kind: 'passive',
  long: false,
  name: 'Not One Step Back',
  timing: null,
  target: null,
  cost: null,
  effect: 'Stays.',
  uncertain: false,
};
const term = (id: string) => ({ id, name: id, text: `About ${id}.` });

function files(
  units: readonly UnitRecord[],
  locale: LocaleRecord = { language: 'Español' },
  id = 'north',
): CatalogueFiles {
  return {
    factions: [
      {
        folder: 'north',
        faction: { file: 'north/faction.json', value: { id, name: 'North', published: true, note: 'Cold.' } },
        units: { file: 'north/units.json', value: units },
      },
    ],
    locales: [{ language: 'es', file: 'es.json', value: locale }],
    glossary: [
      { kind: 'characteristics', file: 'c.json', value: [term('infantry'), term('high-command')] },
      { kind: 'keywords', file: 'k.json', value: [term('join')] },
      { kind: 'states', file: 's.json', value: [term('vulnerable')] },
    ],
    glossaryTexts: [],
  };
}
const faults = (...args: Parameters<typeof files>) => crossCheck(files(...args)).map(faultLine);

describe('crossCheck', () => {
  it('finds nothing where all files agree', () => {
    const pup: UnitRecord = { ...orc, id: 'pup', name: 'Pup', type: 'Companion', companionOf: 'orc' };
    const described: UnitRecord = { ...orc, profile, skills: [skill] };
    const locale = {
      language: 'Español',
      factions: { north: 'Norte' },
      units: { orc: 'Orco' },
      terms: { keywords: { join: 'Unirse' } },
    };
    expect(faults([described, pup], locale)).toEqual([]);
  });

  it.each<[string, readonly UnitRecord[], string]>([
    ['a doubled id', [orc, { ...orc, points: 25 }], 'orc: id: another unit of this faction has the same id'],
    ['a doubled name', [orc, { ...orc, id: 'orc-2', name: 'ORC' }], 'orc-2: name: orc has the same name'],
    [
      'a companion without owner',
      [{ ...orc, type: 'Companion' }],
      'orc: companionOf: is missing: a companion belongs to a unit',
    ],
    [
      'an unknown owner',
      [{ ...orc, type: 'Companion', companionOf: 'elf' }],
      'orc: companionOf: this faction has no unit elf',
    ],
    [
      'its own companion',
      [{ ...orc, type: 'Companion', companionOf: 'orc' }],
      'orc: companionOf: this faction has no unit orc',
    ],
    [
      'high command without the word',
      [{ ...orc, highCommand: true }],
      'orc: highCommand: must agree with the characteristic High Command',
    ],
    [
      'an unknown keyword',
      [{ ...orc, keywords: ['Gunner (2)'] }],
      'orc: keywords: the glossary has no Gunner',
    ],
    [
      'an unknown characteristic',
      [{ ...orc, characteristics: ['Join'] }],
      'orc: characteristics: the glossary has no Join',
    ],
    [
      'a skill without description',
      [{ ...orc, profile }],
      'orc: profile.skills: Not one step back (passive) is not described in skills for this half',
    ],
    [
      'a joined skill described for the other half',
      [{ ...orc, profile: { ...profile, skills: [], joined_skills: profile.skills }, skills: [skill] }],
      'orc: profile.joined_skills: Not one step back (passive) is not described in skills for this half',
    ],
  ])('names %s', (_case, units, line) => {
    expect(faults(units)).toEqual([`north/units.json: ${line}`]);
  });

  it('refuses an owner for what is no companion', () => {
    expect(faults([orc, { ...orc, id: 'elf', name: 'Elf', companionOf: 'orc' }])).toEqual([
      'north/units.json: elf: companionOf: only a Companion has an owner, this is a Troop',
    ]);
  });

  it('wants the folder to be called as the faction', () => {
    expect(faults([], undefined, 'south')).toEqual([
      "north/faction.json: id: expected the folder's name, north, found south",
    ]);
  });

  it('wants one name for one id in all factions', () => {
    const [north] = files([orc]).factions;
    const south = files([{ ...orc, name: 'Ork' }], undefined, 'north').factions[0];
    const both = { ...files([]), factions: [north, south].filter((each) => each !== undefined) };
    expect(crossCheck(both).map((fault) => fault.message)).toEqual([
      "another faction's unit of this id is called Orc",
    ]);
  });

  it('names translations of what does not exist', () => {
    const locale = {
      language: 'Español',
      factions: { west: 'Oeste' },
      units: { elf: 'Elfo' },
      terms: { keywords: { aim: 'Puntería' } },
    };
    expect(faults([], locale).map((line) => line.replace(/: names .*/u, ''))).toEqual([
      'es.json: factions.west',
      'es.json: units.elf',
      'es.json: terms.keywords.aim',
    ]);
  });
});

describe('assembleCatalogue', () => {
  const locale: LocaleRecord = {
    language: 'Español',
    factions: { north: 'Norte' },
    units: { orc: 'Orco' },
    unitTypes: { Troop: 'Tropa' },
    terms: { keywords: { join: 'Unirse' } },
    symbols: { wp: 'VOL' },
  };
  const assembled = assembleCatalogue(
    files(
      [
        { ...orc, profile, skills: [skill] },
        { ...orc, id: 'elf' },
      ],
      locale,
    ),
  );

  it('joins facts and names and leaves the cards aside', () => {
    const { source: _source, ...facts } = orc;
    expect(assembled.factions).toEqual([
      { id: 'north', name: 'North', names: { es: 'Norte' }, published: true },
    ]);
    expect(assembled.units).toEqual([
      { ...facts, faction: 'north', names: { es: 'Orco' }, companionOf: null },
      { ...facts, id: 'elf', faction: 'north', names: {}, companionOf: null },
    ]);
  });

  it('says where a profile or skills are not known', () => {
    expect(assembled.cards).toEqual({
      'north/orc': { profile, skills: [skill] },
      'north/elf': { profile: null, skills: [] },
    });
  });

  it('hands on the names of terms, types and symbols, empty where a language has none', () => {
    expect(assembled.termNames).toEqual({ es: { keywords: { join: 'Unirse' } } });
    expect(assembled.unitTypeNames).toEqual({ es: { Troop: 'Tropa' } });
    expect(assembled.symbolNames).toEqual({ es: { wp: 'VOL' } });
    expect(assembleCatalogue(files([])).symbolNames).toEqual({ es: {} });
  });
});
