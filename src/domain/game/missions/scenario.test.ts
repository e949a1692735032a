import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Feat, Mission } from './mission.ts';
import { drawScenario, redrawFeat, redrawMission, scenarioMissions } from './scenario.ts';

const mission = (id: string, kind: Mission['kind']) => ({ id, kind }) as Mission;
const CHOICE = {
  missions: [mission('a', 'official'), mission('b', 'official'), mission('c', 'community')],
  feats: [{ id: 'x' }, { id: 'y' }] as Feat[],
};
const OFFICIAL = { official: true, community: false };
const BOTH = { official: true, community: true };
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('drawScenario', () => {
  it('draws from the ticked kinds only', () => {
    fc.assert(
      fc.property(chance, chance, (first, second) => {
        const numbers = [first, second];
        const drawn = drawScenario(CHOICE, OFFICIAL, () => numbers.shift() ?? 0);
        expect(['a', 'b']).toContain(drawn?.missionId);
        expect(['x', 'y']).toContain(drawn?.featId);
      }),
    );
  });

  it('can draw every mission and every feat', () => {
    const ends = [0, 0.5, 0.99].map((number) => drawScenario(CHOICE, BOTH, () => number));
    expect(ends).toEqual([
      { missionId: 'a', featId: 'x' },
      { missionId: 'b', featId: 'y' },
      { missionId: 'c', featId: 'y' },
    ]);
  });

  it('draws nothing when no kind is ticked', () => {
    expect(drawScenario(CHOICE, { official: false, community: false }, () => 0)).toBeNull();
  });
});

describe('drawing again', () => {
  const scenario = { missionId: 'a', featId: 'x' };

  it('brings another mission and keeps the feat', () => {
    fc.assert(
      fc.property(chance, (number) => {
        const next = redrawMission(scenario, CHOICE, BOTH, () => number);
        expect(next.missionId).not.toBe('a');
        expect(next.featId).toBe('x');
      }),
    );
  });

  it('brings another feat and keeps the mission', () => {
    expect(redrawFeat(scenario, CHOICE, () => 0.99)).toEqual({ missionId: 'a', featId: 'y' });
  });

  it('keeps what there is when there is no other', () => {
    const alone = { missions: [mission('a', 'official')], feats: [{ id: 'x' }] as Feat[] };
    expect(redrawMission(scenario, alone, OFFICIAL, () => 0)).toBe(scenario);
    expect(redrawFeat(scenario, alone, () => 0)).toBe(scenario);
    expect(scenarioMissions(CHOICE.missions, { official: false, community: true })).toHaveLength(1);
  });
});
