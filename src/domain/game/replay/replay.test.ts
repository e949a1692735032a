import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameByChance, play, readyGame } from '#tests/builders/games.ts';
import { foldGame, undo } from '../log.ts';
import { lastStep, replayOf, stateAt, timelineOf } from './replay.ts';

const game = play(
  readyGame('loot'),
  { type: 'turn-started', player: 'anna', number: 1 },
  { type: 'score-set', player: 'anna', score: 2, round: 1 },
  { type: 'unit-stressed', unit: 'berta/troop', by: 1 },
);

describe('a replay', () => {
  it('has the state after any number of events', () => {
    const games = fc
      .array(fc.nat(), { minLength: 1, maxLength: 60, size: 'max' })
      .map((numbers) => gameByChance(numbers, 'fog-of-death', 'banner'));
    fc.assert(
      fc.property(games, ({ log }) => {
        const replay = replayOf(log);
        expect(lastStep(replay)).toBe(log.cursor);
        for (const step of [0, Math.floor(log.cursor / 2), log.cursor])
          expect(stateAt(replay, step)).toEqual(foldGame(log, step));
      }),
      { numRuns: 15 },
    );
  });

  it('stays within the game', () => {
    const replay = replayOf(game.log);
    expect(stateAt(replay, -3)).toBe(stateAt(replay, 0));
    expect(stateAt(replay, 1_000)).toBe(stateAt(replay, lastStep(replay)));
    expect(() => stateAt({ states: [] }, 0)).toThrow('before the first event');
  });

  it('leaves out what was undone', () => {
    expect(lastStep(replayOf(undo(game).log))).toBe(lastStep(replayOf(game.log)) - 1);
  });

  it('takes over the states of an earlier replay up to where the games part', () => {
    const earlier = replayOf(game.log);
    const longer = play(game, { type: 'unit-stressed', unit: 'anna/troop', by: 1 });
    const followed = replayOf(longer.log, earlier);
    expect(followed).toEqual(replayOf(longer.log));
    expect(followed.states[lastStep(earlier)]).toBe(stateAt(earlier, lastStep(earlier)));
    const other = play(undo(undo(game)), { type: 'score-set', player: 'berta', score: 5, round: 1 });
    expect(replayOf(other.log, earlier)).toEqual(replayOf(other.log));
    expect(replayOf(game.log, earlier)).toEqual(earlier);
  });
});

it('tells the game event by event, with the round and the scores after each', () => {
  const timeline = timelineOf(replayOf(game.log));
  expect(timeline).toHaveLength(game.log.cursor);
  expect(timeline[0]).toMatchObject({ step: 1, round: 0, scores: { anna: 0 } });
  expect(timeline.at(-1)).toEqual({
    event: game.log.events.at(-1),
    step: game.log.cursor,
    round: 1,
    scores: { anna: 2, berta: 0 },
  });
});
