import { describe, expect, it } from 'vitest';
import { play, readyGame, setupActions } from '#tests/builders/games.ts';
import { isNewerCopy, isOver, isWorthPausing } from './keeping.ts';
import { newGame, undo } from '../log.ts';

const turn = { type: 'turn-started', player: 'anna', number: 1 } as const;

describe('a game that gives way to another', () => {
  it('is worth pausing once more than mission, feat and players were entered', () => {
    const [one, other, mission, feat, list] = setupActions('loot', 'banner');
    if (!one || !other || !mission || !feat || !list) throw new Error('too few actions');
    const prepared = play(newGame('g', 0), one, other, mission, feat);
    expect([isWorthPausing(prepared), isWorthPausing(play(prepared, list))]).toEqual([false, true]);
  });

  it('has a result in its summary only', () => {
    const scoring = play(readyGame(), { type: 'phase-changed', phase: 'scoring' });
    const summary = play(scoring, { type: 'phase-changed', phase: 'summary' });
    expect([readyGame(), scoring, summary].map(({ state }) => isOver(state))).toEqual([false, false, true]);
  });
});

describe('a second copy of a game', () => {
  const stored = readyGame();
  const played = play(stored, turn);

  it('is newer with a later event, and older without', () => {
    expect(isNewerCopy(stored.log, played.log, false)).toBe(true);
    expect(isNewerCopy(played.log, stored.log, true)).toBe(false);
  });

  it('with the same events is newer only when the stored one could not be written', () => {
    expect(isNewerCopy(played.log, undo(played).log, true)).toBe(true);
    expect(isNewerCopy(undo(played).log, played.log, false)).toBe(false);
  });
});
