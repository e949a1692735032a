import { describe, expect, it } from 'vitest';
import { faultLine } from '../faults.ts';
import type { UnitSkill } from '../profile.ts';
import { skillTextFaults, skillTextGaps } from './skill-text-faults.ts';
import { parseSkillTexts } from './skill-text-schema.ts';
import type { SkillTexts } from './skill-texts.ts';

const skill = (name: string, half: UnitSkill['half'] = 'alone'): UnitSkill => ({
  half,
  kind: 'passive',
  long: false,
  name,
  timing: null,
  target: null,
  cost: null,
  effect: 'Does it.',
  uncertain: false,
});
const UNITS = [{ id: 'hetman', skills: [skill('Discipline'), skill('Discipline', 'joined')] }, { id: 'orc' }];

const source = (value: SkillTexts, language = 'es') => [
  { language, file: `locales/${language}/skills.json`, value },
];
const faults = (value: SkillTexts, language?: string) =>
  skillTextFaults(UNITS, source(value, language)).map(faultLine);
const gaps = (value: SkillTexts, language?: string) =>
  skillTextGaps(UNITS, source(value, language)).map(({ fault }) => faultLine(fault));

describe('skillTextFaults', () => {
  it('finds nothing in texts of skills that units have', () => {
    expect(faults({ hetman: { 'Discipline (joined)': { name: 'Disciplina', text: '{RED}.' } } })).toEqual([]);
  });

  it('names a text for no skill, for no unit and for the wrong half', () => {
    const text = { text: 'Algo.' };
    expect(
      faults({ hetman: { 'Discipline (both)': text }, orc: { Roar: text }, elf: { Song: text } }),
    ).toEqual([
      'locales/es/skills.json: hetman: Discipline (both): explains a skill that the unit does not have',
      'locales/es/skills.json: orc: Roar: explains a skill that the unit does not have',
      'locales/es/skills.json: elf: Song: explains a skill that the unit does not have',
    ]);
  });

  it('names braces that stand for nothing, and an English name beside the printed one', () => {
    expect(faults({ hetman: { Discipline: { name: 'Order', text: '{switch} 1.' } } }, 'en')).toEqual([
      'locales/en/skills.json: hetman: Discipline: {switch} is no die and no symbol of a roll',
      'locales/en/skills.json: hetman: Discipline: the English name stands in units.json',
    ]);
  });
});

describe('skillTextGaps', () => {
  it('finds none where one text serves both halves', () => {
    expect(gaps({ hetman: { Discipline: { text: 'Menos estrés.' } } })).toEqual([]);
  });

  it('names each skill without a text once, and what is shown instead', () => {
    expect(gaps({})).toEqual([
      'locales/es/skills.json: hetman: Discipline: has no text; its English notes are shown',
    ]);
    expect(gaps({ hetman: { 'Discipline (alone)': { text: 'Less.' } } }, 'en')).toEqual([
      'locales/en/skills.json: hetman: Discipline: has no text; its notes are shown',
    ]);
  });
});

describe('parseSkillTexts', () => {
  it('names what is no text by unit and skill', () => {
    const parsed = parseSkillTexts({ hetman: { Discipline: { txt: 'Menos estrés.' } } }, 'skills.json');
    expect(parsed.ok ? [] : parsed.faults.map(faultLine)).toEqual([
      'skills.json: hetman.Discipline.text: is missing',
      'skills.json: hetman.Discipline.txt: this field does not exist here',
    ]);
  });
});
