import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [0, '0:00'],
  [65_999, '1:05'],
  [3_909_000, '1:05:09'],
  [-12_000, '-0:12'],
  [-400, '0:00'],
])('shows %i ms as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
