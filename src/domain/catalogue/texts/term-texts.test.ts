import { describe, expect, it } from 'vitest';
import type { CatalogueFiles } from '../assemble.ts';
import { faultLine } from '../faults.ts';
import type { GlossaryTexts } from './glossary.ts';
import { termTextFaults } from './term-texts.ts';

const term = (id: string) => ({ id, name: id, text: `About ${id}.` });
const text = { text: 'Texto.' };
const whole: GlossaryTexts = {
  keywords: { join: { ...text, name: 'Unirse' } },
  characteristics: { orc: text },
  states: { slowed: text },
};

function faults(texts: GlossaryTexts | null, language = 'es'): readonly string[] {
  const files: CatalogueFiles = {
    factions: [
      {
        folder: 'north',
        faction: { file: 'north/faction.json', value: { id: 'north', name: 'North', published: true } },
        units: {
          file: 'north/units.json',
          value: [
            {
              id: 'riders',
              name: 'Riders',
              type: 'Troop',
              points: 20,
              availability: 1,
              command: 0,
              highCommand: false,
              tournamentLegal: true,
              characteristics: ['Orc'],
              keywords: ['Join (Orc)'],
              specialRules: ['Slowed', 'Join (X)'],
              source: 'card:en',
            },
          ],
        },
      },
    ],
    locales: [
      { language: 'en', file: 'locales/en/catalogue.json', value: { language: 'English' } },
      {
        language,
        file: 'locales/es/catalogue.json',
        value: { language: 'Español', terms: { keywords: { join: 'Unirse' } } },
      },
    ],
    glossary: [
      { kind: 'keywords', file: 'k.json', value: [term('join'), term('unused')] },
      { kind: 'characteristics', file: 'c.json', value: [term('orc')] },
      { kind: 'states', file: 's.json', value: [term('slowed')] },
    ],
    glossaryTexts: texts === null ? [] : [{ language: 'es', file: 'locales/es/glossary.json', value: texts }],
  };
  return termTextFaults(files).map(faultLine);
}

describe('termTextFaults', () => {
  it('finds nothing where every term in use has a text; a term that nobody prints needs none', () => {
    expect(faults(whole)).toEqual([]);
  });

  it('names a term in use without a text, with a unit that prints it', () => {
    const { states: _states, ...rest } = whole;
    expect(faults(rest)).toEqual([
      'locales/es/glossary.json: states.slowed: has no text, and riders prints it',
    ]);
  });

  it('names them all where a language has no glossary', () => {
    expect(faults(null).map((line) => line.split(': ')[1])).toEqual([
      'keywords.join',
      'characteristics.orc',
      'states.slowed',
    ]);
  });

  it('lets a language begin without a glossary when the database has no columns for it', () => {
    expect(faults(null, 'pt')).toEqual([]);
  });

  it('names a text for no term', () => {
    expect(faults({ ...whole, 'special-rules': { fly: text } })).toEqual([
      'locales/es/glossary.json: special-rules.fly: explains a term that the glossary does not have',
    ]);
  });

  it('names a term that two files call differently', () => {
    expect(faults({ ...whole, keywords: { join: { ...text, name: 'Juntarse' } } })).toEqual([
      'locales/es/glossary.json: keywords.join: is called Unirse in catalogue.json',
    ]);
  });
});
