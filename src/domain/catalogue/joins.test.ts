import { describe, expect, it } from 'vitest';
import { unit } from '#tests/builders/catalogue.ts';
import { createCatalogue } from './create-catalogue.ts';
import { joiners, joinTargets, joinWays } from './joins.ts';
import type { Unit } from './types.ts';

const HUNTERS = unit({ id: 'orc-hunters', name: 'Orc Hunters', characteristics: ['Infantry', 'Orc'] });
const SCARRED = unit({ id: 'battle-scarred', name: 'Battle-Scarred', characteristics: ['Infantry', 'Orc'] });
const SKIN = unit({ id: 'skin-changers', name: 'Skin Changers', characteristics: ['Infantry', 'Varank'] });
const RIDERS = unit({
  id: 'warg-riders',
  name: 'Warg Riders',
  characteristics: ['Cavalry', 'Orc'],
  keywords: ['Preferred Terrain (Rugged)'],
});
const ELSEWHERE = unit({ id: 'reavers', faction: 'feudom', name: 'Reavers', characteristics: ['Infantry'] });
const IRIAVIK = who('Iriavik, Restless Pup', []);

const catalogue = (...more: readonly Unit[]) =>
  createCatalogue({ factions: [], units: [HUNTERS, SCARRED, SKIN, RIDERS, IRIAVIK, ELSEWHERE, ...more] });

function who(name: string, keywords: readonly string[], overrides: Partial<Unit> = {}): Unit {
  return unit({ id: name, name, keywords, type: 'Character', characteristics: ['Character'], ...overrides });
}

function joined(join: string, overrides: Partial<Unit> = {}) {
  const character = who('Somebody', ['Scout', join], overrides);
  const { units, unmet } = joinTargets(catalogue(character), character);
  return { units: units.map((each) => each.id), unmet };
}

describe('the ways to join', () => {
  it('need all words between commas, and one of the ways between bars', () => {
    expect(joinWays({ keywords: ['Elite', 'Join (Infantry, Varank | Warg Riders)'] })).toEqual([
      ['Infantry', 'Varank'],
      ['Warg Riders'],
    ]);
  });

  it('are none without Join, or with a Join that says nothing', () => {
    expect(joinWays({ keywords: ['Scout'] })).toEqual([]);
    expect(joinWays({ keywords: ['Join'] })).toEqual([]);
    expect(joinWays({ keywords: ['Join ( | , )'] })).toEqual([]);
  });
});

describe('whom a unit may join', () => {
  it('are the units of its faction with every characteristic that is asked for', () => {
    expect(joined('Join (Infantry, Orc)').units).toEqual(['orc-hunters', 'battle-scarred']);
  });

  it('are the units of any of the ways', () => {
    expect(joined('Join (Infantry, Varank | Warg Riders)').units).toEqual(['skin-changers', 'warg-riders']);
  });

  it('may be named by a keyword without its value', () => {
    expect(joined('Join (Preferred Terrain)').units).toEqual(['warg-riders']);
  });

  it('may be named in short and in the singular', () => {
    expect(joined('Join (Hunters)').units).toEqual(['orc-hunters']);
    expect(joined('Join (Skin Changer)').units).toEqual(['skin-changers']);
  });

  it('are not guessed where a short name fits two units, or a characteristic is meant', () => {
    const twins = [unit({ id: 'grey', name: 'Grey Wolves' }), unit({ id: 'red', name: 'Red Wolves' })];
    const character = who('Somebody', ['Join (Wolves)']);
    expect(joinTargets(catalogue(character, ...twins), character).units).toEqual([]);
    const orcless = unit({ id: 'orc-friends', name: 'Orc Friends', characteristics: ['Infantry'] });
    const friend = who('Friend', ['Join (Infantry, Orc)']);
    expect(joinTargets(catalogue(friend, orcless), friend).units).not.toContain(orcless);
  });

  it('are no Characters, but for the Companion that names one', () => {
    expect(joined('Join (Character)').units).toEqual([]);
    expect(joined('Join (Iriavik)').units).toEqual([]);
    expect(joined('Join (Iriavik)', { type: 'Companion' }).units).toEqual(['Iriavik, Restless Pup']);
  });

  it('names the ways that nothing in the catalogue fits', () => {
    expect(joined('Join (Infantry, Dead Flesh | War Rig | Hunters)')).toEqual({
      units: ['orc-hunters'],
      unmet: ['Infantry, Dead Flesh', 'War Rig'],
    });
  });
});

describe('who may join a unit', () => {
  it('are those whose cards say so', () => {
    const orc = who('Orc Chief', ['Join (Infantry, Orc)']);
    const varank = who('Varank Chief', ['Join (Infantry, Varank)']);
    const all = catalogue(orc, varank, who('Loner', []));
    expect(joiners(all, HUNTERS)).toEqual([orc]);
    expect(joiners(all, SKIN)).toEqual([varank]);
    expect(joiners(all, RIDERS)).toEqual([]);
  });
});
