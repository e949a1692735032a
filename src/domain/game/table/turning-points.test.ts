import { expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { replayOf, timelineOf } from '../replay/replay.ts';
import { highlights, turningPoints } from './turning-points.ts';

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

it('tells attacks that left a mark, and activations outside of highlights alone', () => {
  const attack = { type: 'attack-resolved', unit: 'anna/troop', target: 'berta/troop' } as const;
  const game = play(
    readyGame(),
    { type: 'turn-started', player: 'anna', number: 1 },
    { ...attack, wounds: 0, states: [], stress: 1, targetStress: 0 },
    { ...attack, wounds: 1, states: [], stress: 0, targetStress: 0 },
    { ...attack, wounds: 0, states: ['slowed'], stress: 0, targetStress: 0 },
    { type: 'activation-completed', player: 'anna', unit: null, extra: false },
  );
  const entries = timelineOf(replayOf(game.log));
  const kinds = (found: typeof entries) => found.map(({ event }) => event.type);
  const expected = ['turn-started', 'attack-resolved', 'attack-resolved'];
  expect(kinds(highlights(entries, game.state))).toEqual(expected);
  expect(kinds(turningPoints(entries, game.state))).toEqual([...expected, 'activation-completed']);
});
