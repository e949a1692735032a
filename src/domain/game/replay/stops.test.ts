import { expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import { lastStep, replayOf } from './replay.ts';
import { nextStop, previousStop, stopsOf } from './stops.ts';

const game = play(
  readyGame('loot'),
  { type: 'turn-started', player: 'anna', number: 1 },
  { type: 'unit-stressed', unit: 'berta/troop', by: 1 },
  { type: 'note-added', text: 'A note', unit: null },
  { type: 'unit-stressed', unit: 'berta/troop', by: 1 },
);
const replay = replayOf(game.log);
const last = lastStep(replay);

it('stops at every step, or at the ends, at each chapter and at what tells the game', () => {
  expect(stopsOf(replay, 'steps')).toHaveLength(last + 1);
  const moments = stopsOf(replay, 'moments');
  expect(moments.at(0)).toBe(0);
  // Round 1, the note, the end; not the stress between them.
  expect(moments.slice(-3)).toEqual([last - 3, last - 1, last]);
});

it('finds the stops around a step, on a stop or between two', () => {
  expect([nextStop([0, 4, 9], 4), previousStop([0, 4, 9], 4)]).toEqual([9, 0]);
  expect([nextStop([0, 4, 9], 5), previousStop([0, 4, 9], 5)]).toEqual([9, 4]);
  expect([nextStop([0, 4, 9], 9), previousStop([0, 4, 9], 0)]).toEqual([null, null]);
});
