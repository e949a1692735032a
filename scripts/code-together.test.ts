import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups, TOGETHER } from './code-together.ts';

const ROOT = join(import.meta.dirname, '..');
const places = TOGETHER.flatMap(({ own = [], packages = [] }) => [
  ...own.map((path) => `src/${path}`),
  ...packages.map((path) => `node_modules/${path}`),
]);

it('names modules that are there, so that none drops out of its file unnoticed when it moves', () => {
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});

it('puts each module into one file', () => {
  const namesOf = (place: string) =>
    chunkGroups.filter(({ test }) => test(`/anywhere/${place}`)).map(({ name }) => name);
  expect(places.filter((place) => namesOf(place).length !== 1)).toEqual([]);
});
