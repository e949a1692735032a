import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import { dropGame, loadGame, putGame, runningCopy, setDeleted, shelvedGames } from './game-shelf.ts';
import { PAUSED } from './second-copy.ts';
import { parseRow, rowOf } from './shelved-game.ts';

describe('a row of the shelf', () => {
  const scored = play(readyGame('loot', 'banner'), {
    type: 'score-set',
    player: 'berta',
    score: 4,
    round: null,
  });

  it('tells a finished game in a line, with its winner', () => {
    const over = play(
      scored,
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'phase-changed', phase: 'summary' },
    );
    expect(parseRow(rowOf(over, 7, PAUSED))).toMatchObject({
      id: 'g',
      keptAt: 7,
      isFinished: true,
      phase: 'summary',
      mission: { id: 'loot', name: 'Loot' },
      feat: { id: 'banner', name: 'Banner' },
      players: [
        { id: 'anna', kind: 'guest', wabId: null, faction: 'northern-tribes', score: 2 },
        { id: 'berta', score: 6 },
      ],
      winners: ['berta'],
    });
  });

  it('gives a paused game its phase and round, and no winner', () => {
    const turn = { type: 'turn-started', player: 'anna', number: 1 } as const;
    expect(parseRow(rowOf(play(scored, turn), 7, PAUSED))).toMatchObject({
      isFinished: false,
      phase: 'game',
      round: 1,
      winners: [],
    });
  });

  it('reads a paused game of an older version with a winner as one without', () => {
    const {
      phase: _phase,
      round: _round,
      rounds: _rounds,
      deletedAt: _deleted,
      ...old
    } = rowOf(scored, 7, PAUSED);
    expect(parseRow({ ...old, winners: ['anna', 'berta'] })).toMatchObject({
      phase: 'game',
      winners: [],
      isRunning: false,
      deletedAt: null,
    });
  });

  it('is left out when it cannot be read', () => {
    expect([parseRow({ id: 'g' }), parseRow(undefined)]).toEqual([null, null]);
  });
});

it('the shelf is empty, and nothing throws, in a browser without IndexedDB', async () => {
  expect(await putGame(readyGame(), PAUSED, 1)).toBe(false);
  expect(await shelvedGames(1)).toEqual([]);
  expect(await runningCopy()).toBeNull();
  expect(await loadGame('g')).toEqual({ kind: 'nothing', isShared: false });
  expect([await dropGame('g'), await setDeleted('g', 1)]).toEqual([false, false]);
});
