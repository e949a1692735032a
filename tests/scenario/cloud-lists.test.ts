import { randomInt, randomUUID } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restCloudTable } from '#data/cloud/rest-cloud-table.ts';
import type { CloudTable } from '#data/cloud/cloud-table.ts';
import { toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { anySession, DeviceSession } from '#tests/builders/device-session.ts';
import type { Weather } from '#tests/builders/memory-cloud.ts';
import { type RunningServer, startServer } from '#tests/builders/running-server.ts';
import { stormyFetch } from '#tests/builders/stormy-fetch.ts';

/**
 * More of them: `CLOUD_SESSIONS=200 npx vitest run tests/scenario/cloud-lists`; the same ones
 * again: `CLOUD_SEED=…`.
 */
const SESSIONS = Number(process.env['CLOUD_SESSIONS'] ?? 20);
const SEED = Number(process.env['CLOUD_SEED'] ?? randomInt(2 ** 31 - 1));
const PATIENCE_MS = 60_000 + SESSIONS * 6_000;

let server: RunningServer;
let auth: BackendClient['auth'];
let userId: string;

beforeAll(async () => {
  server = await startServer();
  auth = new AuthClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: server.anonKey },
    autoRefreshToken: false,
    persistSession: false,
  });
  const { data } = await auth.signUp({ email: 'player@example.org', password: 'a long password of a test' });
  userId = data.user?.id ?? '';
}, 180_000);

afterAll(async () => server.stop());

/** The lists of the player, over a network of one's own. */
function tableOver(overNetwork: typeof fetch = fetch, owner = userId): CloudTable {
  const asUser: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', server.anonKey);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? server.anonKey}`);
    return overNetwork(input, { ...init, headers });
  };
  const backend = {
    auth,
    url: server.url,
    fetchAsUser: asUser,
    functionsFetch: async () => Response.error(),
  };
  return restCloudTable(async () => backend, owner);
}

const row = (name: string, points: number, id: string = randomUUID()) =>
  toCloudRow(cloudReady(name, points, { id }));

describe('the table of cloud lists', () => {
  it('adds a list once, however often it is sent', async () => {
    const table = tableOver();
    const raid = row('Once', 25);
    const wabId = (await table.wabId()) ?? '';
    expect(wabId).toMatch(/^WAB(-[A-Z0-9]{4}){3}$/);
    expect(await table.insert(raid, wabId)).toMatchObject({ revision: 1, wabId, list: { name: 'Once' } });
    expect(await table.insert(raid, wabId)).toBeNull();
    expect(await table.byName({ name: ' Once ', faction: 'northern-tribes' })).toHaveLength(1);
  });

  it('replaces and deletes a list only at the revision that was seen, and keeps what it was', async () => {
    const table = tableOver();
    const raid = row('Seen', 25);
    await table.insert(raid, (await table.wabId()) ?? '');
    const edited = row('Seen', 30, raid.id);
    expect(await table.update(edited, 1)).toMatchObject({
      revision: 2,
      list: { units: [{ pointsCost: 30 }] },
    });
    expect(await table.update(row('Seen', 99, raid.id), 1)).toBeNull();
    expect(await table.update(edited, 2)).toMatchObject({ revision: 2 });
    expect(await table.remove(raid.id, 1)).toBe(false);
    expect(await table.remove(raid.id, 2)).toBe(true);
    expect(await table.byId(raid.id)).toBeNull();
    expect(await table.versionsOf(raid.id)).toMatchObject([
      { revision: 2, wasDeleted: true, list: { units: [{ pointsCost: 30 }] } },
      { revision: 1, wasDeleted: false, list: { units: [{ pointsCost: 25 }] } },
    ]);
  });

  it('reads every list when the server refuses large responses', async () => {
    const narrow: typeof fetch = async (input, init) => {
      const limit = new URL(input instanceof Request ? input.url : input).searchParams.get('limit');
      return Number(limit) > 2 ? Response.json({ code: '54000' }, { status: 413 }) : fetch(input, init);
    };
    const table = tableOver();
    const wabId = (await table.wabId()) ?? '';
    for (const name of ['Long 1', 'Long 2', 'Long 3']) await table.insert(row(name, 25), wabId);
    const names = (await tableOver(narrow).all()).lists.map(({ list }) => list.name);
    expect(names).toEqual((await table.all()).lists.map(({ list }) => list.name));
    expect(names).toEqual(expect.arrayContaining(['Long 1', 'Long 2', 'Long 3']));
  });

  it('brings target and origin of a list back', async () => {
    const table = tableOver();
    const list = cloudReady('Whole', 25, {
      id: randomUUID(),
      points_target: 150,
      based_on: { id: 'x', name: 'Y' },
    });
    await table.insert(toCloudRow(list), (await table.wabId()) ?? '');
    const { points_target, based_on, units } = list;
    expect((await table.byId(list.id))?.list).toMatchObject({ points_target, based_on, units });
  });

  it('refuses to work for another account than the signed-in one', async () => {
    await expect(tableOver(fetch, randomUUID()).all()).rejects.toMatchObject({ status: 401 });
  });

  it('tells a shape that the database does not take from a network that is down', async () => {
    const table = tableOver();
    const wabId = (await table.wabId()) ?? '';
    await expect(table.insert(row('x'.repeat(300), 1), wabId)).rejects.toMatchObject({ status: 400 });
    const down = tableOver(async () => Promise.reject(new TypeError('fetch failed')));
    await expect(down.all()).rejects.toMatchObject({ status: 0 });
    const spoilt = tableOver(async () => new Response('[{"id":', { status: 200 }));
    await expect(spoilt.all()).rejects.toMatchObject({ status: 0 });
  });
});

describe('two devices of one player, over a network that loses, doubles, delays and spoils', () => {
  it(
    `end with every saved list within reach, on the real server (${String(SESSIONS)} sessions of seed ${String(SEED)})`,
    async () => {
      const weathers: readonly Weather[] = [
        'request-lost',
        'answer-lost',
        'twice',
        'late',
        'fault',
        'spoilt',
      ];
      let count = 0;
      await fc.assert(
        fc.asyncProperty(anySession(weathers, 25), async ({ steps, hasArchive }) => {
          const network = stormyFetch();
          const fair = tableOver();
          count += 1;
          const mark = ` of ${String(count)}`;
          const session = new DeviceSession(
            {
              tableOf: (weather) => tableOver(network.fetch(weather)),
              contents: async () => contentsOf(fair, session),
              arrive: network.arrive,
              hasArchive,
              mark,
            },
            randomUUID,
          );
          for (const step of steps) await session.run(step);
          await session.finish();
          expect(await session.lost()).toEqual([]);
          expect(session.waiting()).toBe(0);
        }),
        { numRuns: SESSIONS, seed: SEED, endOnFailure: true },
      );
    },
    PATIENCE_MS,
  );
});

async function contentsOf(table: CloudTable, session: DeviceSession) {
  const { lists } = await table.all();
  const ids = new Set([...session.listIds, ...lists.map(({ list }) => list.id)]);
  const versions = await Promise.all([...ids].map(async (id) => table.versionsOf(id)));
  return [...lists, ...versions.flat()].map(({ list }) => list);
}
