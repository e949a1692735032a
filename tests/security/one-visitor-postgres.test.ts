import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import {
  type AttackedServer,
  field,
  openAttackedServer,
  type Player,
  type Reply,
} from './attacked-server.ts';

/**
 * The embedded database runs one statement after the other; here an attack can take every
 * connection of the pool.
 */
const cluster = await startPostgres();
let server: AttackedServer;
let player: Player;

beforeAll(async () => {
  if (cluster === null) return;
  server = await openAttackedServer({ env: { VISITOR_LIMITS: 'on', DATABASE_URL: cluster.url } });
  player = await server.join();
}, 120_000);

afterAll(async () => {
  if (cluster === null) return;
  await server.remove();
  await cluster.stop();
});

/** Runs until the database cancels it after three seconds. */
const ENDLESS = `rules_sections?select=id&content=match.${encodeURIComponent('(.+)+\\1{20}(.+)+\\2x')}`;
const QUICK = 'factions?select=id&order=id&limit=1';
const ATTACKS = 12;

const isCancelled = ({ status, json }: Reply) => status === 500 && field(json, 'code') === '57014';
const isRefused = ({ status, headers }: Reply) =>
  (status === 429 || status === 503) && Number(headers.get('retry-after')) >= 1;

/**
 * Sends twelve endless statements at once, and a player's calls meanwhile. Returns all responses in
 * their order.
 */
async function attack(addressOf: (at: number) => string) {
  const order: { readonly who: 'guest' | 'player'; readonly reply: Reply }[] = [];
  const note = async (who: 'guest' | 'player', asked: Promise<Reply>) => {
    order.push({ who, reply: await asked });
  };
  const guests = Array.from({ length: ATTACKS }, (_, at) =>
    note(
      'guest',
      server.ask('GET', `/rest/v1/${ENDLESS}`, { headers: { 'x-forwarded-for': addressOf(at) } }),
    ),
  );
  const { token } = player;
  const body = { name: addressOf(0), faction: 'f', units: [{ id: 'a', name: 'A' }] };
  for (let turn = 0; turn < 5; turn += 1)
    await note('player', server.ask('GET', `/rest/v1/${QUICK}`, { token }));
  await note('player', server.ask('POST', '/rest/v1/army_lists', { token, body }));
  await note('player', server.ask('GET', '/auth/v1/user', { token }));
  await Promise.all(guests);
  return order;
}

describe.runIf(cluster !== null)('twelve endless statements at once on PostgreSQL', () => {
  it.each([
    ['one guest', () => '10.1.0.1'],
    ['twelve guests', (at: number) => `10.2.0.${String(at)}`],
  ])(
    'from %s end after all of a player’s calls',
    async (_, addressOf) => {
      const order = await attack(addressOf);
      const ofPlayer = order.filter(({ who }) => who === 'player');
      expect(ofPlayer.map(({ reply }) => reply.status)).toEqual([200, 200, 200, 200, 200, 201, 200]);
      const last = order.findLastIndex(({ who }) => who === 'player');
      expect(order.slice(0, last).filter(({ reply }) => isCancelled(reply))).toEqual([]);
      const ofGuests = order.filter(({ who }) => who === 'guest').map(({ reply }) => reply);
      expect(ofGuests.every((reply) => isCancelled(reply) || isRefused(reply))).toBe(true);
      // Guests have half of the eight connections, one visitor three of them.
      const ran = ofGuests.filter(isCancelled).length;
      expect(ran).toBeGreaterThan(0);
      expect(ran).toBeLessThanOrEqual(4);
    },
    60_000,
  );

  it('leaves the pool whole: as many reads at once as there are connections are answered', async () => {
    const reads = Array.from({ length: 10 }, (_, at) =>
      server.ask('GET', `/rest/v1/${QUICK}`, { headers: { 'x-forwarded-for': `10.3.0.${String(at)}` } }),
    );
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200));
    expect(server.faults).toEqual([]);
  }, 60_000);
});
