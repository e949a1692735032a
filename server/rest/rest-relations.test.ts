import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPENING_MS, openTestRest, type TestRest } from './test-rest.ts';

/** Tables that are named as a statement may name others. */
const NAMED_ALIKE = `
  CREATE TABLE "notes_1" (id int PRIMARY KEY);
  CREATE TABLE "m1" (id int PRIMARY KEY);
  CREATE TABLE ties (m_id int REFERENCES "m1", note_id int REFERENCES notes, PRIMARY KEY (m_id, note_id));
  ALTER TABLE notes ADD odd_id int REFERENCES "notes_1";
  INSERT INTO "notes_1" VALUES (7); UPDATE notes SET odd_id = 7 WHERE id = 3;
  INSERT INTO "m1" VALUES (1); INSERT INTO ties VALUES (1, 2);
  GRANT SELECT ON ALL TABLES IN SCHEMA public TO anon; REVOKE ALL ON secrets FROM anon;`;

let rest: TestRest;
beforeAll(async () => {
  rest = await openTestRest(NAMED_ALIKE);
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
  ])('%s returns %j', async (path, expected) => {
    expect((await rest.ask(path)).json).toEqual(expected);
  });
});

it('suggests names for a mistyped one', async () => {
  const hint = async (path: string) => {
    const { json } = await rest.ask(path);
    return typeof json === 'object' && json !== null && 'hint' in json ? json.hint : undefined;
  };
  expect(await hint('lists?naem=eq.1')).toBe('Perhaps you meant to reference the column "lists.name".');
  expect(await hint('lists?select=xyzzy')).toBeNull();
  expect(await hint('lists?select=ntoes(id)')).toBe("Perhaps you meant 'notes' instead of 'ntoes'.");
  expect(await hint('lists?select=notes(bod)')).toBe(
    'Perhaps you meant to reference the column "notes_1.body".',
  );
  expect(await hint('rpc/clams')).toBe('Perhaps you meant to call the function public.claims');
  expect(await hint('listss')).toBe("Perhaps you meant the table 'public.lists'");
  expect(await hint('rpc/add?a=1&c=2')).toBe('Perhaps you meant to call the function public.add(a, b)');
});

it('suggests no table and no function for a distant name', async () => {
  for (const path of ['secr', 'rpc/ad?a=1', 'rpc/nearly']) {
    expect((await rest.ask(path)).json).toMatchObject({ hint: null });
  }
});

it.each([
  ['lists?select=id,notes(nowhere)', 'notes_1.nowhere'],
  ['lists?select=id,x:notes(id)&x.nowhere=eq.1', 'notes_1.nowhere'],
  ['notes?select=lists(profiles!owner_id(nowhere))', 'profiles_2.nowhere'],
  ['profiles?select=clubs(nowhere)', 'clubs.nowhere'],
  ['lists?select=x:profiles!owner_id(id)&order=x(nowhere)', 'lists_x_1.nowhere'],
])('%s is refused with the column as PostgREST names it, %s', async (path, column) => {
  const json = { code: '42703', message: `column ${column} does not exist` };
  expect(await rest.ask(path)).toMatchObject({ status: 400, json });
});

it.each([
  ['x:notes(id),x:profiles!owner_id(id)', '42712', 'table name "lists_x_1" specified more than once'],
  [
    '...profiles!owner_id(id),profiles!editor_id(id)',
    '42712',
    'table name "lists_profiles_1" specified more than once',
  ],
  [
    'notes(id),notes(body)',
    '42803',
    'aggregate functions are not allowed in FROM clause of their own query level',
  ],
])('select=%s embeds twice under one key and is refused with %s', async (select, code, message) => {
  expect(await rest.ask(`lists?select=${select}`)).toMatchObject({ status: 400, json: { code, message } });
});

it('distinguishes a table whose name is also an alias of the statement', async () => {
  expect((await rest.ask('notes_1?select=id,notes(id)')).json).toEqual([{ id: 7, notes: [{ id: 3 }] }]);
  expect((await rest.ask('m1?select=id,notes(id)')).json).toEqual([{ id: 1, notes: [{ id: 2 }] }]);
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

it('lists at its root the tables and functions that the caller may use', async () => {
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
