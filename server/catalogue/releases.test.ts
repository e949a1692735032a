import { expect, it } from 'vitest';
import { cheaper, type ReleaseRow, withElf } from '#tests/builders/releases.ts';
import { createReleases } from './releases.ts';

/** Releases over rows, a clock and a count of reads. */
function open(rows: readonly ReleaseRow[]) {
  const asked: (number | null)[] = [];
  const table = { rows, now: 0 };
  const read = async (number: number | null) => {
    asked.push(number);
    const found = table.rows.filter((row) => number === null || row.number === number);
    return Promise.resolve(found.at(-1) ?? null);
  };
  return { ...createReleases(read, () => table.now), table, asked };
}

const numberOf = (release: { readonly number: number } | null) => release?.number ?? null;

it('reads the newest release once in a few seconds, and a former one once', async () => {
  const { newest, at, table, asked } = open([cheaper]);
  expect(numberOf(await newest())).toBe(1);
  table.rows = [cheaper, withElf];
  expect(numberOf(await newest())).toBe(1);
  table.now = 6_000;
  expect(numberOf(await newest())).toBe(2);
  expect([numberOf(await at(1)), numberOf(await at(2))]).toEqual([1, 2]);
  expect(asked).toEqual([null, null]);
});

it('has no release of a number that nobody published, and does not look for it', async () => {
  const { at, asked } = open([cheaper]);
  expect([await at(2), await at(1_000_000)]).toEqual([null, null]);
  expect(asked).toEqual([null]);
});

it('keeps a few former releases, and reads others again', async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((number) => ({ ...cheaper, number }));
  const { at, asked } = open(rows);
  for (const number of [1, 2, 3, 1, 2, 3, 4, 5]) expect(numberOf(await at(number))).toBe(number);
  expect(asked).toEqual([null, 1, 2, 3, 4, 5]);
  await at(1);
  expect(asked.at(-1)).toBe(1);
});

it('has none without the table, and none that cannot be read', async () => {
  const broken = createReleases(
    async () => Promise.reject(new Error('no such table')),
    () => 0,
  );
  expect([await broken.newest(), await broken.at(1)]).toEqual([null, null]);
  expect(await open([{ ...cheaper, overlay: '{}' }]).newest()).toBeNull();
});
