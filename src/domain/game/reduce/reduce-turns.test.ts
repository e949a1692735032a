import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import type { Game } from '../log.ts';
import { refusalOf } from './reduce.ts';
import { nextInitiative, turnsOver } from './reduce-turns.ts';

const turn = (number: number, player = 'anna'): GameAction => ({ type: 'turn-started', player, number });
const pass = (player: string): GameAction => ({
  type: 'activation-completed',
  player,
  unit: null,
  extra: false,
});
const done = (unit: string, extra = false): GameAction => ({
  type: 'activation-completed',
  player: unit.split('/')[0] ?? '',
  unit,
  extra,
});
const begin = (unit: string): GameAction => ({ type: 'activation-started', unit });
const refused = (game: Game, action: GameAction) => refusalOf(game.state, { ...action, at: 0 });
const started = play(readyGame('take-positions'), turn(1));
const five = (player: string) => Array.from({ length: 5 }, () => pass(player));

describe('a turn', () => {
  it('starts with no activation, and started again only changes who is active', () => {
    expect(started.state.turns[1]).toMatchObject({
      activePlayer: 'anna',
      activationsCompleted: { anna: 0, berta: 0 },
    });
    const again = play(started, pass('anna'), turn(1, 'anna'));
    expect(again.state.turns[1]).toMatchObject({ activePlayer: 'anna', activationsCompleted: { anna: 1 } });
    expect([refused(started, turn(4)), refused(started, turn(0)), refused(started, turn(1, 'x'))]).toEqual([
      'no-round',
      'no-round',
      'unknown-player',
    ]);
  });

  it('passes from player to player, the first one first in each turn of it', () => {
    const active = ({ state }: Game) => state.turns[1]?.activePlayer;
    const one = play(started, pass('anna'));
    const two = play(one, pass('berta'));
    expect([active(started), active(one), active(two)]).toEqual(['anna', 'berta', 'anna']);
    expect([turnsOver(one.state), turnsOver(two.state), turnsOver(readyGame().state)]).toEqual([0, 1, 0]);
  });

  it('makes the other the alternating player when one has five, until both have', () => {
    const alone = play(started, ...five('anna'));
    expect(alone.state.turns[1]).toMatchObject({ alternatingPlayer: 'berta', activePlayer: 'berta' });
    expect(refused(alone, pass('anna'))).toBe('activations-spent');
    const both = play(alone, ...five('berta'));
    expect(both.state.turns[1]?.alternatingPlayer).toBeNull();
  });

  it('has as many activations as the mission has turns in that round', () => {
    const sacred = play(readyGame('sacred-land'), turn(1), pass('anna'), pass('anna'));
    expect(sacred.state.turns[1]?.alternatingPlayer).toBe('berta');
    expect(refused(sacred, pass('anna'))).toBe('activations-spent');
  });

  it('marks the unit, and gives one stress to a unit that has its token already', () => {
    const game = play(started, begin('anna/troop'), done('anna/troop'), done('anna/troop'));
    expect(game.state.units['anna/troop']).toMatchObject({ activated: true, stress: 1 });
    expect(game.state.turns[1]?.activationsCompleted['anna']).toBe(2);
    expect(game.state.activeUnit).toBeNull();
    expect(refused(play(started, begin('anna/troop')), begin('anna/troop'))).toBe('no-change');
    const extra = play(started, done('anna/troop', true));
    expect(extra.state.turns[1]?.activationsCompleted['anna']).toBe(0);
  });

  it('ends Slowed, Disarmed and Vulnerable with the activation, and leaves Frightened', () => {
    const states = (['slowed', 'disarmed', 'vulnerable', 'frightened'] as const).map((state): GameAction => ({
      type: 'state-set',
      unit: 'anna/troop',
      state,
      on: true,
    }));
    const game = play(started, ...states, done('anna/troop'));
    expect(game.state.units['anna/troop']?.states).toEqual(['frightened']);
  });

  it('lets only units play that can', () => {
    const away: GameAction = { type: 'unit-placed', unit: 'anna/troop', place: 'hidden' };
    const broken: GameAction = { type: 'state-set', unit: 'anna/troop', state: 'demoralized', on: true };
    const join: GameAction = { type: 'character-joined', unit: 'anna/officer', host: 'anna/troop' };
    expect(refused(play(started, away), begin('anna/troop'))).toBe('not-on-table');
    expect(refused(play(started, broken), done('anna/troop'))).toBe('demoralized');
    expect(refused(play(started, join), begin('anna/officer'))).toBe('joined');
    expect(refused(started, begin('nobody'))).toBe('unknown-unit');
    expect(refused(started, { ...done('berta/troop'), player: 'anna' } as GameAction)).toBe('not-own-unit');
    expect(refused(started, pass('nobody'))).toBe('unknown-player');
    expect(refused(readyGame(), pass('anna'))).toBe('no-turn');
  });
});

describe('the end of a turn', () => {
  const stressed = play(
    started,
    { type: 'unit-stressed', unit: 'anna/troop', by: 3 },
    { type: 'unit-stressed', unit: 'berta/troop', by: 3 },
    { type: 'unit-stressed', unit: 'berta/officer', by: 3 },
    { type: 'state-set', unit: 'berta/officer', state: 'demoralized', on: true },
    done('anna/troop'),
  );
  const completed = play(stressed, { type: 'turn-completed', number: 1 });

  it('stores the scores, takes stress and activation tokens, and lets nothing more be done in it', () => {
    expect(completed.state.turns[1]).toMatchObject({ completed: true, scores: { anna: 0, berta: 0 } });
    const left = ['anna/troop', 'berta/troop', 'berta/officer'].map(
      (id) => completed.state.units[id]?.stress,
    );
    expect(left).toEqual([2, 1, 3]);
    expect(completed.state.units['anna/troop']?.activated).toBe(false);
    const after = [pass('anna'), begin('anna/troop')].map((action) => refused(completed, action));
    expect(after).toEqual(['turn-over', 'turn-over']);
    expect(refused(completed, { type: 'turn-completed', number: 1 })).toBe('no-change');
    expect(refused(completed, { type: 'turn-ended', number: 1 })).toBe('no-change');
    expect(refused(completed, { type: 'turn-ended', number: 2 })).toBe('no-turn');
    expect(refused(completed, { type: 'turn-completed', number: 2 })).toBe('no-turn');
  });

  it('only marks it when it is ended first', () => {
    const ended = play(stressed, { type: 'turn-ended', number: 1 });
    expect(ended.state.turns[1]).toMatchObject({ completed: true, scores: null });
    expect(play(ended, { type: 'turn-completed', number: 1 }).state.turns[1]?.scores).toEqual({
      anna: 0,
      berta: 0,
    });
  });

  it('gives the initiative to the lower score, and to the other at a tie', () => {
    expect([stressed.state.initiativePlayer, completed.state.initiativePlayer]).toEqual(['berta', 'anna']);
    const ahead = play(stressed, { type: 'score-set', player: 'anna', score: 2, round: 1 });
    expect(nextInitiative(ahead.state)).toBe('berta');
    expect(nextInitiative({ ...ahead.state, initiativePlayer: null })).toBeNull();
    const { berta, ...others } = ahead.state.players;
    expect([berta?.id, nextInitiative({ ...ahead.state, players: others })]).toEqual(['berta', 'berta']);
  });

  it('triggers the tokens that its turns passed over, which are done one by one', () => {
    const game = play(readyGame('fog-of-death'), turn(1), { type: 'turn-ended', number: 1 });
    const [due] = game.state.due;
    expect(game.state.due).toHaveLength(1);
    expect(due?.position).toBe(3);
    const after = play(game, { type: 'marker-done', marker: due?.marker ?? '' });
    expect(after.state.due).toEqual([]);
    expect(refused(after, { type: 'marker-done', marker: due?.marker ?? '' })).toBe('unknown-part');
  });

  it('keeps the initiative that was set last, the initial one apart', () => {
    const later = play(started, { type: 'initiative-set', player: 'anna' });
    expect([later.state.initiativePlayer, later.state.initialInitiativePlayerId]).toEqual(['anna', 'berta']);
    expect(refused(started, { type: 'initiative-set', player: 'x' })).toBe('unknown-player');
  });
});
