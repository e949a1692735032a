import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import { dealPieces } from '../missions/deal.ts';
import type { GameAction } from '../events.ts';
import type { Game } from '../log.ts';
import { refusalOf } from './reduce.ts';
import { usedAt } from './reduce-table.ts';

const refused = (game: Game, action: GameAction) => refusalOf(game.state, { ...action, at: 0 });
const tree = readyGame('tree-mother');
const minute = 60_000;

describe('pieces', () => {
  it('take wounds up to their last state, and come back below it', () => {
    const hit = (by: number): GameAction => ({ type: 'piece-wounded', piece: 'tree', by });
    expect(play(tree, hit(6)).state.pieces['tree']).toMatchObject({ state: 'alive', wounds: 6 });
    const felled = play(tree, hit(99));
    expect(felled.state.pieces['tree']).toMatchObject({ state: 'destroyed', wounds: 7 });
    expect(play(felled, hit(-1)).state.pieces['tree']).toMatchObject({ state: 'alive', wounds: 6 });
    expect(refused(tree, hit(-1))).toBe('at-limit');
    expect(refused(tree, { ...hit(1), piece: 'sprout-1' } as GameAction)).toBe('unknown-part');
  });

  it('change into states that they have', () => {
    const set = (piece: string, state: string): GameAction => ({ type: 'piece-set', piece, state });
    expect(play(tree, set('sprout-1', 'destroyed')).state.pieces['sprout-1']?.state).toBe('destroyed');
    expect([
      refused(tree, set('sprout-1', 'alive')),
      refused(tree, set('sprout-1', 'x')),
      refused(tree, set('x', 'y')),
    ]).toEqual(['no-change', 'unknown-part', 'unknown-part']);
  });

  it('get each a random token of one stack', () => {
    const mission = tree.state.mission ?? { pieces: [] };
    const draw = dealPieces(mission, () => 0.999);
    if (draw === null) throw new Error('Nothing was drawn.');
    const game = play(tree, draw);
    const deals = Object.values(game.state.pieces).flatMap(({ deal }) => deal ?? []);
    expect(deals.toSorted()).toEqual(['activation', 'command', 'damage', 'tinge']);
    expect(dealPieces({ pieces: [] }, () => 0)).toBeNull();
    expect(refused(tree, { type: 'pieces-dealt', deals: { tree: 'tinge' } })).toBe('unknown-part');
  });
});

describe('tokens on the turn counter', () => {
  it('are put, moved and taken away', () => {
    const counter = {
      id: 'c',
      kind: 'effect',
      position: 4,
      player: 'anna',
      unit: null,
      text: 'Ballad',
    } as const;
    const game = play(tree, { type: 'counter-set', counter });
    expect(
      play(game, { type: 'counter-set', counter: { ...counter, position: 6 } }).state.counters['c']?.position,
    ).toBe(6);
    expect(play(game, { type: 'counter-removed', counter: 'c' }).state.counters).toEqual({});
    expect(refused(tree, { type: 'counter-removed', counter: 'c' })).toBe('unknown-part');
    expect(refused(tree, { type: 'counter-set', counter: { ...counter, player: 'x' } })).toBe(
      'unknown-player',
    );
    expect(refused(tree, { type: 'counter-set', counter: { ...counter, unit: 'x' } })).toBe('unknown-unit');
  });
});

describe('the clock', () => {
  const clock: GameAction = { type: 'clock-set', clock: { limit: 60 * minute } };
  const pass: GameAction = { type: 'activation-completed', player: 'anna', unit: null, extra: false };
  const paused = (value: boolean): GameAction => ({ type: 'clock-paused', paused: value });
  const running = play(tree, clock, { type: 'turn-started', player: 'anna', number: 1 });

  it('runs for the active player, from turn to turn', () => {
    expect(running.state.clock?.running?.player).toBe('anna');
    const next = play(running, pass);
    expect(next.state.clock).toMatchObject({ used: { anna: minute }, running: { player: 'berta' } });
    const since = next.state.clock?.running?.since ?? 0;
    const at = (now: number) => (next.state.clock === null ? {} : usedAt(next.state.clock, now));
    expect(at(since + 5)).toEqual({ anna: minute, berta: 5 });
    expect(at(since - 5)).toEqual({ anna: minute, berta: 0 });
  });

  it('stands still in a pause and outside a turn', () => {
    const still = play(running, paused(true));
    expect(still.state.clock).toMatchObject({ used: { anna: minute }, running: null });
    expect(refused(still, paused(true))).toBe('no-change');
    const on = play(still, paused(false));
    expect(on.state.clock?.running?.player).toBe('anna');
    expect(play(on, { type: 'turn-ended', number: 1 }).state.clock?.running).toBeNull();
    const off = play(running, { type: 'clock-set', clock: null });
    expect([off.state.clock, refused(off, paused(true))]).toEqual([null, 'unknown-part']);
  });
});
