import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_HINT } from '#platform/backend/first-hint.ts';
import { askAgain } from './ask-again.ts';

let asked: { readonly at: number; readonly about: readonly string[] }[] = [];
const start = () => performance.now();
let began = 0;
const questions = (spreadMs = 0, chance = 0.5) =>
  askAgain({
    ask: (about) => asked.push({ at: performance.now() - began, about: [...about] }),
    togetherMs: 500,
    spreadMs,
    chance: () => chance,
  });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  began = start();
});
afterEach(() => vi.useRealTimers());

describe('asking again after hints', () => {
  it('asks once about hints that come together', () => {
    const { note } = questions();
    note({ about: 'activity', pause: 0 });
    note({ about: 'results', pause: 0 });
    vi.advanceTimersByTime(10_000);
    expect(asked).toEqual([{ at: 500, about: ['activity', 'results'] }]);
  });

  it('asks once more after the pause, in which the backend leaves hints out', () => {
    const { note } = questions();
    note({ about: 'likes', pause: 5 });
    vi.advanceTimersByTime(60_000);
    expect(asked.map(({ at }) => at)).toEqual([500, 6_000]);
  });

  it('asks twice when hearing begins: a hint that held back others may have gone out just before', () => {
    questions().note(FIRST_HINT);
    vi.advanceTimersByTime(60_000);
    expect(asked).toEqual([
      { at: 500, about: ['all'] },
      { at: 6_000, about: ['all'] },
    ]);
  });

  it('waits a random part of the spread, so that readers do not ask together', () => {
    questions(2_000, 0.25).note({ about: 'all', pause: 0 });
    questions(2_000, 1).note({ about: 'all', pause: 0 });
    vi.advanceTimersByTime(10_000);
    expect(asked.map(({ at }) => at)).toEqual([1_000, 2_500]);
  });

  it('asks every 20 s at most in a flood, and soon again once it is over', () => {
    const { note } = questions();
    const hint = () => note({ about: 'likes', pause: 5 });
    for (let second = 0; second < 120; second += 5) {
      hint();
      vi.advanceTimersByTime(5_000);
    }
    expect(asked.length).toBeLessThan(10);
    vi.advanceTimersByTime(60_000);
    asked = [];
    began = start();
    hint();
    vi.advanceTimersByTime(5_000);
    expect(asked.map(({ at }) => at)).toEqual([500]);
  });

  it('keeps up with a talk that has a comment every ten seconds', () => {
    const { note } = questions();
    for (let second = 0; second < 60; second += 10) {
      note({ about: 'comments', pause: 5 });
      vi.advanceTimersByTime(10_000);
    }
    expect(asked.filter(({ at }) => at % 10_000 === 500)).toHaveLength(6);
  });

  it('asks nothing once it was stopped', () => {
    const { note, stop } = questions();
    note({ about: 'likes', pause: 5 });
    stop();
    vi.advanceTimersByTime(60_000);
    expect(asked).toEqual([]);
  });
});
