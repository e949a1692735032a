import { describe, expect, it } from 'vitest';
import { openPgliteDatabase } from '#server/db/pglite/pglite-database.ts';
import { PARTS, testDatabase } from '#tests/builders/database.ts';
import { type Api, apiOf, brokenBy } from './api-of.ts';
import { fillAsOf, RELEASES } from './releases.ts';

/**
 * Tables that were given up, each with what an older app does without it. Nothing else may go that
 * a released app was allowed to use.
 */
const GIVEN_UP = [
  // Errata became releases of the catalogue. An older app keeps those that it fetched last, and its
  // administrators find an error where they were written.
  'catalogue_errata',
];

const newest = testDatabase();

describe.each(RELEASES)('the newest server and an app of version $version', (release) => {
  it('still have every function, argument and column in common', async () => {
    const old = await openPgliteDatabase({ directory: null, ...PARTS });
    await fillAsOf(old, release);
    const broken = brokenBy(await apiOf(old), await apiOf(newest));
    await old.close();
    const isMeant = (line: string) => GIVEN_UP.some((table) => line.includes(` ${table}.`));
    expect(broken.filter((line) => !isMeant(line))).toEqual([]);
  });
});

describe('brokenBy', () => {
  const call = { role: 'anon', name: 'look', args: ['a', 'b'], required: ['a'], returns: ['id', 'name'] };
  const api = (functions: Api['functions'], ...lines: readonly string[]): Api => ({
    lines: new Set(lines),
    functions,
  });

  it('finds nothing in what only grows', () => {
    const grown = { ...call, args: ['a', 'b', 'c'], returns: ['id', 'name', 'more'] };
    expect(brokenBy(api([call], 'one'), api([grown], 'one', 'two'))).toEqual([]);
  });

  it.each([
    ['a function that is gone', [], ['anon calls look(a, b)']],
    ['an argument that is gone', [{ ...call, args: ['a'] }], ['anon calls look(a, b)']],
    ['one that lost its default', [{ ...call, required: ['a', 'b'] }], ['anon calls look(a, b)']],
    ['one that others may call', [{ ...call, role: 'authenticated' }], ['anon calls look(a, b)']],
    ['a column of its rows', [{ ...call, returns: ['id'] }], ['anon calls look(a, b) for name']],
  ])('names %s', (_, functions, lines) => {
    expect(brokenBy(api([call]), api(functions))).toEqual(lines);
  });

  it('names a column that may no longer be used', () => {
    expect(brokenBy(api([], 'anon selects lists.name'), api([]))).toEqual(['anon selects lists.name']);
  });
});
