import { describe, expect, it } from 'vitest';
import { contentRange, rangeStatus } from './content-range.ts';

describe('contentRange', () => {
  it.each([
    [0, 11, null, '0-11/*'],
    [0, 1, 12, '0-1/12'],
    [0, -1, null, '*/*'],
    [0, -1, 0, '*/0'],
    [12, 11, 12, '*/12'],
  ])('writes %i to %i of %s', (first, last, total, expected) => {
    expect(contentRange(first, last, total)).toBe(expected);
  });
});

describe('rangeStatus', () => {
  it.each([
    [0, 5, null, 200],
    [0, 5, 5, 200],
    [0, 2, 5, 206],
    [3, 2, 5, 206],
    [0, 0, 0, 200],
    [5, 0, 5, 206],
    [6, 0, 5, 416],
    [1, 0, 0, 416],
  ])('judges %i offset, %i rows of %s', (offset, rows, total, expected) => {
    expect(rangeStatus(offset, rows, total)).toBe(expected);
  });
});
