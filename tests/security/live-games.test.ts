import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackedServer, field, openAttackedServer, type Player } from './attacked-server.ts';

let server: AttackedServer;
let player: Player;

beforeAll(async () => {
  server = await openAttackedServer();
  player = await server.join();
}, 120_000);

afterAll(() => server.remove());

/** A request from the far end of a socket, with headers that claim another network. */
async function from(peer: string, token: string, path: string, body: unknown, claimed = '203.0.113.1') {
  const response = await server.app.request(
    `https://muster.example${path}`,
    {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
        'cf-connecting-ip': claimed,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: peer } } },
  );
  return { status: response.status, json: (await response.json().catch(() => null)) as unknown };
}

const guest = async (peer: string) =>
  String(field((await from(peer, server.anonKey, '/auth/v1/signup', {})).json, 'access_token'));
const call = async (token: string, name: string, body: unknown) =>
  server.ask('POST', `/rest/v1/rpc/${name}`, { token, body });
const open = async (token: string) => {
  const game = randomUUID();
  return { game, ...(await call(token, 'open_live_game', { game })) };
};

describe('guessing codes', () => {
  it('is counted by the real network, whatever accounts and headers a guesser has', async () => {
    const peer = '198.51.100.7';
    const statuses: number[] = [];
    for (let account = 0; account < 7; account += 1) {
      const token = await guest(peer);
      for (let turn = 0; turn < 10; turn += 1) {
        const claimed = `203.0.113.${String(account * 10 + turn)}`;
        const { status } = await from(
          peer,
          token,
          '/rest/v1/rpc/join_live_game',
          { code: 'ZZZZZZ' },
          claimed,
        );
        statuses.push(status);
      }
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const elsewhere = await guest('198.51.100.8');
    const other = await from('198.51.100.8', elsewhere, '/rest/v1/rpc/join_live_game', { code: 'ZZZZZZ' });
    expect(other.status).toBe(404);
  });

  it('is not given a turn back by a request that is undone', async () => {
    const token = await guest('198.51.100.9');
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const reply = await server.ask('POST', '/rest/v1/rpc/join_live_game', {
        token,
        body: { code: 'YYYYYY' },
        headers: { prefer: 'tx=rollback' },
      });
      statuses.push(reply.status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('has no other door: no reading request, no other shape of the arguments', async () => {
    const { token } = await server.join();
    const read = await server.ask('GET', '/rest/v1/rpc/join_live_game?code=ZZZZZZ', { token });
    expect(read.status).toBe(405);
    for (const body of [
      [{ code: 'ZZZZZZ' }, { code: 'YYYYYY' }],
      { code: ['ZZZZZZ'] },
      { code: null },
      {},
      'ZZZZZZ',
    ])
      expect((await call(token, 'join_live_game', body)).status).toBeGreaterThanOrEqual(400);
    for (const table of ['live_games', 'live_members', 'live_rows']) {
      expect((await server.ask('GET', `/rest/v1/${table}?select=*`, { token })).status).toBe(403);
      expect((await server.ask('GET', `/rest/v1/${table}?select=*&limit=1`, {})).status).toBe(401);
    }
  });
});

describe('writing rows', () => {
  it.each([
    ['a number that is none', { after: 'x' }],
    ['a number too large', { after: 2 ** 40 }],
    ['a negative number', { after: -5 }],
    ['no number', { after: null }],
    ['entries as text', { entries: '[{"id":"a","body":{}}]' }],
    ['entries that are null', { entries: null }],
    ['a zero byte in an id', { entries: '[{"id":"\\u0000","body":{}}]' }],
    ['a zero byte in a kind', { entries: [{ id: 'a', body: { kind: '\u0000' } }] }],
    ['half a letter', { entries: [{ id: 'a', body: { kind: '\ud800' } }] }],
    ['a game that is none', { game: 'x' }],
  ])('refuses %s without a fault, and writes nothing', async (_name, change) => {
    const { game } = await open(player.token);
    const body = { game, after: 0, entries: [{ id: 'a', body: { v: 1 } }], ...change };
    const reply = await call(player.token, 'write_live_rows', body);
    const written = await call(player.token, 'read_live_rows', { game, after: 0 });
    expect([field(written.json, 'n'), reply.status < 500]).toEqual([0, true]);
    expect(server.faults).toEqual([]);
    await call(player.token, 'delete_live_game', { game });
  });

  it('stops at brackets by the thousand', async () => {
    const { game } = await open(player.token);
    const deep = `{"game":"${game}","after":0,"entries":[{"id":"a","body":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}]}`;
    const reply = await from('198.51.100.7', player.token, '/rest/v1/rpc/write_live_rows', deep);
    expect([400, 413]).toContain(reply.status);
    expect((await call(player.token, 'read_live_rows', { game, after: 0 })).status).toBe(200);
  });

  it('keeps the words of a body as they were sent, hostile ones too', async () => {
    const { game } = await open(player.token);
    const text = "</script><script>alert(1)</script>'; drop table live_rows; --\u202e";
    const body = { v: 1, kind: 'event', text, __proto__: { admin: true }, constructor: 1 };
    await call(player.token, 'write_live_rows', { game, after: 0, entries: [{ id: 'a', body }] });
    const read = await call(player.token, 'read_live_rows', { game, after: 0 });
    expect(field(read.json, 'rows')).toMatchObject([{ body: { text } }]);
  });
});

describe('a thousand games', () => {
  it('are not opened by one account, nor by the anonymous accounts of one network', async () => {
    const { token } = await server.join();
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) statuses.push((await open(token)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    let opened = 0;
    for (let account = 0; account < 25; account += 1) {
      const anonymous = await guest('198.51.100.20');
      for (let turn = 0; turn < 4; turn += 1) {
        const body = { game: randomUUID() };
        const reply = await from(
          '198.51.100.20',
          anonymous,
          '/rest/v1/rpc/open_live_game',
          body,
          `203.0.113.${String(turn)}`,
        );
        opened += reply.status === 200 ? 1 : 0;
      }
    }
    expect(opened).toBe(60);
  });
});
