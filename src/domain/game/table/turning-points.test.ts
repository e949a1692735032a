import { expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { replayOf, timelineOf } from '../replay/replay.ts';
import { turningPoints } from './turning-points.ts';

const tap = (player: string, box: string, count: number): GameAction => ({
  type: 'box-set',
  player,
  round: 1,
  box,
  marker: null,
  count,
});

/** The points told of a game with these taps. */
function told(...taps: readonly GameAction[]) {
  const game = play(readyGame(), { type: 'turn-started', player: 'anna', number: 1 }, ...taps);
  return turningPoints(timelineOf(replayOf(game.log)), game.state).flatMap(({ event }) =>
    event.type === 'box-set' ? [[event.player, event.box, event.count]] : [],
  );
}

it('tells only the last count of a box', () => {
  expect(told(tap('anna', 'enemy-objective', 1), tap('anna', 'enemy-objective', 2))).toEqual([
    ['anna', 'enemy-objective', 2],
  ]);
});

it('leaves out points that were taken back, and those that another tap cleared', () => {
  expect(told(tap('berta', 'none-lost', 1), tap('berta', 'none-lost', 0))).toEqual([]);
  expect(told(tap('anna', 'enemy-objective', 2), tap('berta', 'none-lost', 1))).toEqual([
    ['berta', 'none-lost', 1],
  ]);
});
