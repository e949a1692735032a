import { expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import { chapterAt, chaptersOf } from './chapters.ts';
import { replayOf } from './replay.ts';

const game = play(
  readyGame('loot'),
  { type: 'turn-started', player: 'anna', number: 1 },
  { type: 'turn-completed', number: 1 },
  { type: 'turn-started', player: 'berta', number: 2 },
  { type: 'phase-changed', phase: 'deployment' },
  { type: 'phase-changed', phase: 'game' },
  { type: 'phase-changed', phase: 'scoring' },
);
const chapters = chaptersOf(replayOf(game.log));

it('divides a game into its phases and rounds, those played again too', () => {
  expect(chapters.map(({ phase, round }) => (phase === 'game' ? `round ${round}` : phase))).toEqual([
    'setup',
    'deployment',
    'round 0',
    'round 1',
    'round 2',
    'deployment',
    'round 2',
    'scoring',
  ]);
  expect(chapters[0]?.from).toBe(0);
});

it('finds the chapter of a step, from its first step to the one before the next', () => {
  const first = chapters.find(({ round }) => round === 1)?.from ?? 0;
  expect([first - 1, first, first + 1, first + 2].map((step) => chapterAt(chapters, step)?.round)).toEqual([
    0, 1, 1, 2,
  ]);
  expect(chapterAt(chapters, -1)?.phase).toBe('setup');
  expect(chapterAt([], 0)).toBeNull();
});
