import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { OPENING_MS, openTestRest, type TestRest } from './test-rest.ts';

const TEXT_BYTES = 100_000;
const MEGABYTE = 1_000_000;
/** So wide that only the way in which rows are written counts. */
const WIDE = { outputs: 2_000, repeats: 2_000, embedding: 5, answerBytes: 100 * MEGABYTE };

let rest: TestRest;
beforeAll(async () => {
  rest = await openTestRest(`INSERT INTO notes VALUES (10, 1, repeat('x', ${String(TEXT_BYTES)}));`, WIDE);
}, OPENING_MS);
afterAll(async () => rest.close());

const aliases = (count: number) => Array.from({ length: count }, (_, at) => `k${String(at)}:body`).join(',');

it.each([51, 60, 200, 400])(
  'builds a row of %i aliases of one text in a few times its length',
  async (count) => {
    const before = rest.heapBytes();
    const answer = await rest.ask(`notes?id=eq.10&select=${aliases(count)}`);
    expect(answer.status).toBe(200);
    expect(answer.text.length).toBeGreaterThan(count * TEXT_BYTES);
    expect((rest.heapBytes() - before) / MEGABYTE).toBeLessThan(8 + (8 * answer.text.length) / MEGABYTE);
  },
);

it('refuses four answers of 94 MB at once in the memory that one answer within the bound may take', async () => {
  const lists = `INSERT INTO notes SELECT n, 1, repeat('x', 390000) FROM generate_series(100, 339) n;`;
  const bounded = await openTestRest(lists, DEFAULT_BOUNDS);
  const before = bounded.heapBytes();
  const answers = await Promise.all(Array.from({ length: 4 }, async () => bounded.ask('notes?id=gte.100')));
  const grown = bounded.heapBytes() - before;
  await bounded.close();
  expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  expect(grown).toBeLessThan(3 * DEFAULT_BOUNDS.answerBytes);
});

it('responds with 413 to more columns than the database can select', async () => {
  const select = Array.from({ length: 1_665 }, () => 'id').join(',');
  expect(await rest.ask(`notes?select=${select}`)).toMatchObject({ status: 413, json: { code: '54011' } });
});

it('cuts a key at 63 bytes, as a name of the database', async () => {
  const { json } = await rest.ask(`notes?id=eq.1&select=${'é'.repeat(40)}:id`);
  expect(json).toEqual([{ ['é'.repeat(31)]: 1 }]);
});

it('refuses a key that holds a NUL', async () => {
  for (const select of ['"a%00b":id', 'body->"a%00b"']) {
    expect(await rest.ask(`notes?select=${select}`)).toMatchObject({
      status: 400,
      json: { code: 'PGRST100' },
    });
  }
});
