import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { releaseHeads } from './release-heads.ts';

const database = testDatabase();

async function publish(number: number): Promise<void> {
  await asOwner(
    database,
    `insert into catalogue_releases (number, published_at, note, note_es, overlay, remarks, sha256)
     values ($1::int, timestamptz '2026-11-01 12:00:00+02' + $1::int * interval '1 day', $2, $3, '{}', '{}', repeat('a', 64))`,
    [String(number), `Note ${number}`, number === 1 ? 'Nota 1' : null],
  );
}

beforeAll(async () => {
  for (let number = 1; number <= 52; number += 1) await publish(number);
}, 60_000);

it('gives the last 50 releases, the newest first, with their times as ISO 8601', async () => {
  const rows = await releaseHeads(database, () => 0)();
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => 52 - at));
  expect(rows[0]).toEqual({
    number: 52,
    published_at: '2026-12-23T10:00:00.000Z',
    note: 'Note 52',
    note_es: null,
    note_fr: null,
  });
});

it('uses what it read again for five seconds, and then has what is new', async () => {
  let now = 0;
  const read = releaseHeads(database, () => now);
  const newest = async () => (await read())[0]?.number;
  expect(await newest()).toBe(52);
  await publish(53);
  now = 5_000;
  expect(await newest()).toBe(52);
  now = 5_001;
  expect(await newest()).toBe(53);
});

it('reads again after a failure', async () => {
  let failures = 1;
  const flaky: Database = {
    ...database,
    withRequest: async (context, run) => {
      failures -= 1;
      if (failures >= 0) throw new Error('the database is starting');
      return database.withRequest(context, run);
    },
  };
  const read = releaseHeads(flaky, () => 0);
  await expect(read()).rejects.toThrow('starting');
  expect(await read()).toHaveLength(50);
});
