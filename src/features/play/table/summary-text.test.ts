import { expect, it } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { play, readyGame } from '#tests/builders/games.ts';
import { summaryText } from './summary-text.ts';

const WORDS = {
  mission: 'Take Positions',
  feat: null,
  date: null,
  draw: 'A draw',
  wins: (name: string) => `${name} wins`,
  round: (round: number) => `Round ${round}`,
};
const begin: GameAction = { type: 'turn-started', player: 'anna', number: 1 };
const points: GameAction = { type: 'score-set', player: 'anna', score: 2, round: 1 };

it('tells who won, both scores and every round', () => {
  expect(summaryText(play(readyGame(), begin, points).state, WORDS)).toBe(
    ['Take Positions', 'Anna 2 : Berta 0', 'Anna wins', '', 'Round 1: 2 : 0'].join('\n'),
  );
});

it('tells a draw', () => {
  expect(summaryText(play(readyGame(), begin).state, WORDS)).toContain('A draw');
});
