import { describe, expect, it } from 'vitest';
import { realFeat, realLibrary, realMission } from '#tests/builders/games.ts';
import { featRules, missionRules } from '../setup.ts';
import { begunFeat, begunMission } from './begun-mission.ts';
import { correctMissions } from './mission-words.ts';

/** The catalogue under a later release. */
const later = correctMissions(realLibrary(), {
  'take-positions': {
    en: { name: 'Positions' },
    numbers: {
      rounds: 4,
      'turns.0': 2,
      [`scoring.${realMission('take-positions').scoring[0]?.id ?? ''}.points`]: 9,
    },
  },
  banner: { numbers: { 'meters.glory.max': 12, 'scoring.higher.points': 9 } },
});
const find = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item => {
  const found = items.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No ${id}.`);
  return found;
};
const mission = find(later.missions, 'take-positions');
const feat = find(later.feats, 'banner');

describe('a mission or feat in a game that was begun', () => {
  it('has the numbers of its beginning and the words of today', () => {
    const before = realMission('take-positions');
    const begun = begunMission(mission, missionRules(before));
    expect(mission).toMatchObject({ rounds: 4 });
    expect(begun).toEqual({ ...before, name: 'Positions' });
    expect(begunFeat(feat, featRules(realFeat('banner')))).toEqual(realFeat('banner'));
  });

  it('keeps the points of the older version that is played', () => {
    const before = realMission('consolidated-progress');
    const [variant] = before.variants.filter(({ scoring }) => scoring !== undefined);
    const box = variant?.scoring?.[0];
    if (variant === undefined || box === undefined) throw new Error('no older version scores otherwise');
    const place = `variants.${variant.id}.scoring.${box.id}.points`;
    const changed = correctMissions(realLibrary(), { 'consolidated-progress': { numbers: { [place]: 9 } } });
    const now = find(changed.missions, 'consolidated-progress');
    const points = (of: typeof now) =>
      of.variants.find(({ id }) => id === variant.id)?.scoring?.find(({ id }) => id === box.id)?.points;
    expect(points(now)).toBe(9);
    expect(points(begunMission(now, missionRules(before, variant.id)))).toBe(box.points);
  });

  it('is as the catalogue has it in a game of another one', () => {
    expect(begunMission(mission, missionRules(realMission('loot')))).toBe(mission);
    expect(begunMission(mission, null)).toBe(mission);
    expect(begunFeat(feat, featRules(realFeat('track')))).toBe(feat);
  });
});
