import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { replayOf } from './replay.ts';
import { scoreCurve } from './score-curve.ts';

const curveOf = (...actions: readonly GameAction[]) =>
  scoreCurve(replayOf(play(readyGame('take-positions'), ...actions).log));
const score = (player: string, points: number, round: number): GameAction => ({
  type: 'score-set',
  player,
  score: points,
  round,
});
const begin = (number: number): GameAction => ({ type: 'turn-started', player: 'anna', number });
const end = (number: number): GameAction => ({ type: 'turn-completed', number });

describe('the course of the scores', () => {
  it('has the start, every change of a score and the last step', () => {
    const curve = curveOf(begin(1), score('anna', 2, 1), end(1), begin(2), score('berta', 3, 2), end(2));
    expect(curve.points.map(({ scores }) => scores)).toEqual([
      {},
      { anna: 0 },
      { anna: 0, berta: 0 },
      { anna: 2, berta: 0 },
      { anna: 2, berta: 3 },
      { anna: 2, berta: 3 },
    ]);
    expect([curve.rounds, curve.hasEnd]).toEqual([2, false]);
  });

  it('gives each round the same length, however much was recorded in it', () => {
    const { places, points } = curveOf(
      begin(1),
      end(1),
      begin(2),
      score('anna', 1, 2),
      score('anna', 2, 2),
      end(2),
    );
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(2);
    expect(points.filter(({ scores }) => (scores['anna'] ?? 0) > 0).map(({ step }) => places[step])).toEqual([
      1.5, 1.75, 2,
    ]);
  });

  it('puts the end of the game behind the last round', () => {
    const curve = curveOf(
      begin(1),
      end(1),
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'score-set', player: 'anna', score: 4, round: null },
    );
    expect(curve.hasEnd).toBe(true);
    expect(curve.places.slice(-3)).toEqual([1, 1.5, 2]);
  });

  it('does not go back when the players do', () => {
    const { places } = curveOf(
      begin(1),
      begin(2),
      { type: 'phase-changed', phase: 'deployment' },
      { type: 'phase-changed', phase: 'game' },
    );
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });
});
