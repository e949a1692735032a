import { expect, it } from 'vitest';
import { distance, nearest } from './nearest.ts';

it.each([
  ['ntoes', ['lists', 'notes', 'covers'], 'notes'],
  ['NOTES', ['lists', 'notes'], 'notes'],
  ['army_list', ['army_lists', 'shared_lists'], 'army_lists'],
  ['notes', ['notes, notes, n'], 'notes, notes, n'],
  ['notes', ['notes, notes, no'], null],
  ['xyzzy', ['lists', 'notes'], null],
  ['a', [], null],
])('finds for %s among %j the name %s', (text, names, expected) => {
  expect(nearest(text, names)).toBe(expected);
});

it.each([
  ['', 'abc', 3],
  ['naem', 'name', 2],
  ['same', 'same', 0],
  ['kitten', 'sitting', 3],
])('counts from %s to %s %i slips', (a, b, slips) => {
  expect(distance(a, b)).toBe(slips);
});
