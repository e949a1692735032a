import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AttackedServer,
  field,
  openAttackedServer,
  type Player,
  type Reply,
} from './attacked-server.ts';

let server: AttackedServer;
let player: Player;

beforeAll(async () => {
  server = await openAttackedServer({ env: { VISITOR_LIMITS: 'on' } });
  player = await server.join();
}, 120_000);

afterAll(() => server.remove());

let network = 0;
beforeEach(() => {
  network += 1;
});

/** Runs until it is cancelled. */
const ENDLESS = `rules_sections?select=id&content=match.${encodeURIComponent('(.+)+\\1{20}(.+)+\\2x')}`;
const QUICK = 'factions?select=id&order=id&limit=1';

/** A guest's request from an address that no other test has used. */
const guest = (host: number, path: string) =>
  server.ask('GET', `/rest/v1/${path}`, {
    headers: { 'x-forwarded-for': `10.0.${String(network)}.${String(host)}` },
  });
const asPlayer = (path: string) => server.ask('GET', `/rest/v1/${path}`, { token: player.token });
const times = <T>(count: number, task: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => task(at));

const isCancelled = ({ status, json }: Reply) => status === 500 && field(json, 'code') === '57014';
const isRefused = ({ status, headers, json }: Reply) =>
  status === 429 && field(json, 'details') === 'busy' && Number(headers.get('retry-after')) >= 1;

describe('one visitor', () => {
  it('is refused after a few endless statements, while another and a player are served', async () => {
    const loop: Reply[] = [];
    for (let round = 0; round < 4; round += 1) loop.push(await guest(1, ENDLESS));
    expect(loop.map((reply) => isCancelled(reply) || isRefused(reply))).toEqual([true, true, true, true]);
    expect(loop.slice(2).every(isRefused)).toBe(true);
    expect((await guest(1, QUICK)).status).toBe(429);
    expect((await guest(2, QUICK)).status).toBe(200);
    expect((await asPlayer(QUICK)).status).toBe(200);
  }, 60_000);

  it('holds a player up for no more than the first of twelve endless statements at once', async () => {
    const cancelled: Reply[] = [];
    const attack = times(12, async () => {
      const reply = await guest(1, ENDLESS);
      if (isCancelled(reply)) cancelled.push(reply);
      return reply;
    });
    expect((await asPlayer(QUICK)).status).toBe(200);
    expect(cancelled.length).toBeLessThanOrEqual(1);
    const ends = await Promise.all(attack);
    expect(cancelled.length).toBeLessThanOrEqual(2);
    expect(ends.filter(isRefused).length).toBeGreaterThanOrEqual(10);
  }, 60_000);

  it('is told to come back later after six hundred requests at once, while players are served', async () => {
    const flood = times(600, () => guest(1, QUICK));
    const reads = await Promise.all(times(10, () => asPlayer(QUICK)));
    expect(reads.map(({ status }) => status)).toEqual(times(10, () => 200));
    expect((await server.app.request('/healthz')).status).toBe(200);
    const answers = await Promise.all(flood);
    expect(answers.every((reply) => reply.status === 200 || isRefused(reply))).toBe(true);
    expect(answers.filter(isRefused).length).toBeGreaterThan(400);
  }, 60_000);

  it('counts as one with all of an IPv6 network', async () => {
    const from = (host: number) =>
      server.ask('GET', `/rest/v1/${QUICK}`, {
        headers: { 'x-forwarded-for': `2001:db8:0:${String(network)}::${host.toString(16)}` },
      });
    const answers = await Promise.all(times(300, from));
    expect(answers.some(isRefused)).toBe(true);
  }, 60_000);

  it('is refused also when signed in', async () => {
    const other = await server.join();
    const replies = times(600, () => server.ask('GET', `/rest/v1/${QUICK}`, { token: other.token }));
    expect((await asPlayer(QUICK)).status).toBe(200);
    expect((await Promise.all(replies)).some(isRefused)).toBe(true);
  }, 60_000);
});

describe('many visitors', () => {
  it('let a player through after the first of their endless statements', async () => {
    const order: string[] = [];
    const attack = times(4, (at) => guest(at, ENDLESS).finally(() => order.push(`attack ${String(at)}`)));
    expect((await asPlayer(QUICK).finally(() => order.push('player'))).status).toBe(200);
    expect(order.length).toBeLessThanOrEqual(2);
    await Promise.all(attack);
  }, 60_000);

  it('get a 503 with the time to come back when they are too many, and no player’s write is lost', async () => {
    const flood = times(900, (at) => guest(at % 250, QUICK));
    const saved = await server.ask('POST', '/rest/v1/army_lists', {
      token: player.token,
      body: { name: 'in the storm', faction: 'f', units: [{ id: 'a', name: 'A' }] },
    });
    expect(saved.status).toBe(201);
    const refused = (await Promise.all(flood)).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.some(({ status }) => status === 503)).toBe(true);
    expect(
      refused.every(({ status, headers }) => (status === 503 ? headers.has('retry-after') : status === 429)),
    ).toBe(true);
    expect((await asPlayer('army_lists?select=name')).json).toEqual([{ name: 'in the storm' }]);
    expect(server.faults).toEqual([]);
  }, 60_000);
});
