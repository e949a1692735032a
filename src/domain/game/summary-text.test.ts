import { expect, it } from 'vitest';
import type { GameAction } from './events.ts';
import { play, readyGame } from '#tests/builders/games.ts';
import { summaryText } from './summary-text.ts';

const WORDS = {
  mission: 'Take Positions',
  feat: null,
  date: null,
  draw: 'A draw',
  unfinished: (round: number) => `Not finished · round ${round}`,
  wins: (name: string) => `${name} wins`,
  round: (round: number) => `Round ${round}`,
};
const begin: GameAction = { type: 'turn-started', player: 'anna', number: 1 };
const over: GameAction = { type: 'phase-changed', phase: 'summary' };
const points: GameAction = { type: 'score-set', player: 'anna', score: 2, round: 1 };

it('tells who won, both scores and every round', () => {
  expect(summaryText(play(readyGame(), begin, points, over).state, WORDS)).toBe(
    ['Take Positions', 'Anna 2 : Berta 0', 'Anna wins', '', 'Round 1: 2 : 0'].join('\n'),
  );
});

it('tells a draw', () => {
  expect(summaryText(play(readyGame(), begin, over).state, WORDS)).toContain('A draw');
});

it('tells no result of a game that is not over', () => {
  expect(summaryText(play(readyGame(), begin).state, WORDS)).toBe(
    ['Take Positions', 'Anna 0 : Berta 0', 'Not finished · round 1', '', 'Round 1: 0 : 0'].join('\n'),
  );
});
