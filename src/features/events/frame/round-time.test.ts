import { describe, expect, it } from 'vitest';
import { clockText, secondsLeft } from './round-time.ts';

const NOON = Date.parse('2027-01-16T12:00:00Z');

describe('the clock of a round', () => {
  it('counts to its end, and on after it', () => {
    const clock = { endsAt: '2027-01-16T12:01:30.000Z', left: null };
    expect(secondsLeft(clock, NOON)).toBe(90);
    expect(secondsLeft(clock, NOON + 120_000)).toBe(-30);
  });

  it('keeps what is left while it stands', () => {
    expect(secondsLeft({ endsAt: null, left: 600 }, NOON)).toBe(600);
    expect(secondsLeft({ endsAt: null, left: null }, NOON)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [600, '10:00'],
    [3909, '1:05:09'],
    [-30, '–0:30'],
  ])('reads %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
