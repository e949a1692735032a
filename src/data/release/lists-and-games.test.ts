import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeList } from '#domain/sharing/decode.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { documentFromPayload } from '#domain/sharing/sent-document.ts';
import { documentFromSavedList, toSavedList } from '#domain/roster/saved-list.ts';
import { armyOf } from '#domain/roster/army.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { heldPatch, heldRelease } from '#tests/builders/held-release.ts';
import { catalogue } from '../catalogue.ts';
import type { Overlay } from '#domain/catalogue/release/overlay.ts';
import { begunFeat, begunMission } from '#domain/game/missions/begun-mission.ts';
import { restoreGame, savedText } from '#domain/game/saved/saved-game.ts';
import { featRules, missionRules } from '#domain/game/setup.ts';
import { bringList } from '../games/bring-list.ts';
import { gameStore } from '../games/game-store.ts';
import { loadMissions } from '../missions.ts';
import { setPatch } from './kept-patch.ts';
import { holdTexts } from './kept-texts.ts';

const FACTION = 'northern-tribes';
const BUILD = catalogue;
const UNITS = BUILD.unitsByFaction.get(FACTION) ?? [];

const key = (unit: Unit) => unitKey(unit.faction, unit.id);

/** Releases that change points and availability of units, or retire them. */
const release = fc
  .array(
    fc.tuple(
      fc.constantFrom(...UNITS),
      fc.option(fc.record({ points: fc.nat(60), availability: fc.integer({ min: 1, max: 9 }) })),
    ),
    { maxLength: 40 },
  )
  .map((says) =>
    heldPatch(Object.fromEntries(says.map(([unit, facts]) => [key(unit), facts && { ...unit, ...facts }]))),
  );

const list = fc
  .dictionary(fc.constantFrom(...UNITS.map(({ id }) => id)), fc.integer({ min: 1, max: 9 }), { maxKeys: 12 })
  .map((quantities) => documentWith(quantities));

/** The mission and the feat as the catalogue has them now. */
async function scenario() {
  const { missions, feats } = await loadMissions('en');
  const [mission] = missions.filter(({ id }) => id === 'battle-lines');
  const [feat] = feats.filter(({ id }) => id === 'banner');
  if (mission === undefined || feat === undefined) throw new Error('the catalogue has no such scenario');
  return { mission, feat };
}

afterEach(() => {
  setPatch(null);
  holdTexts(null);
});

describe('a list under any release', () => {
  it('keeps every entry of a link and of a saved list, whatever became of its units', () => {
    fc.assert(
      fc.property(list, release, release, (document, before, after) => {
        setPatch(before);
        const entries = document.entries.map(({ unitId }) => unitId);
        const code = encodeList(payloadOf(document, catalogue, { createdAt: null }));
        const stamp = { id: '1', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
        const saved = toSavedList(document, catalogue, stamp);
        setPatch(after);
        const link = decodeList(code);
        const opened = link.ok ? documentFromPayload(link.payload, catalogue) : null;
        const lines = (of: typeof opened) => of?.entries.map(({ unitId }) => unitId);
        expect(lines(opened)).toEqual(entries);
        expect(armyOf(opened ?? document, catalogue)).toHaveLength(entries.length);
        const brought = saved.ok ? documentFromSavedList(saved.list, catalogue) : opened;
        expect(lines(brought)).toEqual(entries);
      }),
    );
  });
});

describe('a game', () => {
  it('keeps the facts of its units when a release changes or retires them', async () => {
    const player = { id: 'anna', name: 'Anna', kind: 'guest', wabId: null, side: null } as const;
    expect(gameStore.getState().act({ type: 'player-added', player })).toBeNull();
    expect(await bringList('anna', documentWith({ hersir: 1, coal: 1 }), 'saved')).toBe('brought');
    const before = structuredClone(gameStore.getState().game.state);
    const hersir = BUILD.unitByKey.get(`${FACTION}/hersir`);
    if (hersir === undefined) throw new Error('the catalogue has no Hersir');
    setPatch(
      heldPatch({ [key(hersir)]: { ...hersir, name: 'Other', points: 1 }, [`${FACTION}/coal`]: null }),
    );
    expect(Object.keys(before.units).length).toBeGreaterThan(1);
    expect(gameStore.getState().game.state).toEqual(before);
  });

  it('keeps the numbers of its mission and feat when a release changes them', async () => {
    const { act } = gameStore.getState();
    const old = await scenario();
    const begin = { type: 'mission-set', mission: missionRules(old.mission) } as const;
    expect([act(begin), act({ type: 'feat-set', feat: featRules(old.feat) })]).toEqual([null, null]);
    const before = structuredClone(gameStore.getState().game.state);
    const missions: Overlay['missions'] = {
      'battle-lines': { numbers: { rounds: 5, 'turns.0': 2, 'scoring.own-a.points': 9 } },
      banner: { numbers: { 'meters.glory.max': 20, 'scoring.higher.points': 9 } },
    };
    heldRelease({ missions });
    const { mission, feat } = await scenario();
    expect([mission.rounds, mission.turns, feat.meters[0]?.max]).toEqual([5, [2, 5, 5, 5, 5], 20]);
    const { game } = gameStore.getState();
    expect(game.state).toEqual(before);
    const stored = restoreGame(savedText(game.log));
    expect(stored).toMatchObject({ kind: 'restored', game: { state: before } });
    expect(begunMission(mission, game.state.mission)).toEqual(old.mission);
    expect(begunFeat(feat, game.state.feat)).toEqual(old.feat);
  });
});
