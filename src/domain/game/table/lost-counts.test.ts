import { expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { lostCounts } from './lost-counts.ts';

type Tap = Extract<GameAction, { type: 'box-set' }>;
const tap = (player: string, box: string, count: number | null = 1, marker: string | null = null): Tap => ({
  type: 'box-set',
  player,
  round: 1,
  box,
  marker,
  count,
});

/** The losses of the last of these taps in the first round of a mission. */
function lossesOf(mission: string, ...taps: readonly [Tap, ...Tap[]]) {
  const begun = play(readyGame(mission), { type: 'turn-started', player: 'anna', number: 1 });
  const before = play(begun, ...taps.slice(0, -1));
  const last = taps.at(-1) ?? taps[0];
  return lostCounts(before.state, play(before, last).state, last);
}

it('names the points of the other player that a contradicting tap clears', () => {
  expect(lossesOf('take-positions', tap('anna', 'enemy-objective', 2), tap('berta', 'none-lost'))).toEqual([
    { player: 'anna', box: 'enemy-objective', count: 2 },
  ]);
});

it('names the box that moves from one player to the other', () => {
  expect(lossesOf('fog-of-death', tap('anna', 'artifact'), tap('berta', 'artifact'))).toEqual([
    { player: 'anna', box: 'artifact', count: 1 },
  ]);
});

it('is empty for a tap that only adds, and for one that takes its own count back', () => {
  expect(lossesOf('take-positions', tap('anna', 'none-lost'))).toEqual([]);
  expect(lossesOf('take-positions', tap('anna', 'none-lost'), tap('anna', 'none-lost', 0))).toEqual([]);
});
