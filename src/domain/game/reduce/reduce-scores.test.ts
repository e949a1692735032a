import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import type { Game } from '../log.ts';
import { refusalOf } from './reduce.ts';
import { countNow, roundFor } from '../summary.ts';

const refused = (game: Game, action: GameAction) => refusalOf(game.state, { ...action, at: 0 });
const turn: GameAction = { type: 'turn-started', player: 'anna', number: 1 };
const score = (value: number, round: number | null): GameAction => ({
  type: 'score-set',
  player: 'anna',
  score: value,
  round,
});
const box = (id: string, more: Partial<Extract<GameAction, { type: 'box-set' }>> = {}): GameAction => ({
  type: 'box-set',
  player: 'anna',
  round: 1,
  box: id,
  marker: null,
  count: 1,
  ...more,
});
const loot = play(readyGame('loot', 'banner'), turn);

describe('a score set by hand', () => {
  it('gives the round the difference, and the end of the game what belongs to no round', () => {
    const game = play(loot, box('one'), score(5, 1), score(6, null));
    expect(game.state.players['anna']).toMatchObject({ score: 6, roundScores: { 0: 1, 1: 5 } });
    expect(play(game, score(4, 1)).state.players['anna']?.roundScores).toEqual({ 0: 1, 1: 3 });
    expect([
      refused(game, score(6, 1)),
      refused(game, score(7, 2)),
      refused(game, { ...score(1, 1), player: 'x' } as GameAction),
    ]).toEqual(['no-change', 'no-round', 'unknown-player']);
  });
});

describe('a box', () => {
  it('is refused where it does not belong', () => {
    const why = [
      box('one', { player: 'x' }),
      box('what'),
      box('one', { marker: 'fog-1' }),
      box('one', { round: 2 }),
      box('one', { round: 0 }),
      box('equal'),
      box('one', { count: 2 }),
      box('one', { count: null }),
    ].map((action) => refused(loot, action));
    expect(why).toEqual([
      'unknown-player',
      'unknown-box',
      'unknown-part',
      'no-round',
      'no-round',
      'no-round',
      'too-many',
      'no-change',
    ]);
    const tree = play(readyGame('tree-mother'), turn);
    expect(refused(tree, box('sprout-left', { round: 0 }))).toBe('wrong-side');
    expect(refused(play(readyGame('fog-of-death'), turn), box('fog-contact'))).toBe('unknown-part');
  });

  it('is open for every round once the game is scored, turns kept or not', () => {
    const game = play(
      readyGame('loot'),
      { type: 'phase-changed', phase: 'scoring' },
      box('one', { round: 3 }),
    );
    expect(game.state.players['anna']?.roundScores).toEqual({ 3: 1 });
  });

  it('counts by its formula until a hand says otherwise, and again once the hand is taken away', () => {
    const over = play(loot, { type: 'phase-changed', phase: 'scoring' });
    const equal = over.state.feat?.scoring.find(({ id }) => id === 'equal');
    if (equal === undefined) throw new Error('No box.');
    const count = (game: Game) => countNow(game.state, roundFor(equal, 1), 'anna', equal, null);
    const cleared = play(over, box('equal', { round: 0, count: 0 }));
    expect([count(loot), count(over), count(cleared)]).toEqual([0, 1, 0]);
    expect(count(play(cleared, box('equal', { round: 0, count: null })))).toBe(1);
    expect(roundFor({ when: 'at-once' }, 2)).toBe(2);
  });
});

describe('parts of a feat', () => {
  it('are refused where there is no such part, unit or player', () => {
    const ofPlayer = { player: 'anna' } as const;
    const role = (unit: string | null, id = 'carrier'): GameAction => ({
      type: 'role-set',
      ...ofPlayer,
      role: id,
      unit,
    });
    expect(refused(loot, { type: 'meter-moved', ...ofPlayer, meter: 'x', by: 1 })).toBe('unknown-part');
    expect(refused(loot, { type: 'meter-moved', player: 'x', meter: 'glory', by: 1 })).toBe('unknown-player');
    expect(refused(loot, { type: 'meter-moved', ...ofPlayer, meter: 'glory', by: -1 })).toBe('at-limit');
    expect(refused(loot, { type: 'player-token-moved', ...ofPlayer, token: 'x', by: 1 })).toBe(
      'unknown-part',
    );
    expect(refused(loot, { type: 'flag-set', ...ofPlayer, flag: 'x', set: true })).toBe('unknown-part');
    expect(refused(loot, { type: 'flag-set', ...ofPlayer, flag: 'lost', set: false })).toBe('no-change');
    expect(
      [role('x'), role('berta/troop'), role(null), role(null, 'x')].map((action) => refused(loot, action)),
    ).toEqual(['unknown-unit', 'not-own-unit', 'no-change', 'unknown-part']);
    const carried = play(loot, role('anna/troop'));
    expect(carried.state.players['anna']?.roles).toEqual({ carrier: 'anna/troop' });
    expect(play(carried, role(null)).state.players['anna']?.roles).toEqual({});
    const rift = play(readyGame('loot', 'the-rift'), {
      type: 'player-token-moved',
      player: 'anna',
      token: 'fog',
      by: 2,
    });
    expect(refused(rift, { type: 'player-token-moved', player: 'anna', token: 'fog', by: 1 })).toBe(
      'at-limit',
    );
  });
});
