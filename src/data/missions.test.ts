import { describe, expect, it } from 'vitest';
import { localName } from '#domain/catalogue/localise.ts';
import { findMission, loadMission, loadMissions } from './missions.ts';

/**
 * Every name in docs/game.md, "Missions and feats", and the mission that the facts know besides.
 */
const NAMES =
  'Take Positions|Fog of Death|Influence Zones|Expanse|Loot|Quadrants|Tree Mother|Battle Lines|Breached Front|Ghosts from the Mist|Sacred Land|Rescue Mission|Track|Decapitation|The Rift|Banner|Resources|Consolidated Progress';

describe('loadMissions', () => {
  it('knows every mission and feat by its name', async () => {
    const { missions, feats } = await loadMissions('en');
    expect([...missions, ...feats].map(({ name }) => name).toSorted()).toEqual(NAMES.split('|').toSorted());
    expect(feats.map(({ name }) => name)).toEqual([
      'Banner',
      'Decapitation',
      'Resources',
      'The Rift',
      'Track',
    ]);
  });

  it.each([
    ['es', 'Botín', 'Recoger'],
    ['fr', 'Butin', 'Ramasser'],
  ] as const)('answers the words of %s', async (language, name, rule) => {
    const found = findMission(await loadMissions(language), 'loot');
    if (found?.kind !== 'mission') throw new Error('loot is a mission');
    expect(localName(found.mission, language)).toBe(name);
    expect(found.mission.rules.map((each) => localName(each, language))).toContain(rule);
  });
});

describe('loadMission', () => {
  it('finds missions and feats, and says when there is neither', async () => {
    expect((await loadMission('tree-mother', 'en'))?.kind).toBe('mission');
    expect((await loadMission('banner', 'fr'))?.kind).toBe('feat');
    expect(await loadMission('nowhere', 'en')).toBeNull();
  });
});
