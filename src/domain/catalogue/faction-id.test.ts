import { describe, expect, it } from 'vitest';
import { createCatalogue } from './create-catalogue.ts';
import { normaliseFactionId } from './faction-id.ts';

const named = (id: string, name: string, fr: string) => ({ id, name, names: { fr }, published: true });
const catalogue = createCatalogue({
  factions: [
    named('syenann', 'Sÿenann', 'Sÿenann'),
    named('northern-tribes', 'Northern Tribes', 'Tribus du Nord'),
    named('hegemony-of-embersig', 'Hegemony of Embersig', "Hégémonie d'Embersig"),
    named('scions-of-yaldabaoth', 'Scions of Yaldabaoth', 'Rejetons de Yaldabaoth'),
  ],
  units: [],
});

describe('normaliseFactionId', () => {
  it.each([
    ['northern-tribes', 'northern-tribes'],
    ['Northern Tribes', 'northern-tribes'],
    ['northern_tribes', 'northern-tribes'],
    ['tribes', 'northern-tribes'],
    ['Northern', 'northern-tribes'],
    ['The Northern Tribes', 'northern-tribes'],
    ['tribus du nord', 'northern-tribes'],
    ['hegemony', 'hegemony-of-embersig'],
    ['EMBERSIG', 'hegemony-of-embersig'],
    ['The Hegemony', 'hegemony-of-embersig'],
    ["hégémonie d'embersig", 'hegemony-of-embersig'],
    ['scions', 'scions-of-yaldabaoth'],
    ['Scions of Taldabaoth', 'scions-of-yaldabaoth'],
    ['yaldaboath', 'scions-of-yaldabaoth'],
    ['sÿenann', 'syenann'],
    ['The Sÿenann', 'syenann'],
    ['syenan', 'syenann'],
  ])('understands %s as %s', (text, id) => {
    expect(normaliseFactionId(text, catalogue)).toBe(id);
  });

  it.each(['', 'feudom', 'northern lights', 'constructor'])('answers null for %j', (text) => {
    expect(normaliseFactionId(text, catalogue)).toBeNull();
  });

  it('answers null for an alias of a faction that the catalogue does not hold', () => {
    expect(normaliseFactionId('hegemony', createCatalogue({ factions: [], units: [] }))).toBeNull();
  });
});
