import { describe, expect, it } from 'vitest';
import type { UnitProfile, UnitSkill } from '../profile.ts';
import { cardSkills } from './card-skills.ts';

const described = (name: string, half: UnitSkill['half'] = 'alone'): UnitSkill => ({
  half,
  kind: 'passive',
  long: false,
  name,
  timing: null,
  target: null,
  cost: null,
  effect: `${name}, ${half}`,
  uncertain: false,
});

const PROFILE: UnitProfile = {
  card_ref: null,
  mov: null,
  charge: null,
  wounds: null,
  willpower: null,
  morale: null,
  role: null,
  models: null,
  profiles: [],
  skills: [],
};

const names = (skills: ReturnType<typeof cardSkills>) => skills.map(({ name, half }) => [name, half]);

describe('cardSkills', () => {
  it('follows the printed order and finds descriptions in another spelling', () => {
    const profile = {
      ...PROFILE,
      skills: [
        { kind: 'passive', name: 'Second' },
        { kind: 'passive', name: 'Dig In!' },
      ],
    } as const;
    const skills = cardSkills(profile, [described('Dig in!'), described('Second')]);
    expect(skills.map((skill) => [skill.name, skill.text?.effect])).toEqual([
      ['Second', 'Second, alone'],
      ['Dig In!', 'Dig in!, alone'],
    ]);
  });

  it('lists a skill of both halves once and one that differs twice', () => {
    const printed = [
      { kind: 'passive', name: 'Same' },
      { kind: 'passive', name: 'Differs' },
    ] as const;
    const profile = { ...PROFILE, skills: printed, joined: { conquest: 0 }, joined_skills: printed };
    const skills = cardSkills(profile, [
      described('Same', 'both'),
      described('Differs', 'alone'),
      described('Differs', 'joined'),
    ]);
    expect(names(skills)).toEqual([
      ['Same', 'both'],
      ['Differs', 'alone'],
      ['Differs', 'joined'],
    ]);
  });

  it('keeps a printed skill that nobody described and a description that no card claims', () => {
    const profile = { ...PROFILE, skills: [{ kind: 'spell', name: 'Dark', long: true }] } as const;
    const skills = cardSkills(profile, [described('Rules')]);
    expect(skills).toMatchObject([
      { name: 'Dark', kind: 'spell', isLong: true, half: null, text: null },
      { name: 'Rules', half: null },
    ]);
  });

  it('lists descriptions alone when the profile is not known', () => {
    expect(names(cardSkills(null, [described('Rules')]))).toEqual([['Rules', null]]);
  });
});
