import { describe, expect, it } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { play, readyGame } from '#tests/builders/games.ts';
import { nextRound, nextStep } from './next-round.ts';

const pass = (player: string): GameAction => ({
  type: 'activation-completed',
  player,
  unit: null,
  extra: false,
});
const begin = (number: number): GameAction => ({ type: 'turn-started', player: 'anna', number });
const complete = (number: number): GameAction => ({ type: 'turn-completed', number });

describe('the next step of a game', () => {
  it('is the next round, until it is started', () => {
    expect([nextStep(readyGame().state), nextRound(readyGame().state)]).toEqual(['start-round', 1]);
    expect(nextRound(play(readyGame(), begin(1)).state)).toBeNull();
  });

  it('is a unit, and the end of its activation', () => {
    const begun = play(readyGame(), begin(1));
    expect(nextStep(begun.state)).toBe('choose-unit');
    const active = play(begun, { type: 'activation-started', unit: 'anna/troop' });
    expect(nextStep(active.state)).toBe('end-activation');
  });

  it('is the scoring when both have had their activations, or the round was ended', () => {
    const passes = ['anna', 'berta', 'anna', 'berta', 'anna', 'berta', 'anna', 'berta', 'anna'].map(pass);
    const almost = play(readyGame(), begin(1), ...passes);
    expect(nextStep(almost.state)).toBe('choose-unit');
    expect(nextStep(play(almost, pass('berta')).state)).toBe('score-round');
    expect(nextStep(play(readyGame(), begin(1), { type: 'turn-ended', number: 1 }).state)).toBe(
      'score-round',
    );
  });

  it('is the end of the game after the last round', () => {
    const over = play(readyGame(), begin(1), complete(1), begin(2), complete(2), begin(3), complete(3));
    expect([nextStep(over.state), nextRound(over.state)]).toEqual(['end-game', null]);
  });
});
