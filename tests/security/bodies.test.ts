import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackedServer, openAttackedServer, PASSWORD, type Player } from './attacked-server.ts';
import { listen, type Listening, statusOf } from './listen.ts';

let server: AttackedServer;
let socket: Listening;
let player: Player;

beforeAll(async () => {
  server = await openAttackedServer();
  socket = await listen(server.app);
  player = await server.join();
}, 120_000);

afterAll(async () => {
  await socket.close();
  await server.remove();
});

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);
const keys = (count: number) => Array.from({ length: count }, (_, at) => `"k${String(at)}":1`).join(',');
const UNIT = '{"id":"a","name":"A"}';
const list = (units: string, more = '') => `{"name":"L","faction":"f","units":${units}${more}}`;

/** Bodies that are too much of something, or not what they say. */
const BODIES: readonly (readonly [string, string])[] = [
  ['100,000 brackets', nested(100_000)],
  ['100,000 objects', nested(100_000, '{"a":', '}').replace(':}', ':1}')],
  ['100,000 brackets of a list', list(nested(100_000))],
  ['400,000 brackets in a text', list(JSON.stringify(nested(200_000)))],
  ['100,000 open brackets', '['.repeat(100_000)],
  ['99 brackets in a unit', list(`[{"id":"a","name":"A","x":${nested(90)}}]`)],
  ['50,000 keys', `{${keys(50_000)}}`],
  ['50,000 keys in a unit', list(`[{"id":"a","name":"A",${keys(50_000)}}]`)],
  ['the same key often', `{${'"name":"L",'.repeat(20_000)}"name":"M"}`],
  ['keys that mean something to JavaScript', list(`[${UNIT}]`, ',"__proto__":{"wab_admin":true}')],
  ['constructors', '{"constructor":{"prototype":{"role":"service_role"}},"__proto__":null,"toString":1}'],
  ['a unit of such keys', list('[{"id":"a","name":"A","__proto__":{"x":1},"constructor":1}]')],
  ['rows of many shapes', `[${Array.from({ length: 5_000 }, (_, at) => `{"k${String(at)}":1}`).join(',')}]`],
  ['20,000 rows', `[${Array.from({ length: 20_000 }, () => '{"name":"L"}').join(',')}]`],
  ['numbers without end', list(`[{"id":"a","name":"A","pointsCost":${'9'.repeat(100_000)}}]`)],
  ['an exponent', list('[{"id":"a","name":"A","pointsCost":1e999999999}]')],
  ['a NUL escape', list(`[{"id":"a","name":"A\\u0000"}]`)],
  ['a NUL', list('[{"id":"a","name":"A\0"}]')],
  ['half a surrogate pair', list('[{"id":"a","name":"A\\ud800"}]')],
  ['half a pair as a key', '{"\\udc00":1}'],
  ['a text of a megabyte', list(`[{"id":"a","name":"${'a'.repeat(1_000_000)}"}]`)],
  ['quotes and backslashes', list(`[{"id":"a","name":"${'\\"'.repeat(300_000)}"}]`)],
  ['blanks', ' '.repeat(1_000_000)],
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"text"'],
  ['a byte order mark', '\uFEFF{}'],
  ['two values', '{}{}'],
  ['a comment', '/* */{}'],
];

const WRITES = [
  ['POST', '/rest/v1/army_lists'],
  ['PATCH', '/rest/v1/army_lists?name=eq.none'],
  ['PUT', '/rest/v1/army_lists?id=eq.00000000-0000-4000-8000-000000000000'],
  ['POST', '/rest/v1/shared_lists?columns=name'],
  ['POST', '/rest/v1/rpc/user_count'],
  ['POST', '/rest/v1/rpc/community_page'],
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['POST', '/auth/v1/verify'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/factors'],
  ['POST', '/functions/v1/translate'],
] as const;

const TYPES = [
  'application/json',
  'text/csv',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'text/html, application/json',
  '',
];

describe('a body', () => {
  it.each(BODIES)(
    'is accepted or refused with %s, and nobody else notices',
    async (_, body) => {
      const statuses: unknown[] = [];
      for (const [method, path] of WRITES) {
        const { status, text } = await server.ask(method, path, { token: player.token, body });
        if (status >= 500) statuses.push([method, path, status, text]);
      }
      expect(statuses).toEqual([]);
      const alive = await server.ask('GET', '/rest/v1/factions?select=id&limit=1');
      expect(alive.json).toHaveLength(1);
      const { status } = await server.ask('GET', '/auth/v1/user', { token: player.token });
      expect(status).toBe(200);
    },
    60_000,
  );

  it.each(TYPES)(
    'is read as its type %j or refused',
    async (type) => {
      for (const body of [
        list(`[${UNIT}]`),
        'name,faction\n"a',
        'a=1&__proto__=2&%=3',
        '--x\r\n',
        '\0\xff',
      ]) {
        for (const [method, path] of WRITES) {
          const sent = { token: player.token, body, headers: { 'content-type': type } };
          const { status } = await server.ask(method, path, sent);
          expect(status).toBeLessThan(500);
        }
      }
    },
    60_000,
  );

  it('does not reach the prototype of anything', async () => {
    const data =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"x":{"__proto__":{"polluted":1}}}';
    const body = `{"email":"proto@example.org","password":"${PASSWORD}","data":${data},"__proto__":{"polluted":1}}`;
    const joined = await server.ask('POST', '/auth/v1/signup', { body });
    expect(joined.status).toBe(200);
    await server.ask('POST', '/rest/v1/rpc/user_count', { body: data });
    await server.ask('GET', '/rest/v1/rpc/user_count?__proto__=1&constructor=2');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('makes no list of a wrong form', async () => {
    const { json } = await server.ask('GET', '/rest/v1/army_lists?select=name,units', {
      token: player.token,
    });
    expect(JSON.stringify(json).length).toBeLessThan(5_000_000);
    for (const one of Array.isArray(json) ? json : []) expect(one).toMatchObject({ name: 'L' });
  });
});

describe('bytes on the way', () => {
  const head = (method: string, path: string, headers: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: muster.example\r\napikey: ${server.anonKey}\r\nConnection: close\r\n${headers}\r\n`;
  const chunk = `${(60_000).toString(16)}\r\n${'x'.repeat(60_000)}\r\n`;

  it.each(['/rest/v1/army_lists', '/auth/v1/signup', '/functions/v1/translate'])(
    'are counted at %s, however they are sent',
    async (path) => {
      const chunked = 'Transfer-Encoding: chunked\r\n';
      expect(statusOf(await socket.speak(`${head('POST', path, chunked)}${chunk.repeat(50)}0\r\n\r\n`))).toBe(
        413,
      );
      expect(statusOf(await socket.speak(head('POST', path, 'Content-Length: 99999999999\r\n')))).toBe(413);
      const bomb = gzipSync(Buffer.alloc(100_000_000, 32));
      const headers = `Content-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: ${String(bomb.length)}\r\n`;
      const status = statusOf(
        await socket.speak(Buffer.concat([Buffer.from(head('POST', path, headers)), bomb])),
      );
      expect([400, 401, 415]).toContain(status);
    },
    60_000,
  );

  it.each([
    ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'],
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 4\r\n'],
    ['a length below nothing', 'Content-Length: -5\r\n'],
    ['a coding that is none', 'Transfer-Encoding: xchunked\r\n'],
    ['no end of a chunk', 'Transfer-Encoding: chunked\r\n'],
  ])('are refused as no request with %s', async (_, headers) => {
    expect(statusOf(await socket.speak(`${head('POST', '/auth/v1/signup', headers)}zz\r\n`))).toBe(400);
  });

  it('cause no fault when they are not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"email":"'),
      Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
      Buffer.from('@example.org","password":"\\u0000 not long"}'),
    ]);
    const headers = `Content-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n`;
    for (const path of ['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/rest/v1/army_lists']) {
      const answer = await socket.speak(Buffer.concat([Buffer.from(head('POST', path, headers)), body]));
      expect([200, 400, 401, 422]).toContain(statusOf(answer));
    }
  });

  it.each(['/auth/v1/signup', '/rest/v1/army_lists', '/functions/v1/translate'])(
    'hold up nobody when they never arrive at %s, and cause no fault',
    async (path) => {
      const half = `${head('POST', path, 'Content-Length: 10\r\n')}{}`;
      const waiting = Promise.all(Array.from({ length: 50 }, () => socket.speak(half, 500)));
      expect((await server.ask('GET', '/rest/v1/factions?select=id&limit=1')).status).toBe(200);
      await waiting;
      expect(server.faults).toEqual([]);
    },
  );
});
