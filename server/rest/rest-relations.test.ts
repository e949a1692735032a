import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPENING_MS, openTestRest, type TestRest } from './test-rest.ts';

let rest: TestRest;
beforeAll(async () => {
  rest = await openTestRest();
}, OPENING_MS);
afterAll(async () => rest.close());

describe('related rows', () => {
  it.each([
    // Through a table that joins the two, by a view, and by a view of a view.
    [
      'profiles?select=username,clubs(name)&order=id&clubs.order=name',
      [
        { username: 'ana', clubs: [{ name: 'East' }, { name: 'West' }] },
        { username: 'bo', clubs: [{ name: 'East' }] },
      ],
    ],
    ['profiles?select=id,clubs!inner()&clubs.name=eq.West', [{ id: 1 }]],
    [
      'public_lists?select=id,notes(id)&notes.order=id&notes=not.is.null&order=id',
      [
        { id: 1, notes: [{ id: 1 }, { id: 2 }] },
        { id: 3, notes: [{ id: 3 }] },
      ],
    ],
    ['short_lists?select=id,covers(colour)&id=eq.1', [{ id: 1, covers: { colour: 'red' } }]],
    ['notes?select=id,short_lists(title)&id=eq.3', [{ id: 3, short_lists: { title: 'Old guard' } }]],
    // Columns of the related row, or lists of those of several.
    [
      'lists?select=id,...profiles!owner_id(username)&id=in.(1,4)&order=id',
      [
        { id: 1, username: 'ana' },
        { id: 4, username: null },
      ],
    ],
    [
      'lists?select=id,...notes(note:body)&notes.order=id.desc&id=lte.2&order=id',
      [
        { id: 1, note: ['second', 'first'] },
        { id: 2, note: [] },
      ],
    ],
    // Functions of a row, as a column and as a table.
    ['lists?select=id,shout&shout=eq.OLD GUARD!&order=shout', [{ id: 3, shout: 'OLD GUARD!' }]],
    ['rpc/owned?owner=1&select=shout&order=id', [{ shout: 'IRON WALL!' }, { shout: 'SWIFT RIDERS!' }]],
    [
      'lists?select=id,last_note(id)&id=lte.2&order=id',
      [
        { id: 1, last_note: { id: 2 } },
        { id: 2, last_note: null },
      ],
    ],
    // A table that refers to itself: by its name the many, by the column the one.
    ['clubs?select=name,clubs(name)&id=eq.1', [{ name: 'East', clubs: [{ name: 'West' }] }]],
    ['clubs?select=name,parent:parent_id(name)&id=eq.2', [{ name: 'West', parent: { name: 'East' } }]],
  ])('%s answers %j', async (path, expected) => {
    expect((await rest.ask(path)).json).toEqual(expected);
  });
});

it('names what a mistyped name may have meant', async () => {
  const hint = async (path: string) => {
    const { json } = await rest.ask(path);
    return typeof json === 'object' && json !== null && 'hint' in json ? json.hint : undefined;
  };
  expect(await hint('lists?naem=eq.1')).toBe('Perhaps you meant to reference the column "lists.name".');
  expect(await hint('lists?select=xyzzy')).toBeNull();
  expect(await hint('lists?select=ntoes(id)')).toBe("Perhaps you meant 'notes' instead of 'ntoes'.");
  expect(await hint('rpc/ad?a=1')).toBe('Perhaps you meant to call the function public.add');
  expect(await hint('rpc/add?a=1&c=2')).toBe('Perhaps you meant to call the function public.add(a, b)');
});

it.each([
  ['lists', 200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
  ['public_lists', 200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
  ['list_points', 200, 'OPTIONS,GET,HEAD'],
  ['rpc/words', 200, 'OPTIONS,GET,HEAD,POST'],
  ['rpc/rename', 200, 'OPTIONS,POST'],
  ['nowhere', 404, null],
  ['rpc/nowhere', 404, null],
])('says what may be done with %s', async (path, status, allow) => {
  const answer = await rest.ask(path, { method: 'OPTIONS' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('allow')).toBe(allow);
});

it('describes at its root what the caller may touch', async () => {
  const { status, headers, json } = await rest.ask('');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/openapi+json; charset=utf-8');
  expect(json).toMatchObject({
    swagger: '2.0',
    paths: {
      '/lists': { get: {}, post: {}, patch: {}, delete: {} },
      '/list_points': { get: {} },
      '/rpc/add': { get: {}, post: {} },
      '/rpc/rename': { post: {} },
    },
    definitions: {
      lists: {
        properties: {
          id: { type: 'integer', format: 'integer' },
          price: { type: 'number', format: 'numeric(8,2)' },
          tags: { type: 'array', items: { type: 'string' } },
          points: { default: '100' },
          public: { type: 'boolean' },
        },
      },
    },
  });
  expect(json).not.toHaveProperty('definitions.secrets');
  expect(json).not.toHaveProperty(['paths', '/list_points', 'post']);
  expect(json).not.toHaveProperty(['paths', '/rpc/rename', 'get']);
  expect(await rest.ask('', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(await rest.ask('', { headers: { 'accept-profile': 'auth' } })).toMatchObject({ status: 406 });
});
