import { expect, it } from 'vitest';
import { processCount } from './process-count.ts';

const url = 'postgres://localhost/muster';

it.each([
  ['one for each processor', { processes: null, databaseUrl: url }, 2, 2],
  ['four at most by itself', { processes: null, databaseUrl: url }, 16, 4],
  ['as many as the operator says', { processes: 6, databaseUrl: url }, 2, 6],
  ['one alone when the operator says so', { processes: 1, databaseUrl: url }, 8, 1],
  ['one for the embedded database', { processes: null, databaseUrl: null }, 8, 1],
])('counts %s', (_, settings, processors, expected) => {
  expect(processCount(settings, processors)).toBe(expected);
});
