import { listed } from './each.ts';
import { ask } from './ask.ts';
import type { Ask } from './exchange.ts';

const GETS = listed(`
  add?a=1 | add?a=1&b=2 | add | add?a=x | add?a=1&c=2 | add?a=1&a=2 | add?b=2 | ad?a=1 | add?a= |
  add?a=1&b= | claims | owned?owner=1 | owned?owner=1&select=id,name | owned?owner=1&order=id.desc |
  owned?owner=1&id=gt.1 | owned?owner=1&limit=1 | owned?owner=1&offset=1 |
  owned?owner=1&select=id,notes(id)&order=id | owned?owner=eq.1 | totals | totals?select=what |
  totals?amount=gt.2 | totals?order=amount | words | words?limit=2 | words?offset=1 | rename?id=1&name=x |
  twice?a=1 | refuse?code=P0001 | teapot | one_list?which=1 | one_list?which=99 |
  one_list?which=1&select=id | sum_all?amounts=1&amounts=2 | sum_all?amounts=1 | sum_all?amounts={1,2} |
  swap?a=1&b=2 | nothing | no_rows | settings | echo_json?value={"a":1} | take_array?ints={1,2} | shout |
  deny | nowhere | whole | words?select=x | add?a=1&select=x |
  one_list?which=1&select=id,owner:profiles!owner_id(username) | no_rows?select=id | totals?select=nowhere |
  swap?a=1&b=2&select=a`);

const POSTS: readonly (readonly [path: string, body: unknown])[] = [
  ['add', { a: 1 }],
  ['add', { a: 1, b: 2 }],
  ['add', { a: '1' }],
  ['add', { a: 1, c: 2 }],
  ['add', {}],
  ['add', ''],
  ['add', []],
  ['add', [{ a: 1 }]],
  ['add', [{ a: 1 }, { a: 2 }]],
  ['add', '{'],
  ['add', 'null'],
  ['add', '1'],
  ['add', { a: null }],
  ['add', { a: 'x' }],
  ['add?columns=a', { a: 1, junk: 2 }],
  ['claims', {}],
  ['owned', { owner: 1 }],
  ['owned?select=id&order=id.desc&limit=1', { owner: 1 }],
  ['owned?id=eq.2&select=name', { owner: 1 }],
  ['totals', {}],
  ['words', {}],
  ['rename', { id: 1, name: 'renamed' }],
  ['rename', { id: 1, name: '' }],
  ['whole', { any: ['thing', 1] }],
  ['whole', '[1,2]'],
  ['whole', ''],
  ['twice', { a: 1 }],
  ['twice', { a: 'x' }],
  ...listed(
    'P0001 | P0002 | 23505 | 42501 | PT402 | PT999 | PTabc | 22012 | 57014 | 53300 | 08006 | XX000 | PGRST',
  ).map((code) => ['refuse', { code }] as const),
  ['teapot', {}],
  ['one_list', { which: 1 }],
  ['one_list', { which: 99 }],
  ['one_list?select=name', { which: 1 }],
  ['add_note', { text: 'called' }],
  ['add_note?select=body,lists(name)', { text: 'called' }],
  ['sum_all', { amounts: [1, 2, 3] }],
  ['sum_all', { amounts: 1 }],
  ['sum_all', {}],
  ['swap', { a: 1, b: 2 }],
  ['echo_json', { value: { a: [1, null] } }],
  ['echo_json', { value: null }],
  ['echo_json', { value: 'text' }],
  ['take_array', { ints: [1, 2, null] }],
  ['take_array', { ints: '{1,2}' }],
  ['take_array', { ints: [] }],
  ['nothing', {}],
  ['no_rows', {}],
  ['settings', {}],
  ['deny', {}],
  ['nowhere', {}],
  ['nowhere', { a: 1 }],
  ['ad', { a: 1 }],
  ['last_note', {}],
  ...listed(
    'unnamed | unnamed_number | unnamed_or_none | unnamed_default | unnamed_both | whole | unnamed_bytes | shout',
  ).flatMap((name) =>
    [{ '': 'x' }, {}, '', { '': 1, a: 2 }, { a: 1 }, { '': true }].map((body) => [name, body] as const),
  ),
  ['echo_json', { wrong: 1 }],
];

/** Calls of functions that were written by hand; each is undone. */
export const CALLS: readonly Ask[] = [
  ...GETS.flatMap((path) => [
    ask(`rpc/${path}`),
    ask(`rpc/${path}`, { method: 'HEAD', headers: { prefer: 'count=exact' } }),
  ]),
  ...listed(
    'owned?owner=1 | words | totals | add?a=1 | one_list?which=1 | no_rows | words?limit=1 | rename?id=1&name=x',
  ).flatMap((path) => [
    ask(`rpc/${path}`, { headers: { prefer: 'count=exact' } }),
    ask(`rpc/${path}`, { headers: { accept: 'application/vnd.pgrst.object+json' } }),
    ask(`rpc/${path}`, { headers: { accept: 'text/csv' } }),
    ask(`rpc/${path}`, { headers: { range: '0-0' } }),
  ]),
  ...POSTS.map(([path, body]) =>
    ask(`rpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'tx=rollback' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  ),
  ...listed(
    'unnamed | unnamed_bytes | unnamed_or_none | unnamed_both | whole | words | add | nowhere',
  ).flatMap((name) =>
    listed('text/plain | application/octet-stream | text/xml | application/json').map((type) =>
      ask(`rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': type, prefer: 'tx=rollback' },
        body: '"plain"',
      }),
    ),
  ),
  ...['PUT', 'PATCH', 'DELETE'].map((method) => ask('rpc/add?a=1', { method })),
  ask('rpc/deny', { as: 'bo' }),
  ask('rpc/owned', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'tx=rollback, count=exact' },
    body: '{"owner":1}',
  }),
  ask('rpc/add', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', prefer: 'tx=rollback' },
    body: 'a=1&b=2',
  }),
  ask('rpc/owned', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'tx=rollback, handling=strict, max-affected=1' },
    body: '{"owner":1}',
  }),
];
