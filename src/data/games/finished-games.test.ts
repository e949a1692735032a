import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import { dropGame, entryOf, finishedGames, keepGame, loadFinishedGame } from './finished-games.ts';

describe('finished games', () => {
  it('are told in a line each', () => {
    const game = play(
      readyGame('loot', 'banner'),
      { type: 'score-set', player: 'berta', score: 4, round: null },
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'phase-changed', phase: 'summary' },
    );
    expect(entryOf(game, 7)).toMatchObject({
      id: 'g',
      keptAt: 7,
      isFinished: true,
      mission: { id: 'loot', name: 'Loot' },
      feat: { id: 'banner', name: 'Banner' },
      players: [
        { id: 'anna', kind: 'guest', wabId: null, faction: 'northern-tribes', score: 2 },
        { id: 'berta', score: 6 },
      ],
      winners: ['berta'],
    });
  });

  it('are none, without a throw, in a browser without IndexedDB', async () => {
    const game = readyGame();
    expect(await keepGame(game, 1)).toBe(false);
    expect(await finishedGames()).toEqual([]);
    expect(await loadFinishedGame('g')).toEqual({ kind: 'nothing' });
    expect(await dropGame('g')).toBe(false);
  });
});
