import { describe, expect, it } from 'vitest';
import { seconds } from './duration.ts';

describe('a duration', () => {
  it.each([
    ['0', 0],
    ['60s', 60],
    ['1h30m', 5400],
    ['1.5s', 1.5],
    ['.5m', 30],
    ['250ms', 0.25],
    ['24h0m0s', 86_400],
  ])('of %s is so many seconds', (text, expected) => {
    expect(seconds(text)).toBeCloseTo(expected, 9);
  });

  it.each(['', '60', 's', '1 h', '-1s', '1d', '1h30', 'soon'])('is not %j', (text) => {
    expect(seconds(text)).toBeNull();
  });
});
