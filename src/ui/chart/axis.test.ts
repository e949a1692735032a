import { expect, it } from 'vitest';
import { axisOf } from './axis.ts';

it.each([
  [[], [0, 1, 2, 3, 4]],
  [[3], [0, 1, 2, 3, 4]],
  [
    [0, 7],
    [0, 2, 4, 6, 8],
  ],
  [
    [-3, 9],
    [-5, 0, 5, 10],
  ],
  [[41], [0, 20, 40, 60]],
  [[9_000], [0, 2_250, 4_500, 6_750, 9_000]],
])('names few round numbers around %j', (values, named) => {
  expect(axisOf(values)).toEqual({ from: named[0], to: named.at(-1), values: named });
});
