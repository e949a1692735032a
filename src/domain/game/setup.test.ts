import { describe, expect, it } from 'vitest';
import type { UnitCard } from '../catalogue/assemble.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Unit } from '../catalogue/types.ts';
import { realMission } from '#tests/builders/games.ts';
import { missionRules, playCard, unitsOfList } from './setup.ts';

const unit: Unit = {
  id: 'hersir',
  faction: 'northern-tribes',
  name: 'Hersir',
  names: {},
  type: 'Character',
  points: 20,
  availability: 2,
  command: 1,
  highCommand: false,
  tournamentLegal: true,
  characteristics: ['Infantry', 'Orc'],
  keywords: ['Join (Infantry, Orc)'],
  specialRules: [],
  companionOf: null,
};
const line = { dice: [] };
const card: UnitCard = {
  profile: {
    card_ref: null,
    mov: [3, 3],
    charge: 9,
    wounds: 2,
    willpower: ['O'],
    morale: 3,
    role: 'Officer',
    models: null,
    profiles: [{ troops: 'all', melee: line, defence: line, conquest: 1 }],
    joined: { morale: 3, conquest: '+1' },
    skills: [],
  },
  skills: [
    {
      half: 'alone',
      kind: 'passive',
      long: false,
      name: 'Totem',
      timing: 'deployment',
      target: null,
      cost: null,
      effect: '',
      uncertain: false,
    },
    {
      half: 'joined',
      kind: 'passive',
      long: false,
      name: 'Totem',
      timing: 'deployment',
      target: null,
      cost: null,
      effect: '',
      uncertain: false,
    },
    {
      half: 'alone',
      kind: 'skill',
      long: false,
      name: 'Cry',
      timing: null,
      target: null,
      cost: null,
      effect: '',
      uncertain: false,
    },
  ],
};
const catalogue = createCatalogue({ factions: [], units: [unit] });

describe('the units of a list', () => {
  it('come one by one, each with the numbers of its card', () => {
    const units = unitsOfList('anna', [{ unit, quantity: 2 }], catalogue, { 'northern-tribes/hersir': card });
    expect(units.map(({ id, copy, copies }) => [id, copy, copies])).toEqual([
      ['anna/hersir/1', 1, 2],
      ['anna/hersir/2', 2, 2],
    ]);
    expect(units[0]).toMatchObject({
      type: 'Character',
      choices: ['Totem'],
      card: {
        wounds: 2,
        morale: 3,
        role: 'Officer',
        rows: [{ troops: 'all', conquest: 1 }],
        joined: { wounds: null, morale: '3', conquest: '+1' },
      },
    });
  });

  it('play without numbers when their card is not known', () => {
    const stranger = { ...unit, id: 'stranger' };
    expect(unitsOfList('anna', [{ unit: stranger, quantity: 1 }], catalogue, {})[0]).toMatchObject({
      type: null,
      card: null,
      choices: [],
    });
    expect(playCard({ profile: null, skills: [] })).toBeNull();
  });
});

describe('the rules of a mission', () => {
  it('are the current ones, or those of the variant asked for', () => {
    const mission = realMission('consolidated-progress');
    const older = mission.variants[0];
    expect(missionRules(mission)).toMatchObject({ variant: null, scoring: mission.scoring });
    expect(missionRules(mission, older?.id)).toMatchObject({
      variant: older?.id,
      name: mission.name,
      scoring: older?.scoring,
    });
    expect(missionRules(mission, 'unheard-of')).toEqual(missionRules(mission));
    expect(missionRules(mission)).not.toHaveProperty('map');
  });
});
