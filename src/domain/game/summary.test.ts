import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from './events.ts';
import { summaryOf, winnersOf } from './summary.ts';

const tap = (player: string, round: number, box: string): GameAction => ({
  type: 'box-set',
  player,
  round,
  box,
  marker: null,
  count: 1,
});
const game = play(
  readyGame('loot', 'banner'),
  { type: 'clock-set', clock: { limit: null } },
  { type: 'turn-started', player: 'anna', number: 1 },
  { type: 'unit-wounded', unit: 'berta/troop', by: 2 },
  { type: 'unit-placed', unit: 'berta/officer', place: 'fled' },
  tap('anna', 1, 'more'),
  { type: 'turn-completed', number: 1 },
  { type: 'turn-started', player: 'berta', number: 2 },
  tap('berta', 2, 'one'),
);

describe('the summary', () => {
  it('gives scores, losses and times of a game', () => {
    const over = play(
      game,
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'phase-changed', phase: 'summary' },
    );
    const summary = summaryOf(over.state, 0);
    expect(summary).toMatchObject({ winners: ['anna'], rounds: [1, 2, 0], ms: 10 * 60_000, endReason: null });
    expect(summary.turns).toEqual([
      { number: 1, ms: 4 * 60_000 },
      { number: 2, ms: null },
    ]);
    expect(summary.players).toEqual([
      {
        player: 'anna',
        score: 4,
        roundScores: { 0: 2, 1: 2, 2: 0 },
        sums: [0, 2, 2, 4],
        lost: [],
        pointsLost: 0,
        troopsLost: 0,
        msUsed: 4 * 60_000,
      },
      {
        player: 'berta',
        score: 3,
        roundScores: { 0: 2, 1: 0, 2: 1 },
        sums: [0, 0, 1, 3],
        lost: ['berta/officer'],
        pointsLost: 25,
        troopsLost: 2,
        msUsed: 2 * 60_000,
      },
    ]);
  });

  it('is open about what is not known yet, and names both at a tie', () => {
    const fresh = readyGame();
    expect(summaryOf(fresh.state, 0)).toMatchObject({ ms: null, rounds: [], winners: [] });
    const over = { ...fresh.state, currentPhase: 'summary' } as const;
    expect(summaryOf(over, 0).winners).toEqual(['anna', 'berta']);
    expect(summaryOf(fresh.state, 0).players.map(({ msUsed }) => msUsed)).toEqual([null, null]);
    expect(winnersOf({ players: {}, currentPhase: 'summary', concededBy: null })).toEqual([]);
  });

  it('counts every troop of a unit that is gone, however it went', () => {
    const over = play(
      game,
      { type: 'unit-placed', unit: 'berta/troop', place: 'destroyed' },
      { type: 'unit-wounded', unit: 'anna/troop', by: 2 },
    );
    expect(summaryOf(over.state, 0).players.map(({ troopsLost }) => troopsLost)).toEqual([1, 4]);
  });

  it('names the other player as the winner when one concedes, whatever the points', () => {
    const over = play(
      game,
      { type: 'game-ended', reason: 'conceded', player: 'anna' },
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'phase-changed', phase: 'summary' },
    );
    expect(summaryOf(over.state, 0)).toMatchObject({ winners: ['berta'], concededBy: 'anna' });
  });
});
