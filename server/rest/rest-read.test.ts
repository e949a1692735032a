import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { createRest } from './handler.ts';
import { found, refused } from './rest-error.ts';
import { fixedSchema, OPENING_MS, openTestRest, type TestRest } from './test-rest.ts';

let rest: TestRest;
beforeAll(async () => {
  rest = await openTestRest();
}, OPENING_MS);
afterAll(async () => rest.close());

async function ids(query: string): Promise<unknown> {
  const { json, text } = await rest.ask(`lists?select=id&order=id&${query}`);
  return Array.isArray(json) ? json.map((row: { id: number }) => row.id) : text;
}

describe('filters', () => {
  it.each([
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3, 4]],
    ['points=gt.150', [2]],
    ['points=gte.150', [1, 2]],
    ['points=lt.150', [4]],
    ['points=lte.150', [1, 4]],
    ['name=like.*wall', [1]],
    ['name=ilike.*WALL', [1]],
    ['name=like(any).{Iron*,Old*}', [1, 3]],
    ['name=like(all).{*r*,S*}', [2]],
    ['name=match.^Old', [3]],
    ['name=imatch.^old', [3]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['id=in.(1,3)', [1, 3]],
    ['id=in.()', []],
    ['name=in.("Old guard","Nobody\'s \\"own\\"")', [3, 4]],
    ['points=is.null', [3]],
    ['points=is.not_null', [1, 2, 4]],
    ['public=is.false', [2]],
    ['public=eq.false', [2]],
    ['points=isdistinct.150', [2, 3, 4]],
    ['tags=cs.{b}', [1, 2]],
    ['tags=cd.{a,b}', [1, 2, 3]],
    ['tags=ov.{a,c}', [1, 4]],
    ['data=cs.{"k":{"n":7}}', [2]],
    ['span=ov.[1,3)', [1]],
    ['span=sl.[9,12)', [1, 2]],
    ['span=sr.[8,10)', [4]],
    ['span=nxr.[2,9)', [1, 2]],
    ['span=nxl.[5,9)', [2, 4]],
    ['span=adj.[9,12)', [2]],
    ['search=fts.wall', [1]],
    ['search=plfts.the wall', [1]],
    ['search=phfts.iron wall', [1]],
    ['search=wfts(english).riders', [2]],
    ['name=fts(english).rider', [2]],
    ['made=gte.2026-01-01', [1, 2, 3, 4]],
    ['id=not.in.(1,2)', [3, 4]],
    ['name=not.like.*r*', [4]],
    ['or=(id.eq.1,and(points.gt.100,id.eq.2),name.eq."Nobody\'s \\"own\\"")', [1, 2, 4]],
    ['not.or=(id.eq.1,id.eq.2)', [3, 4]],
    ['and=(id.gt.1,id.lt.4)', [2, 3]],
    ['data->k->n=eq.5', [1]],
    ['data->l->>1=eq.y', [1]],
    ['tags->>0=eq.c', [4]],
  ])('%s finds the lists %j', async (query, expected) => {
    const [key = '', ...value] = query.split('=');
    expect(await ids(`${key}=${encodeURIComponent(value.join('='))}`)).toEqual(expected);
  });
});

describe('order and range', () => {
  it.each([
    ['order=points', [4, 1, 2, 3]],
    ['order=points.desc', [3, 2, 1, 4]],
    ['order=points.desc.nullslast', [2, 1, 4, 3]],
    ['order=data->k->n.desc.nullslast,id.desc&limit=3', [2, 1, 4]],
  ])('%s returns %j', async (query, expected) => {
    const { json } = await rest.ask(`lists?select=id&${query}`);
    expect(json).toEqual(expected.map((id) => ({ id })));
  });

  it.each([
    ['lists?select=id&order=id&limit=2&offset=1', {}, 200, '1-2/*', 2],
    ['lists?select=id&limit=2', { prefer: 'count=exact' }, 206, '0-1/4', 2],
    ['lists?select=id', { prefer: 'count=exact' }, 200, '0-3/4', 4],
    ['lists?id=eq.99', { prefer: 'count=exact' }, 200, '*/0', 0],
    ['lists?id=eq.99', {}, 200, '*/*', 0],
    ['lists?limit=0', {}, 200, '*/*', 0],
    ['lists', { headers: { range: '1-2' } }, 200, '1-2/*', 2],
    ['lists?select=id,notes!inner(id)', { prefer: 'count=exact' }, 200, '0-1/2', 2],
  ])('%s %j responds with %i and Content-Range %s', async (path, request, status, range, rows) => {
    const answer = await rest.ask(path, request);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(range);
    expect(answer.json).toHaveLength(rows);
  });

  it('refuses an offset past the end when it counts', async () => {
    const answer = await rest.ask('lists?offset=12', { prefer: 'count=exact' });
    expect(answer).toMatchObject({ status: 416, json: { code: 'PGRST103' } });
    expect(answer.headers.get('content-range')).toBe('*/4');
  });

  it('forbids caches to keep a response, or to give it to another caller', async () => {
    for (const path of ['lists', 'nowhere', 'rpc/words']) {
      const { headers } = await rest.ask(path);
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        'no-store',
        'Authorization, apikey, Accept-Encoding',
      ]);
    }
  });

  it('responds to HEAD like GET without a body', async () => {
    const answer = await rest.ask('lists?id=lt.3', { method: 'HEAD', prefer: 'count=exact' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers.get('content-range')).toBe('0-1/2');
  });
});

describe('the form of a row', () => {
  it('is written by the database to the last digit', async () => {
    const { text, headers } = await rest.ask('lists?select=price,big,made,tags,data&id=eq.1');
    expect(text).toBe(
      '[{"price":1.50,"big":12345678901234567,"made":"2026-01-01T01:00:00+00:00","tags":["a","b"],' +
        '"data":{"k": {"n": 5}, "l": ["x", "y"]}}]',
    );
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-location')).toBe('/lists?id=eq.1&select=price%2Cbig%2Cmade%2Ctags%2Cdata');
  });

  it.each([
    ['select=a:name,id::text&id=eq.3', [{ a: 'Old guard', id: '3' }]],
    ['select=data->k->n,data->l->>0,first:tags->0&id=eq.1', [{ n: 5, l: 'x', first: 'a' }]],
    ['select="it\'s;":name&id=eq.3', [{ "it's;": 'Old guard' }]],
    [
      'select=id,author:profiles!owner_id(username),notes(body)&notes.order=body.desc&id=in.(1,4)&order=id',
      [
        { id: 1, author: { username: 'ana' }, notes: [{ body: 'second' }, { body: 'first' }] },
        { id: 4, author: null, notes: [] },
      ],
    ],
    ['select=id,covers(colour)&covers=not.is.null', [{ id: 1, covers: { colour: 'red' } }]],
    ['select=id,notes()&notes=not.is.null&notes.body=eq.third', [{ id: 3 }]],
    ['select=id,profiles!lists_editor_fkey!inner(id)&profiles.id=eq.1', [{ id: 3, profiles: { id: 1 } }]],
    ['select=id,notes(id)&notes.limit=1&notes.order=id.desc&id=eq.1', [{ id: 1, notes: [{ id: 2 }] }]],
    [
      'select=id,o:owner_id(username)&order=o(username).desc.nullslast,id&limit=1',
      [{ id: 3, o: { username: 'bo' } }],
    ],
  ])('%s returns %j', async (query, expected) => {
    expect((await rest.ask(`lists?${query}`)).json).toEqual(expected);
  });

  it('has more aliases than one call of a function may have arguments', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `c${String(at)}`);
    const columns = ['points', 'id', 'public', 'owner_id'];
    const select = names.map((name, at) => `${name}:${columns[at % columns.length] ?? ''}`);
    const { json } = await rest.ask(`lists?id=eq.1&select=${select.join(',')}`);
    const values = [150, 1, true, 1];
    expect(json).toEqual([Object.fromEntries(names.map((name, at) => [name, values[at % values.length]]))]);
  });

  it('is one object, or none, when one is asked for', async () => {
    const accept = 'application/vnd.pgrst.object+json';
    const one = await rest.ask('lists?select=id&id=eq.1', { accept });
    expect(one).toMatchObject({ status: 200, text: '{"id":1}' });
    expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
    expect(await rest.ask('lists', { accept })).toMatchObject({
      status: 406,
      json: {
        code: 'PGRST116',
        details: 'The result contains 4 rows',
        message: 'Cannot coerce the result to a single JSON object',
      },
    });
  });

  it('leaves out nulls when it is asked to', async () => {
    const accept = 'application/vnd.pgrst.array+json;nulls=stripped';
    expect((await rest.ask('lists?select=id,points&id=eq.3', { accept })).text).toBe('[{"id":3}]');
  });

  it('is a line of CSV under its keys', async () => {
    const { text, headers } = await rest.ask('lists?select=id,title:name&id=gte.3&order=id', {
      accept: 'text/csv',
    });
    expect(text).toBe('id,title\n3,"Old guard"\n4,"Nobody\'s ""own"""');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });
});

it('shows rows that the role may see, and no others', async () => {
  expect((await rest.ask('guarded?select=id')).json).toEqual([]);
  expect((await rest.ask('guarded?select=id', { sub: 'bo' })).json).toEqual([{ id: 2 }]);
});

it('responds with 503 while the schema cannot be read, and to a bad token with its challenge', async () => {
  const parts = {
    database: { run: async () => Promise.reject(new Error('not to be asked')) },
    schemas: fixedSchema(null),
    turns: null,
    identify: async (headers: Headers) =>
      Promise.resolve(
        headers.has('authorization')
          ? refused(401, 'PGRST301', 'JWT cryptographic operation failed')
          : found({ role: 'anon', claims: '{}', isUser: false, account: null, isAnonymous: false }),
      ),
    mount: '',
    maxRows: null,
    bounds: DEFAULT_BOUNDS,
    aggregates: false,
    plans: false,
    allowTransaction: false,
    extraSearchPath: [],
  };
  const closed = await createRest(parts).request('/lists');
  expect(closed.status).toBe(503);
  expect(await closed.json()).toMatchObject({ code: 'PGRST002' });
  const refusal = await createRest(parts).request('/lists', { headers: { authorization: 'Bearer x' } });
  expect(refusal.status).toBe(401);
  expect(refusal.headers.get('www-authenticate')).toBe(
    'Bearer error="invalid_token", error_description="JWT cryptographic operation failed"',
  );
});
