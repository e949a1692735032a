import { expect, it } from 'vitest';
import { presenceOf } from './presence.ts';

it('calls a player away 30 s after the last sign of life, since that sign', () => {
  expect(presenceOf([], 100_000)).toEqual({ kind: 'never' });
  expect(presenceOf([70_000, 20_000], 100_000)).toEqual({ kind: 'here' });
  expect(presenceOf([20_000, 69_999, 5_000], 100_000)).toEqual({ kind: 'away', since: 69_999 });
});

it('counts a sign of life from the future as now', () => {
  expect(presenceOf([200_000], 100_000)).toEqual({ kind: 'here' });
});
