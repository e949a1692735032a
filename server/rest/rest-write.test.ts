import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPENING_MS, openTestRest, type TestRequest, type TestRest } from './test-rest.ts';

let rest: TestRest;
beforeAll(async () => {
  rest = await openTestRest();
}, OPENING_MS);
afterAll(async () => rest.close());

/** A write that is undone after its answer. */
async function attempt(method: string, path: string, { prefer = '', ...request }: TestRequest = {}) {
  return rest.ask(path, { method, prefer: `${prefer},tx=rollback`, ...request });
}

const SHOWN = 'return=representation';

describe('inserting', () => {
  it('responds with 201 and nothing, or the rows, or the location of the row', async () => {
    const body = { name: 'New', points: 5 };
    expect(await attempt('POST', 'lists', { body })).toMatchObject({ status: 201, text: '' });
    const shown = await attempt('POST', 'lists?select=name,points', { body, prefer: SHOWN });
    expect(shown).toMatchObject({ status: 201, json: [body] });
    expect(shown.headers.get('preference-applied')).toBe('return=representation, tx=rollback');
    const located = await attempt('POST', 'notes', { body: { id: 50 }, prefer: 'return=headers-only' });
    expect(located.headers.get('location')).toBe('/notes?id=eq.50');
  });

  it('takes many rows as one, and embeds in the response', async () => {
    const body = [
      { id: 60, list_id: 1 },
      { id: 61, list_id: null },
    ];
    const { json } = await attempt('POST', 'notes?select=id,list:lists(name)', { body, prefer: SHOWN });
    expect(json).toEqual([
      { id: 60, list: { name: 'Iron wall' } },
      { id: 61, list: null },
    ]);
  });

  it.each([
    ['null for a key that a row lacks', SHOWN, null],
    ['the default when it is asked for', `${SHOWN},missing=default`, 100],
  ])('takes %s', async (_, prefer, points) => {
    const path = 'lists?columns=name,points&select=points';
    expect((await attempt('POST', path, { body: [{ name: 'a' }], prefer })).json).toEqual([{ points }]);
  });

  it('takes an empty object for the defaults and an empty list for nothing', async () => {
    expect((await attempt('POST', 'lists', { body: [], prefer: SHOWN })).json).toEqual([]);
    expect(await attempt('POST', 'lists', { body: {} })).toMatchObject({
      status: 400,
      json: { code: '23502' },
    });
  });

  it.each([
    [
      'merges',
      'resolution=merge-duplicates',
      201,
      [
        { id: 1, username: 'x' },
        { id: 9, username: 'y' },
      ],
    ],
    ['ignores', 'resolution=ignore-duplicates', 201, [{ id: 9, username: 'y' }]],
  ])('%s rows that are there', async (_, prefer, status, rows) => {
    const body = [
      { id: 1, username: 'x' },
      { id: 9, username: 'y' },
    ];
    const path = 'profiles?select=id,username';
    const answer = await attempt('POST', path, { body, prefer: `${SHOWN},${prefer}` });
    expect(answer).toMatchObject({ status, json: rows });
    expect(answer.headers.get('preference-applied')).toContain(prefer);
  });

  it('responds with 200 when an upsert only changed rows, and with 201 when it adds one', async () => {
    const prefer = 'resolution=merge-duplicates';
    const merge = async (id: number) =>
      (await attempt('POST', 'profiles?on_conflict=id', { body: { id, username: 'x' }, prefer })).status;
    expect([await merge(1), await merge(7), await merge(2)]).toEqual([200, 201, 200]);
  });
});

describe('changing and deleting', () => {
  it('changes the rows that the filters find', async () => {
    const body = { points: 1 };
    expect(await attempt('PATCH', 'lists?id=lt.3', { body })).toMatchObject({ status: 204, text: '' });
    const shown = await attempt('PATCH', 'lists?id=lt.3&select=id,points&order=id.desc', {
      body,
      prefer: `${SHOWN},count=exact`,
    });
    expect(shown).toMatchObject({
      status: 200,
      json: [
        { id: 2, points: 1 },
        { id: 1, points: 1 },
      ],
    });
    expect(shown.headers.get('content-range')).toBe('0-1/2');
  });

  it('changes nothing for an empty body or no row', async () => {
    expect(await attempt('PATCH', 'lists?id=eq.1', { body: {}, prefer: SHOWN })).toMatchObject({
      status: 200,
      json: [],
    });
    expect(await attempt('PATCH', 'lists?id=eq.99', { body: { points: 1 } })).toMatchObject({ status: 204 });
  });

  it('deletes the rows that the filters find', async () => {
    const answer = await attempt('DELETE', 'lists?id=gt.2', { prefer: 'count=exact' });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('content-range')).toBe('*/2');
    expect((await attempt('DELETE', 'notes?id=eq.1&select=body', { prefer: SHOWN })).json).toEqual([
      { body: 'first' },
    ]);
  });

  it('undoes a write of several rows instead of one, or of too many', async () => {
    const accept = 'application/vnd.pgrst.object+json';
    const wide = await rest.ask('lists?id=lt.3', {
      method: 'PATCH',
      body: { points: 7 },
      accept,
      prefer: SHOWN,
    });
    expect(wide).toMatchObject({ status: 406, json: { code: 'PGRST116' } });
    const many = await rest.ask('lists', { method: 'DELETE', prefer: 'handling=strict,max-affected=2' });
    expect(many).toMatchObject({
      status: 400,
      json: { code: 'PGRST124', details: 'The query affects 4 rows' },
    });
    expect((await rest.ask('lists?points=eq.7')).json).toEqual([]);
    expect((await rest.ask('lists')).json).toHaveLength(4);
  });

  it('puts one row by its whole key', async () => {
    const body = { id: 70, username: 'p' };
    expect(await attempt('PUT', 'profiles?id=eq.70', { body, prefer: SHOWN })).toMatchObject({ status: 201 });
    expect(
      await attempt('PUT', 'profiles?id=eq.1', { body: { ...body, id: 1 }, prefer: SHOWN }),
    ).toMatchObject({
      status: 200,
    });
    expect(await attempt('PUT', 'profiles?id=eq.71', { body })).toMatchObject({
      status: 400,
      json: { code: 'PGRST115' },
    });
    expect(await attempt('PUT', 'profiles?id=gt.1', { body })).toMatchObject({
      status: 405,
      json: { code: 'PGRST105' },
    });
  });
});

describe('calling functions', () => {
  it.each([
    ['GET', 'rpc/add?a=1', undefined, 200, 11],
    ['POST', 'rpc/add', { a: 1, b: 2 }, 200, 3],
    ['GET', 'rpc/words', undefined, 200, ['a', 'b', 'c']],
    ['GET', 'rpc/words?limit=1&offset=1', undefined, 200, ['b']],
    ['GET', 'rpc/totals?amount=lt.3&select=what', undefined, 200, [{ what: 'profiles' }]],
    [
      'GET',
      'rpc/owned?owner=1&select=id,notes(id)&id=eq.1',
      undefined,
      200,
      [{ id: 1, notes: [{ id: 1 }, { id: 2 }] }],
    ],
    ['POST', 'rpc/owned?select=name&order=id.desc&limit=1', { owner: 1 }, 200, [{ name: 'Swift riders' }]],
    ['POST', 'rpc/rename', { id: 1, name: 'x' }, 204, null],
    ['POST', 'rpc/whole', { any: [1] }, 200, { any: [1] }],
    ['GET', 'rpc/claims', undefined, 200, { role: 'anon', sub: null }],
    ['POST', 'rpc/whole', { '': 'x' }, 200, { '': 'x' }],
    ['POST', 'rpc/whole_text', { '': 'x' }, 200, '{"":"x"}'],
    ['POST', 'rpc/teapot', {}, 218, 1],
  ])('%s %s %j responds with %i %j', async (method, path, body, status, json) => {
    expect(await attempt(method, path, body === undefined ? {} : { body })).toMatchObject({ status, json });
  });

  it.each([
    ['text/plain', 'whole_text', 'a "é"', 'a "é"'],
    ['application/octet-stream', 'whole_bytes', 'é\0', '\\xc3a900'],
  ])('takes a body of %s as the one argument of %s', async (type, name, body, json) => {
    const request = { method: 'POST', headers: { 'content-type': type }, body };
    expect(await rest.ask(`rpc/${name}`, request)).toMatchObject({ status: 200, json });
  });

  it.each([
    ['GET', 'rpc/rename?id=1&name=x', undefined, 405, '25006'],
    ['GET', 'rpc/nothing', undefined, 404, 'PGRST202'],
    ['POST', 'rpc/add', { c: 1 }, 404, 'PGRST202'],
    ['POST', 'rpc/number', { '': 1 }, 404, 'PGRST202'],
    ['POST', 'rpc/whole_text', {}, 404, 'PGRST202'],
    ['POST', 'rpc/twice', { a: '1' }, 300, 'PGRST203'],
    ['PATCH', 'rpc/add', undefined, 405, 'PGRST101'],
  ])('%s %s %j is refused with %i %s', async (method, path, body, status, code) => {
    expect(await attempt(method, path, body === undefined ? {} : { body })).toMatchObject({
      status,
      json: { code },
    });
  });
});

it('names the functions that a call may mean by their arguments, whichever was made first', async () => {
  const answer = await attempt('POST', 'rpc/twice', { body: { a: '1' } });
  expect(answer.json).toMatchObject({
    message:
      'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => text)',
  });
});

describe('refusals', () => {
  it.each([
    ['GET', 'nowhere', 404, 'PGRST205'],
    ['GET', 'lists?nope=eq.1', 400, '42703'],
    ['GET', 'lists?select=nope', 400, '42703'],
    ['GET', 'lists?order=nope', 400, '42703'],
    ['GET', 'lists?id=eq.x', 400, '22P02'],
    ['GET', 'lists?select=id::nonsense', 400, '42704'],
    ['GET', 'lists?select=secrets(*)', 400, 'PGRST200'],
    ['GET', 'lists?select=profiles(*)', 300, 'PGRST201'],
    ['GET', 'lists?notes.id=eq.1', 400, 'PGRST108'],
    ['GET', 'lists?select=notes(id)&order=notes(id)', 400, 'PGRST118'],
    ['GET', 'lists?select=notes(id)&notes=eq.1', 400, 'PGRST120'],
    ['GET', 'lists?name=fts(nowhere).a', 400, '42704'],
    ['GET', 'lists?name=match.(', 400, '2201B'],
    ['GET', 'secrets', 401, '42501'],
    ['POST', 'rpc/refuse', 409, '23505'],
  ])('%s %s is %i %s', async (method, path, status, code) => {
    const answer = await attempt(method, path, method === 'POST' ? { body: { code } } : {});
    expect(answer).toMatchObject({ status, json: { code } });
    expect(Object.keys(answer.json ?? {})).toEqual(['code', 'details', 'hint', 'message']);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['lists', { nope: 1 }, 400, 'PGRST204'],
    ['lists', { name: '' }, 400, '23514'],
    ['lists', { name: 'x'.repeat(41) }, 400, '22001'],
    ['lists', { name: 'a', search: 'b' }, 400, '428C9'],
    ['notes', { id: 90, list_id: 99 }, 409, '23503'],
    ['notes', { id: 1 }, 409, '23505'],
    ['guarded', { id: 9, owner: 'ana' }, 401, '42501'],
    ['profiles?on_conflict=username', [{ id: 1, username: 'a' }], 400, '42P10'],
    ['lists', '{', 400, 'PGRST102'],
  ])('POST %s %j is %i %s', async (path, body, status, code) => {
    const answer = await attempt('POST', path, {
      body,
      prefer: path.includes('on_conflict') ? 'resolution=merge-duplicates' : '',
    });
    expect(answer).toMatchObject({ status, json: { code } });
  });

  it('asks a guest to sign in and refuses a user', async () => {
    expect((await rest.ask('secrets')).headers.get('www-authenticate')).toBe('Bearer');
    const somebody = await rest.ask('secrets', { sub: 'ana' });
    expect(somebody.status).toBe(403);
    expect(somebody.headers.get('www-authenticate')).toBeNull();
  });

  it('refuses a body of more than 1 MB', async () => {
    const body = { name: 'x'.repeat(1_048_577) };
    expect(await attempt('POST', 'lists', { body })).toMatchObject({ status: 413 });
  });
});
