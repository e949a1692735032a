import type { Ask } from './exchange.ts';
import { ask } from './ask.ts';

type Write = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly prefer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: string;
};

const SHOWN = 'return=representation';

/** A write that is undone after its answer; a body that is a text goes as it is. */
function write({ method, path, body, prefer = '', headers = {}, as }: Write): Ask {
  const wishes = [prefer, 'tx=rollback'].filter((wish) => wish !== '').join(', ');
  return ask(path, {
    method,
    headers: { 'content-type': 'application/json', prefer: wishes, ...headers },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    ...(as === undefined ? {} : { as }),
  });
}

const post = (path: string, body: unknown, prefer = SHOWN, headers = {}) =>
  write({ method: 'POST', path, body, prefer, headers });
const patch = (path: string, body: unknown, prefer = SHOWN, headers = {}) =>
  write({ method: 'PATCH', path, body, prefer, headers });
const remove = (path: string, prefer = SHOWN, headers = {}) =>
  write({ method: 'DELETE', path, prefer, headers });
const put = (path: string, body: unknown, prefer = SHOWN) => write({ method: 'PUT', path, body, prefer });

const NOTE = { id: 50, list_id: 1, body: 'new' };
const PREFERS = [
  '',
  'return=minimal',
  SHOWN,
  'return=headers-only',
  'return=representation, count=exact',
  'return=nope',
];

const INSERTS: readonly Ask[] = [
  ...PREFERS.flatMap((prefer) => [
    post('notes', NOTE, prefer),
    post('notes', [NOTE, { ...NOTE, id: 51 }], prefer),
  ]),
  ...PREFERS.map((prefer) => post('keyless', { a: 1 }, prefer)),
  ...PREFERS.map((prefer) => post('list_units', { list_id: 4, unit_id: 1 }, prefer)),
  ...PREFERS.map((prefer) => post('notes', [], prefer)),
  post('lists', { name: 'x' }),
  post('lists', {}),
  post('named', {}),
  post('lists', [{}, {}]),
  post('lists?select=id,name', { name: 'x', points: null }),
  post('lists?select=id,notes(id)', { name: 'x' }),
  post('lists?select=id,owner:profiles!owner_id(username)', { name: 'x', owner_id: 1 }),
  post('lists?select=nowhere', { name: 'x' }),
  post('lists?select=id,t:name,points::text', { name: 'x' }),
  post('lists?select=*&order=name.desc', [{ name: 'a' }, { name: 'b' }]),
  post('lists?select=id&limit=1', [{ name: 'a' }, { name: 'b' }]),
  post('lists?id=eq.1', { name: 'x' }),
  post('lists?columns=name', { name: 'x', points: 3, nowhere: 1 }),
  post('lists?columns=name,points&select=name,points', [{ name: 'a' }, { name: 'b', points: 1, other: 2 }]),
  post('lists?columns=nowhere', { name: 'x' }),
  post('lists?columns=', { name: 'x' }),
  post('lists?columns=name,', { name: 'x' }),
  post('lists?columns=name,points&select=points', [{ name: 'a' }], `${SHOWN}, missing=default`),
  post('lists?columns=name,points&select=points', [{ name: 'a' }], `${SHOWN}, missing=null`),
  post('lists?select=points', { name: 'a' }, `${SHOWN}, missing=default`),
  post('lists', { name: 'x', nowhere: 1 }),
  post('lists', { name: 'x', search: 'y' }),
  post('lists', { name: 'x', points: 'many' }),
  post('lists', { name: 'x', points: '12' }),
  post('lists', { name: 'x', points: 1.5 }),
  post('lists', { name: 'x', tags: ['a'], data: { k: [1] }, span: '[1,2)', price: '1.239' }),
  post('lists', { name: 'x', tags: '{a,b}', data: 'text' }),
  post('lists', { name: 'x', tags: 'a' }),
  post('lists', { name: null }),
  post('lists', { name: '' }),
  post('lists', { name: 'x'.repeat(41) }),
  post('lists', { name: 'x', owner_id: 99 }),
  post('lists', { id: 1, name: 'x' }),
  post('lists', { name: 'x', big: 12_345_678_901_234 }),
  post('lists', '{"name":"x","big":12345678901234567890}'),
  post('lists', '{"name":"x","name":"y"}'),
  post('lists', [{ name: 'a' }, { points: 1 }]),
  post('lists', [{ name: 'a' }, { name: 'b', points: 1 }]),
  post('lists', [{ name: 'a' }, 1]),
  ...[
    '',
    '{',
    '[',
    'null',
    '1',
    '"text"',
    'nonsense',
    '[1]',
    '[null]',
    ' {"name":"x"} ',
    '{"name":"\\u0000"}',
  ].map((body) => post('lists', body)),
  post('kinds', { s: 'toolong' }),
  post('kinds', { m: 'sad' }),
  post('kinds', {
    s: 'abc',
    b: '\\xff',
    d: '2026-01-01',
    ints: [1, null],
    js: { a: 1 },
    j2: [1],
    c: 'y',
    net: '::1',
  }),
  post('kinds', { d: '2026-02-30' }),
  post('kinds', { twice: 1 }),
  post('public_lists', { name: 'x' }),
  post('list_owners', { title: 'x' }),
  post('unit_totals', { list_id: 1 }),
  post('nowhere', { a: 1 }),
  post('secrets', { id: 5 }),
  post('secrets', { id: 5 }, ''),
  post('guarded', { id: 5, owner: 'x' }),
  post('odd "name', { a: 9, b: 9, 'se"lect': 'q' }),
  post('odd "name', { a: 9, b: 9 }, 'return=headers-only'),
  post('notes', 'id,body\n60,one\n61,"two, too"', SHOWN, { 'content-type': 'text/csv' }),
  post('notes', 'id,body\n60,NULL', SHOWN, { 'content-type': 'text/csv' }),
  post('notes', 'id,body\n60', SHOWN, { 'content-type': 'text/csv' }),
  post('notes', 'id=60&body=form', SHOWN, { 'content-type': 'application/x-www-form-urlencoded' }),
  post('notes', '<a/>', SHOWN, { 'content-type': 'text/xml' }),
  post('notes', JSON.stringify(NOTE), SHOWN, { 'content-type': 'application/vnd.pgrst.object+json' }),
  post('notes', JSON.stringify(NOTE), SHOWN, { 'content-type': 'application/json; charset=utf-8' }),
  post('notes', NOTE, SHOWN, { accept: 'text/csv' }),
  post('notes', NOTE, SHOWN, { accept: 'application/vnd.pgrst.object+json' }),
  post('notes', NOTE, '', { accept: 'application/vnd.pgrst.object+json' }),
  post('notes', [NOTE, { ...NOTE, id: 51 }], SHOWN, { accept: 'application/vnd.pgrst.object+json' }),
  post('things', { id: 9, word: 'w' }, SHOWN, { 'content-profile': 'other' }),
  post('things', { id: 9 }, SHOWN, { 'content-profile': 'nowhere' }),
  post('things', { id: 9 }, SHOWN, { 'accept-profile': 'other' }),
  write({ method: 'POST', path: 'secrets', body: { id: 5 }, as: 'bo' }),
  write({ method: 'POST', path: 'guarded', body: { id: 5, owner: 'bo' }, as: 'bo', prefer: SHOWN }),
  write({ method: 'POST', path: 'guarded', body: { id: 5, owner: 'ana' }, as: 'bo', prefer: SHOWN }),
];

const MERGE = 'resolution=merge-duplicates';
const IGNORE = 'resolution=ignore-duplicates';
const UPSERTS: readonly Ask[] = [MERGE, IGNORE].flatMap((resolution) => [
  ...['', SHOWN, 'return=headers-only'].flatMap((shown) => {
    const prefer = [resolution, shown].filter((wish) => wish !== '').join(', ');
    return [
      post('named', { id: 1, code: 'z' }, prefer),
      post('named', { id: 9, code: 'z' }, prefer),
      post(
        'named',
        [
          { id: 1, code: 'y' },
          { id: 9, code: 'z' },
        ],
        prefer,
      ),
      post(
        'named',
        [
          { id: 1, code: 'y' },
          { id: 2, code: 'z' },
        ],
        prefer,
      ),
      post('named', [], prefer),
      post('list_units', { list_id: 1, unit_id: 1, quantity: 7 }, prefer),
      post('keyless', { a: 1 }, prefer),
      post('named?on_conflict=code', { id: 9, code: 'a' }, prefer),
      post(
        'named?on_conflict=code',
        [
          { id: 9, code: 'a' },
          { id: 8, code: 'q' },
        ],
        prefer,
      ),
    ];
  }),
  post('named', { id: 9, code: 'a' }, `${resolution}, ${SHOWN}`),
  post(
    'named',
    [
      { id: 1, code: 'y' },
      { id: 1, code: 'z' },
    ],
    `${resolution}, ${SHOWN}`,
  ),
  post('named?on_conflict=id,code', { id: 9, code: 'a' }, `${resolution}, ${SHOWN}`),
  post('named?on_conflict=other', { id: 9, code: 'a' }, `${resolution}, ${SHOWN}`),
  post('named?on_conflict=nowhere', { id: 9, code: 'a' }, `${resolution}, ${SHOWN}`),
  post('named?on_conflict=', { id: 9, code: 'c' }, `${resolution}, ${SHOWN}`),
  post('named?columns=id,code,other', [{ id: 1, code: 'y' }], `${resolution}, ${SHOWN}, missing=default`),
  post('named?on_conflict=id', { id: 1 }, `${resolution}, ${SHOWN}`),
]);

const UPDATES: readonly Ask[] = [
  ...PREFERS.flatMap((prefer) => [
    patch('lists?id=eq.1', { points: 1 }, prefer),
    patch('lists?id=lt.3', { points: 1 }, prefer),
    patch('lists?id=eq.99', { points: 1 }, prefer),
    patch('lists?id=eq.1', {}, prefer),
    patch('lists?id=eq.1', [], prefer),
    remove('notes?id=eq.1', prefer),
    remove('notes?id=lt.3', prefer),
    remove('notes?id=eq.99', prefer),
  ]),
  patch('notes', { body: 'all' }),
  patch('notes?or=(id.like.x)', []),
  remove('notes'),
  remove('profiles?id=eq.1'),
  patch('lists?id=eq.1&select=id,points,notes(id)', { points: 1 }),
  patch('lists?id=lt.3&select=id&order=id.desc', { points: 1 }),
  patch('lists?id=lt.4&select=id&order=id&limit=2', { points: 1 }),
  patch('lists?id=lt.4&select=id&order=id&limit=1&offset=1', { points: 1 }, `${SHOWN}, count=exact`),
  patch('lists?id=lt.4&limit=2', { points: 1 }),
  patch('lists?limit=2&order=nowhere', { points: 1 }),
  patch('keyless?limit=1&order=a', { b: 'z' }),
  remove('notes?limit=1&order=id.desc'),
  remove('notes?limit=1'),
  remove('notes?select=id&order=id&offset=1&limit=1', `${SHOWN}, count=exact`),
  remove('notes?select=id,lists(name)&id=eq.1'),
  remove('notes?select=id&id=lt.3&order=id.desc'),
  remove('notes?nowhere=eq.1'),
  remove('nowhere'),
  remove('secrets?id=eq.1'),
  remove('guarded?id=eq.1'),
  patch('lists?id=eq.1', { nowhere: 1 }),
  patch('lists?nowhere=eq.1', { points: 1 }),
  patch('lists?id=eq.1', { name: null }),
  patch('lists?id=eq.1', { points: 'x' }),
  patch('lists?id=eq.1', { id: 2 }),
  patch('lists?id=eq.1', [{ points: 1 }]),
  patch('lists?id=eq.1', [{ points: 1 }, { points: 2 }]),
  patch('lists?id=eq.1&columns=points', { points: 5, name: 'ignored' }),
  patch('lists?id=eq.1&columns=points,name', { points: 5 }),
  patch('lists?id=eq.1&select=points', { points: null }, `${SHOWN}, missing=default`),
  patch('lists?id=eq.1&columns=points&select=points', {}, `${SHOWN}, missing=default`),
  patch('lists?or=(id.eq.1,id.eq.2)&select=id', { points: 1 }),
  patch('lists?notes.id=eq.1', { points: 1 }),
  patch('lists?select=id,notes(id)&notes.id=eq.1&id=eq.1', { points: 1 }),
  ...['', '{', 'null', '1', 'nonsense'].map((body) => patch('lists?id=eq.1', body)),
  patch('public_lists?id=eq.1', { name: 'viewed' }),
  patch('list_owners?id=eq.1', { title: 'viewed' }),
  patch('nowhere?id=eq.1', { a: 1 }),
  patch('lists?id=eq.1', { points: 1 }, SHOWN, { accept: 'application/vnd.pgrst.object+json' }),
  patch('lists?id=lt.3', { points: 1 }, SHOWN, { accept: 'application/vnd.pgrst.object+json' }),
  patch('lists?id=eq.99', { points: 1 }, SHOWN, { accept: 'application/vnd.pgrst.object+json' }),
  patch('lists?id=lt.3', { points: 1 }, 'handling=strict, max-affected=1'),
  patch('lists?id=lt.3', { points: 1 }, 'handling=strict, max-affected=2'),
  patch('lists?id=lt.3', { points: 1 }, 'max-affected=1'),
  patch('lists?id=lt.3', { points: 1 }, 'handling=strict, nonsense'),
  remove('notes?id=lt.3', 'handling=strict, max-affected=1'),
  remove('notes?id=eq.1', SHOWN, { accept: 'text/csv' }),
  put('named?id=eq.1', { id: 1, code: 'z' }),
  put('named?id=eq.9', { id: 9, code: 'z' }),
  put('named?id=eq.9', { id: 9, code: 'z' }, ''),
  put('named?id=eq.1', { id: 1, code: 'z' }, ''),
  put('named?id=eq.1', [{ id: 1, code: 'z' }]),
  put('named?id=eq.1', { id: 2, code: 'z' }),
  put('named?id=eq.1', { code: 'z' }),
  put('named?id=eq.1', [{ id: 1 }, { id: 2 }]),
  put('named?id=gt.1', { id: 1, code: 'z' }),
  put('named?id=eq.1&code=eq.a', { id: 1, code: 'z' }),
  put('named', { id: 1, code: 'z' }),
  put('named?id=eq.1&limit=1', { id: 1, code: 'z' }),
  put('named?or=(id.eq.1)', { id: 1, code: 'z' }),
  put('keyless?a=eq.1', { a: 1 }),
  put('list_units?list_id=eq.1&unit_id=eq.1', { list_id: 1, unit_id: 1, quantity: 4 }),
  put('named?id=eq.1', {}),
  put('named?id=eq.1', ''),
  put('nowhere?id=eq.1', { id: 1 }),
  write({ method: 'PATCH', path: 'guarded?id=eq.1', body: { owner: 'bo' }, as: 'bo', prefer: SHOWN }),
  write({ method: 'PATCH', path: 'guarded?id=eq.2', body: { owner: 'ana' }, as: 'bo', prefer: SHOWN }),
  write({ method: 'DELETE', path: 'guarded', as: 'bo', prefer: SHOWN }),
  write({ method: 'DELETE', path: 'secrets', as: 'bo' }),
];

/** Writes that were written by hand; each is undone. */
export const WRITES: readonly Ask[] = [...INSERTS, ...UPSERTS, ...UPDATES];
