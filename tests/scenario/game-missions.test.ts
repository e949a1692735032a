/** Every mission and feat of the catalogue, scored from its first tap to its last. */
import { describe, expect, it } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { foldGame, type Game } from '#domain/game/log.ts';
import { GAME_END } from '#domain/game/scoring.ts';
import { missionRules } from '#domain/game/setup.ts';
import { play, readyGame, realLibrary, realMission } from '#tests/builders/games.ts';

const turn = (number: number): GameAction => ({ type: 'turn-started', player: 'anna', number });
const box = (
  player: string,
  round: number,
  id: string,
  count = 1,
  marker: string | null = null,
): GameAction => ({
  type: 'box-set',
  player,
  round,
  box: id,
  marker,
  count,
});
const anna = (id: string, count = 1, marker: string | null = null) => box('anna', 1, id, count, marker);
const berta = (id: string, count = 1, marker: string | null = null) => box('berta', 1, id, count, marker);
const scoresOf = ({ state }: Game) => [state.players['anna']?.score, state.players['berta']?.score];

function scored(mission: string, ...taps: readonly GameAction[]) {
  return scoresOf(play(readyGame(mission), turn(1), ...taps));
}

describe('official missions', () => {
  it('Take Positions: 1 for each objective of the rival’s colour, 1 when the rival holds none of yours', () => {
    expect(scored('take-positions', anna('enemy-objective', 2), anna('none-lost'))).toEqual([3, 0]);
    expect(scored('take-positions', anna('none-lost'), berta('enemy-objective', 2))).toEqual([0, 2]);
  });

  it('Fog of Death: 1 at once for each fog marker, each once in a game; 2 for the artifact', () => {
    const markers = realMission('fog-of-death').scoring.find(({ id }) => id === 'fog-contact')?.markers ?? [];
    expect(markers).toHaveLength(4);
    const fog = markers.map((marker, at) => (at === 3 ? berta : anna)('fog-contact', 1, marker));
    expect(scored('fog-of-death', ...fog, anna('artifact'))).toEqual([5, 1]);
    expect(scored('fog-of-death', anna('artifact'), berta('artifact'))).toEqual([0, 2]);
    const again = box('berta', 2, 'fog-contact', 1, markers[0] ?? '');
    expect(() => scored('fog-of-death', ...fog, turn(2), again)).toThrow('scored-before');
  });

  it('Influence Zones: 1 for more objectives, 1 for one of the rival’s colour, 1 for two', () => {
    const all = [anna('more'), anna('enemy-objective'), anna('two'), berta('two')];
    expect(scored('influence-zones', ...all)).toEqual([3, 1]);
    expect(scored('influence-zones', anna('more'), berta('more'))).toEqual([0, 1]);
  });

  it('Expanse: 2 for more brown objectives, 1 each for the same number, 1 for the centre', () => {
    expect(scored('expanse', anna('more-browns'), anna('central'))).toEqual([3, 0]);
    expect(scored('expanse', anna('same-browns'), berta('central'))).toEqual([1, 2]);
    expect(scored('expanse', berta('same-browns'), anna('more-browns'))).toEqual([2, 0]);
    expect(scored('expanse', anna('more-browns'), berta('same-browns'))).toEqual([1, 1]);
  });

  it('Loot: 1 for one, 1 for more, 1 when the rival has none', () => {
    expect(scored('loot', anna('more'), anna('rival-none'))).toEqual([3, 0]);
    expect(scored('loot', anna('more'), anna('rival-none'), berta('one'))).toEqual([2, 1]);
  });

  it('Quadrants: 2 for more, 1 each for the same number, 1 for one next to the rival’s zone', () => {
    expect(scored('quadrants', anna('more'), anna('near-rival'))).toEqual([3, 0]);
    expect(scored('quadrants', anna('more'), berta('same'), berta('near-rival'))).toEqual([1, 2]);
  });

  it('Tree Mother: sprouts and Tree at the end, each side its own, in rounds of 5, 4, 3 and 2 turns', () => {
    const mission = realMission('tree-mother');
    expect([mission.rounds, mission.turns]).toEqual([4, [5, 4, 3, 2]]);
    const sprouts = mission.pieces.filter(({ deals }) => deals.length > 0);
    expect(sprouts).toHaveLength(4);
    const destroyed = sprouts.slice(0, 3).map(({ id, states }): GameAction => ({
      type: 'piece-set',
      piece: id,
      state: states.at(-1)?.id ?? '',
    }));
    const tree = mission.pieces.find(({ wounds }) => wounds !== null);
    const end: GameAction = { type: 'phase-changed', phase: 'scoring' };
    expect(scored('tree-mother', ...destroyed)).toEqual([0, 0]);
    const attacker = mission.sides?.[0].role === 'attacker' ? 0 : 1;
    const points = (...actions: readonly GameAction[]) => {
      const both = scored('tree-mother', ...actions);
      return { attacker: both[attacker], defender: both[1 - attacker] };
    };
    expect(points(...destroyed, end)).toEqual({ attacker: 3, defender: 2 });
    const felled: GameAction = { type: 'piece-wounded', piece: tree?.id ?? '', by: tree?.wounds ?? 0 };
    expect(points(...destroyed, felled, end)).toEqual({ attacker: 4, defender: 1 });
  });

  it('Consolidated Progress: the centre, the rival’s objective 2, and none lost; more in the older version', () => {
    expect(
      scored('consolidated-progress', anna('centre'), anna('rival-2'), berta('none-lost'), anna('none-lost')),
    ).toEqual([2, 1]);
    const mission = realMission('consolidated-progress');
    const [older] = mission.variants;
    const game = play(
      readyGame('consolidated-progress'),
      { type: 'mission-set', mission: missionRules(mission, older?.id) },
      turn(1),
      ...(older?.scoring ?? []).map(({ id }) => anna(id)),
    );
    expect([game.state.mission?.variant, ...scoresOf(game)]).toEqual([older?.id, 5, 0]);
  });
});

describe('missions of the community', () => {
  it('Battle Lines: 2 for the rival’s A, 1 each for own A, B and C, 1 for both B and C', () => {
    expect(scored('battle-lines', anna('rival-a'), anna('own-a'), anna('both'))).toEqual([6, 0]);
    expect(scored('battle-lines', anna('both'), berta('b'), berta('rival-a'))).toEqual([1, 3]);
  });

  it('Breached Front: 2 for the centre, 1 each for the east, the own and the rival’s colour', () => {
    const all = [anna('centre'), anna('east'), anna('own'), anna('rival')];
    expect(scored('breached-front', ...all)).toEqual([5, 0]);
    expect(scored('breached-front', ...all, berta('own'))).toEqual([4, 1]);
  });

  it('Ghosts from the Mist: more, three, one; 3 for each ghost brought home, which is gone then', () => {
    const [ghost = ''] =
      realMission('ghosts-from-the-mist').scoring.find(({ id }) => id === 'home')?.markers ?? [];
    const home = anna('home', 1, ghost);
    const taps = [anna('more-ghosts'), anna('hold-3'), home, berta('hold-1')];
    expect(scored('ghosts-from-the-mist', ...taps)).toEqual([6, 1]);
    expect(() => scored('ghosts-from-the-mist', home, turn(2), box('anna', 2, 'home', 1, ghost))).toThrow(
      'scored-before',
    );
  });

  it('Sacred Land: altars, prayers, and offerings once in a game, in rounds of 2, 3, 4 and 5 turns', () => {
    const mission = realMission('sacred-land');
    expect(mission.turns).toEqual([2, 3, 4, 5]);
    expect(scored('sacred-land', ...mission.scoring.map(({ id }) => anna(id)))).toEqual([8, 0]);
    expect(scored('sacred-land', anna('offerings'), berta('offerings'))).toEqual([3, 3]);
    expect(() => scored('sacred-land', anna('offerings'), turn(2), box('anna', 2, 'offerings'))).toThrow(
      'scored-before',
    );
  });

  it('Rescue Mission: each comrade held, each survivor, each pair of vengeance tokens', () => {
    const taps = [anna('comrades', 4), berta('comrades', 3), anna('survivors', 2), anna('vengeance', 3)];
    expect(scored('rescue-mission', ...taps)).toEqual([8, 3]);
  });
});

describe('feats, scored when the game is over', () => {
  const ending: readonly GameAction[] = [{ type: 'phase-changed', phase: 'scoring' }];
  const meter = (player: string, id: string, by: number): GameAction => ({
    type: 'meter-moved',
    player,
    meter: id,
    by,
  });
  const withFeat = (feat: string, ...actions: readonly GameAction[]) =>
    scoresOf(play(readyGame('take-positions', feat), turn(1), ...actions, ...ending));

  it('Track: 4 for who is first at 4, the rival its position minus 1; else each its position', () => {
    expect(withFeat('track', meter('anna', 'track', 2), meter('berta', 'track', 3))).toEqual([2, 4]);
    expect(withFeat('track', meter('anna', 'track', 2))).toEqual([3, 1]);
    const late = [meter('berta', 'track', 3), meter('anna', 'track', 1)];
    expect(() => withFeat('track', ...late)).toThrow('at-limit');
  });

  it('Decapitation: 2 for the rival’s commander, 1 for one’s own alive, 1 for the contract', () => {
    const roles: readonly GameAction[] = ['anna', 'berta'].map((player) => ({
      type: 'role-set',
      player,
      role: 'commander',
      unit: `${player}/officer`,
    }));
    const contract: GameAction = { type: 'role-set', player: 'anna', role: 'contract', unit: 'berta/troop' };
    const killed: readonly GameAction[] = ['berta/officer', 'berta/troop'].map((unit) => ({
      type: 'unit-placed',
      unit,
      place: 'destroyed',
    }));
    expect(withFeat('decapitation', ...roles, contract, ...killed)).toEqual([4, 0]);
    expect(withFeat('decapitation', ...roles, contract)).toEqual([1, 1]);
  });

  it('The Rift: 2 for each fog marker taken', () => {
    const [token] = realLibrary().feats.find(({ id }) => id === 'the-rift')?.tokens ?? [];
    const taken: GameAction = { type: 'player-token-moved', player: 'berta', token: token?.id ?? '', by: 2 };
    expect(withFeat('the-rift', taken)).toEqual([0, 4]);
  });

  it('Banner: glory, and who lost the banner', () => {
    const feat = realLibrary().feats.find(({ id }) => id === 'banner');
    const flag = feat?.flags[0]?.id ?? '';
    const glory = feat?.meters[0]?.id ?? '';
    const lost: GameAction = { type: 'flag-set', player: 'berta', flag, set: true };
    expect(withFeat('banner', lost, meter('anna', glory, 3))).toEqual([4, 0]);
    expect(withFeat('banner')).toEqual([2, 2]);
    const fallen = [meter('berta', glory, 5), meter('anna', glory, 9), meter('anna', glory, 2)];
    const game = play(readyGame('take-positions', 'banner'), ...fallen);
    expect(game.state.players['berta']?.meters[glory]).toBe(4);
  });

  it('Resources: 1 each at 4, 7 and 10, 1 for more than the rival; a hand may put it right', () => {
    const id = realLibrary().feats.find((feat) => feat.id === 'resources')?.meters[0]?.id ?? '';
    expect(withFeat('resources', meter('anna', id, 9), meter('berta', id, 6))).toEqual([4, 2]);
    const corrected = box('anna', GAME_END, 'ten', 0);
    expect(withFeat('resources', meter('anna', id, 9), corrected)).toEqual([3, 0]);
  });
});

describe('all missions', () => {
  it.each(realLibrary().missions.map(({ id }) => [id]))(
    '%s: its event tokens trigger where they stand',
    (id) => {
      const mission = realMission(id);
      let game = play(readyGame(id), turn(1));
      const pass = (player: string): GameAction => ({
        type: 'activation-completed',
        player,
        unit: null,
        extra: false,
      });
      const turns = mission.turns[0] ?? 0;
      for (let at = 0; at < turns; at += 1) game = play(game, pass('anna'), pass('berta'));
      const expected = mission.markers.flatMap(({ id: marker, start, step }) => {
        const positions = step === null ? [start] : Array.from({ length: 9 }, (_, at) => start + at * step);
        return positions.filter((position) => position <= turns).map((position) => ({ marker, position }));
      });
      expect(game.state.due).toHaveLength(expected.length);
      expect(game.state.due).toEqual(expect.arrayContaining(expected));
      expect(foldGame(game.log)).toEqual(game.state);
    },
  );
});
