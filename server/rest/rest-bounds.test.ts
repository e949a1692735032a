import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { OPENING_MS, openTestRest, type TestRest } from './test-rest.ts';

const MEGABYTE = 1_000_000;

let rest: TestRest;
beforeAll(async () => {
  // Forty notes of 100 kB on one list: no two of its rows make an answer of a megabyte, all of them
  // four.
  rest = await openTestRest(
    `INSERT INTO notes SELECT n, 4, repeat('x', 100000) FROM generate_series(100, 139) n;
     CREATE FUNCTION long_text() RETURNS text LANGUAGE sql IMMUTABLE AS $$SELECT repeat('y', 2000000)$$;
     CREATE FUNCTION long_notes() RETURNS SETOF notes LANGUAGE sql STABLE AS
       $$SELECT * FROM public.notes WHERE id >= 100$$;
     CREATE FUNCTION no_texts() RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$VALUES (NULL), (NULL)$$;`,
    { ...DEFAULT_BOUNDS, answerBytes: MEGABYTE },
  );
}, OPENING_MS);
afterAll(async () => rest.close());

const TOO_LARGE = {
  status: 413,
  json: {
    code: '54000',
    message: 'The answer would be larger than 1000000 bytes',
    hint: 'Ask for fewer rows (limit) or fewer columns (select).',
  },
};
const times = (count: number, item: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => item(at)).join(',');

describe('the bytes of a response', () => {
  it.each([
    ['rows of a table', 'notes?id=gte.100'],
    ['rows embedded in one row', 'lists?select=notes(body)&id=eq.4'],
    ['values spread into one row', 'lists?select=...notes(body)&id=eq.4'],
    ['rows of a function', 'rpc/long_notes'],
    ['rows embedded in a row that is embedded', 'notes?select=lists(notes(body))&id=eq.100'],
    [
      'small lists beside one another',
      `notes?select=lists(${times(9, (at) => `n${String(at)}:notes(body)`)})&id=eq.100&` +
        Array.from({ length: 9 }, (_, at) => `lists.n${String(at)}.limit=3`).join('&'),
    ],
    ['the square of rows', 'notes?select=id,lists(notes(id,lists(notes(id,lists(name)))))&id=gte.100'],
  ])('refuses %s past the bound, and takes little memory for it', async (_, path) => {
    const before = rest.heapBytes();
    expect(await rest.ask(path)).toMatchObject(TOO_LARGE);
    expect((rest.heapBytes() - before) / MEGABYTE).toBeLessThan(32);
  });

  it('are bounded as CSV and for a response without nulls', async () => {
    for (const accept of ['text/csv', 'application/vnd.pgrst.array+json;nulls=stripped']) {
      expect(await rest.ask('notes?id=gte.100', { accept })).toMatchObject(TOO_LARGE);
    }
  });

  it('keep a write from happening whose rows are too many to return', async () => {
    const change = { method: 'PATCH', body: { list_id: 3 }, prefer: 'return=representation' };
    expect(await rest.ask('notes?id=gte.100', change)).toMatchObject(TOO_LARGE);
    expect(await rest.ask('notes?id=gte.100&list_id=eq.3&select=id')).toMatchObject({ json: [] });
  });

  it('leave responses below the bound and the value of a function alone', async () => {
    expect((await rest.ask('notes?id=gte.100&limit=9')).status).toBe(200);
    expect((await rest.ask('notes?id=gte.100', { method: 'HEAD' })).status).toBe(200);
    expect((await rest.ask('rpc/long_text')).text).toHaveLength(2_000_002);
    expect((await rest.ask('rpc/no_texts')).text).toBe('[null, null]');
  });
});

describe('the columns of a request', () => {
  it('are five hundred at most, those of embedded tables among them', async () => {
    const refusal = {
      status: 413,
      json: { code: '54011', message: 'A request may select 500 columns at most' },
    };
    const tables = (count: number) => times(count, (at) => `n${String(at)}:notes()`);
    expect((await rest.ask(`lists?select=id,${tables(499)}&limit=1`)).status).toBe(200);
    expect(await rest.ask(`lists?select=id,${tables(500)}&limit=1`)).toMatchObject(refusal);
    expect(await rest.ask(`lists?select=id,notes(id,lists(${tables(498)}))&limit=1`)).toMatchObject(refusal);
  });

  it.each([
    ['aliases', times(17, (at) => `a${String(at)}:data`)],
    ['pieces of its JSON', times(17, (at) => `data->${String(at)}`)],
    ['casts', times(17, () => 'data::text')],
    ['stars', times(17, () => '*')],
    ['embedded tables', `data,${times(16, (at) => `l${String(at)}:notes(lists(data))`)}`],
  ])('hold one column sixteen times at most, as %s', async (_, select) => {
    expect(await rest.ask(`lists?select=${select}`)).toMatchObject({ status: 413, json: { code: '54000' } });
  });

  it('are bounded for the rows of a write and of a function', async () => {
    const select = times(17, (at) => `a${String(at)}:name`);
    const insert = { method: 'POST', body: { name: 'x' }, prefer: 'return=representation, tx=rollback' };
    expect((await rest.ask(`lists?select=${select}`, insert)).status).toBe(413);
    expect((await rest.ask(`rpc/owned?owner=1&select=${select}`)).status).toBe(413);
  });
});

it('embeds tables five deep at most, and says so', async () => {
  expect((await rest.ask('lists?select=notes(lists(notes(lists(notes(id)))))&limit=1')).status).toBe(200);
  expect(await rest.ask('lists?select=notes(lists(notes(lists(notes(lists(id))))))&limit=1')).toMatchObject({
    status: 413,
    json: {
      code: '54001',
      message: 'Tables may be embedded 5 deep at most',
      hint: 'Read the inner tables in a request of their own.',
    },
  });
});
