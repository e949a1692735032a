import { describe, expect, it } from 'vitest';
import { guest, play, readyGame, realFeat, realMission, setupActions, troop } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { act, type Game, lastEvent, newGame, redo, undo } from '../log.ts';
import { refusalOf } from './reduce.ts';
import { restoreGame, savedText } from '../saved/saved-game.ts';
import { featRules, missionRules } from '../setup.ts';

const refused = (game: Game, action: GameAction) => refusalOf(game.state, { ...action, at: 0 });
const added = (id: string): GameAction => ({ type: 'player-added', player: guest(id) });
const phase = (to: 'setup' | 'deployment' | 'game' | 'scoring' | 'summary'): GameAction => ({
  type: 'phase-changed',
  phase: to,
});
const mission = (id: string): GameAction => ({ type: 'mission-set', mission: missionRules(realMission(id)) });
const empty = newGame('g', 0);

describe('players', () => {
  it('come in two at most, change, and go with all that is theirs', () => {
    const game = play(readyGame('loot', 'decapitation'), {
      type: 'role-set',
      player: 'berta',
      role: 'contract',
      unit: 'anna/troop',
    });
    expect([refused(game, added('carla')), refused(game, added('anna'))]).toEqual([
      'two-players',
      'player-exists',
    ]);
    const gone = play(game, { type: 'player-removed', player: 'anna' });
    expect(Object.keys(gone.state.players)).toEqual(['berta']);
    expect(Object.keys(gone.state.units)).toEqual(['berta/troop', 'berta/officer']);
    expect(gone.state.players['berta']?.roles).toEqual({});
    expect([gone.state.rollOffWinner, gone.state.initiativePlayer]).toEqual([null, 'berta']);
    expect(refused(gone, { type: 'player-removed', player: 'anna' })).toBe('unknown-player');
    const named = play(game, { type: 'player-changed', player: guest('anna', 'Ana') });
    expect(named.state.players['anna']).toMatchObject({ name: 'Ana', units: ['anna/troop', 'anna/officer'] });
    expect(refused(game, { type: 'player-changed', player: guest('carla') })).toBe('unknown-player');
  });

  it('take the mission’s sides, whichever comes first, and change them with each other', () => {
    const sides = ({ state }: Game) => Object.values(state.players).map(({ side }) => side);
    const before = play(empty, added('anna'), added('berta'), mission('tree-mother'));
    const after = play(empty, mission('tree-mother'), added('anna'), added('berta'));
    expect(sides(before)).toEqual(['raiders', 'syenann']);
    expect(sides(after)).toEqual(['raiders', 'syenann']);
    const change = (side: string): GameAction => ({
      type: 'player-changed',
      player: { ...guest('anna'), side },
    });
    expect(sides(play(after, change('syenann')))).toEqual(['syenann', 'raiders']);
    expect(refused(after, change('loot'))).toBe('wrong-side');
    expect(sides(play(after, mission('loot')))).toEqual([null, null]);
  });

  it('bring lists, of which a new one takes the place of the old', () => {
    const game = readyGame();
    const list = setupActions('loot', null).find(({ type }) => type === 'list-set');
    if (list?.type !== 'list-set') throw new Error('No list.');
    expect(play(game, list).state).toEqual(game.state);
    expect(refused(game, { ...list, player: 'berta' })).toBe('unit-exists');
    expect(refused(game, { ...list, player: 'carla' })).toBe('unknown-player');
    const counter = (id: string, unit: string | null): GameAction => ({
      type: 'counter-set',
      counter: { id, kind: 'effect', position: 2, player: 'anna', unit, text: '' },
    });
    const marked = play(
      game,
      counter('gone', 'anna/troop'),
      counter('stays', null),
      { type: 'turn-started', player: 'anna', number: 1 },
      { type: 'activation-started', unit: 'anna/troop' },
    );
    const without = play(marked, { type: 'list-removed', player: 'anna' });
    expect([Object.keys(without.state.counters), without.state.activeUnit]).toEqual([['stays'], null]);
    expect(without.state.players['anna']).toMatchObject({ list: null, units: [] });
    expect(refused(game, { type: 'list-removed', player: 'carla' })).toBe('unknown-player');
  });
});

describe('a unit that comes in later', () => {
  const arrival = (player: string, id: string): GameAction => ({
    type: 'unit-added',
    player,
    unit: troop(id),
  });

  it('stands behind the units of its player, on the table once the game is on', () => {
    const game = play(readyGame(), arrival('anna', 'anna/scouts'));
    expect(game.state.players['anna']?.units).toEqual(['anna/troop', 'anna/officer', 'anna/scouts']);
    expect(game.state.units['anna/scouts']).toMatchObject({ player: 'anna', place: 'table', stress: 0 });
    const early = play(newGame('g', 0), ...setupActions('loot', null).slice(0, -1), arrival('berta', 'late'));
    expect(early.state.units['late']?.place).toBe('reserve');
    expect(restoreGame(savedText(game.log))).toEqual({ kind: 'restored', game });
  });

  it('is refused under an id that is taken, and for a player who is not in the game', () => {
    expect(refused(readyGame(), arrival('anna', 'berta/troop'))).toBe('unit-exists');
    expect(refused(readyGame(), arrival('carla', 'carla/troop'))).toBe('unknown-player');
  });
});

describe('mission and feat', () => {
  it('start what belongs to them anew, and only that', () => {
    const played = play(
      readyGame('fog-of-death', 'track'),
      { type: 'turn-started', player: 'anna', number: 1 },
      { type: 'box-set', player: 'anna', round: 1, box: 'artifact', marker: null, count: 1 },
      { type: 'box-set', player: 'anna', round: 0, box: 'track', marker: null, count: 4 },
      { type: 'meter-moved', player: 'anna', meter: 'track', by: 2 },
    );
    const other = play(played, { type: 'feat-set', feat: featRules(realFeat('banner')) });
    expect(other.state.players['anna']).toMatchObject({ score: 2, meters: { glory: 1 } });
    const none = play(played, { type: 'mission-set', mission: null }, { type: 'feat-set', feat: null });
    expect(none.state).toMatchObject({ markers: {}, pieces: {}, mission: null, feat: null });
    expect(none.state.players['anna']).toMatchObject({ score: 0, meters: {} });
  });
});

describe('phases', () => {
  it('note the start from deployment to game, and the end from scoring to summary if it is not set', () => {
    const game = readyGame();
    expect(game.state.gameStartTime).toBe(lastEvent(game.log)?.at);
    expect(game.state.units['anna/troop']?.place).toBe('table');
    expect(refused(game, phase('game'))).toBe('no-change');
    const end = play(game, phase('scoring'), phase('summary'));
    expect(end.state.gameEndTime).toBe(lastEvent(end.log)?.at);
    const again = play(end, phase('scoring'), phase('summary'));
    expect(again.state.gameEndTime).toBe(end.state.gameEndTime);
    const early = play(game, { type: 'game-ended', reason: 'conceded' });
    const closed = play(early, phase('scoring'), phase('summary'));
    expect(closed.state).toMatchObject({ gameEndTime: early.state.gameEndTime, endReason: 'conceded' });
    expect(play(game, phase('setup'), phase('game')).state.gameStartTime).toBe(game.state.gameStartTime);
  });

  it('keep the first start when a player looks back at deployment', () => {
    const game = readyGame();
    const back = play(game, phase('deployment'), phase('game'));
    expect(back.state.gameStartTime).toBe(game.state.gameStartTime);
  });

  it('leave units that were held back where they are', () => {
    const actions = setupActions('loot', null);
    const held: GameAction = { type: 'unit-placed', unit: 'anna/troop', place: 'hidden' };
    const game = play(newGame('g', 0), ...actions.slice(0, -1), held, phase('game'));
    expect(game.state.units['anna/troop']?.place).toBe('hidden');
  });
});

describe('the log', () => {
  it('refuses as a value, changes nothing then, and has nothing to undo at its start', () => {
    expect(act(empty, { type: 'roll-off-won', player: 'x' }, 1)).toEqual({
      ok: false,
      code: 'unknown-player',
    });
    expect(undo(empty)).toBe(empty);
    expect(lastEvent(empty.log)).toBeNull();
  });

  it('takes the latest event back by one step, whatever came before it', () => {
    const game = readyGame();
    const next = play(game, { type: 'note-added', text: 'x', unit: null });
    expect(undo(next).state).toBe(game.state);
    expect(undo(redo(game)).state).toEqual(undo(game).state);
  });

  it('forgets what was undone when something else is done', () => {
    const game = undo(undo(readyGame()));
    const next = play(game, { type: 'note-added', text: 'x', unit: null });
    expect(next.log.events).toHaveLength(next.log.cursor);
    expect(next.state.notes).toHaveLength(1);
  });
});
