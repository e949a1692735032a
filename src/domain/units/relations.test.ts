import { describe, expect, it } from 'vitest';
import { unit } from '#tests/builders/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { relationsOf } from './relations.ts';

const HEGEMONY = 'hegemony-of-embersig';
const rig = unit({ id: 'aggressors', name: 'Aggressors', faction: HEGEMONY, characteristics: ['Infantry'] });
const trabor = unit({
  id: 'trabor-slepmund',
  name: 'Trabor Slepmund',
  faction: HEGEMONY,
  type: 'Named Character',
  keywords: ['Join (War Rig | Infantry)'],
});
const automata = unit({
  id: 'mk-os-automata',
  name: 'MK-OS Automata',
  faction: HEGEMONY,
  type: 'Companion',
  companionOf: 'trabor-slepmund',
});
const pup = unit({
  id: 'pup',
  name: 'Pup',
  faction: HEGEMONY,
  type: 'Companion',
  companionOf: 'trabor-slepmund',
  keywords: ['Join (Trabor)'],
});
const naergon = unit({ id: 'naergon-caladren', name: 'Naergon', faction: HEGEMONY, type: 'Named Character' });
const nayra = unit({ id: 'nayra-caladren', name: 'Nayra', faction: HEGEMONY, type: 'Named Character' });
const catalogue = createCatalogue({ factions: [], units: [rig, trabor, automata, pup, naergon, nayra] });

describe('how a unit stands to others', () => {
  it('says whom it may join, who may join it, and what no unit is', () => {
    expect(relationsOf(catalogue, trabor)).toMatchObject({
      ways: [['War Rig'], ['Infantry']],
      mayJoin: [rig],
      unmet: ['War Rig'],
    });
    expect(relationsOf(catalogue, rig).joinedBy).toEqual([trabor]);
  });

  it('names owner and companions, and does not say of a companion that it joins', () => {
    expect(relationsOf(catalogue, automata).owner).toEqual(trabor);
    expect(relationsOf(catalogue, trabor)).toMatchObject({ companions: [automata, pup], joinedBy: [] });
  });

  it('names the partner without whom its card does not admit it', () => {
    expect(relationsOf(catalogue, naergon).needs).toEqual([nayra]);
    expect(relationsOf(catalogue, nayra).needs).toEqual([]);
  });
});
