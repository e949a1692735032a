import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, createComment, createPost, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { choosePushes, finishPushes, claimPushes, saveDevice } from '#tests/builders/push.ts';
import { startPushReceiver } from '#tests/builders/push-receiver.ts';
import { createHandler } from '#functions/push/handler.ts';
import { newVapidJwk, readVapidKeys } from '#functions/push/vapid.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { openPushKeys, PUSH_KEY_FILE } from './open-push-keys.ts';
import { openPushOffice } from './push-office.ts';
import { readPushSettings } from './push-settings.ts';

const database = testDatabase();
const lines: string[] = [];
const log: Log = { error: (line: string) => void lines.push(line) } as never;
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
let dataDir: string;
let anna: Account;

beforeAll(async () => {
  receiver = await startPushReceiver();
  dataDir = mkdtempSync(join(tmpdir(), 'muster-push-'));
});
afterAll(async () => {
  await receiver.stop();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  receiver.received.splice(0);
  anna = await createAccount(database);
});

const settings = (env: Record<string, string> = {}) => readPushSettings(env, []);
async function openOffice() {
  const keys = await openPushKeys(dataDir, settings());
  const parts = { database, keys, subject: 'mailto:host@example.org', origins: [receiver.origin], log };
  return { ...(await openPushOffice({ ...parts, now: () => new Date() })), keys };
}
const subscribe = async (language = 'en') => {
  const device = receiver.subscribe();
  await saveDevice(database, anna, device, language);
  return device;
};
const test = async () => act(database, anna, 'select test_push()');
const left = async () => asOwner(database, 'select from private.push_messages');
const devices = async () =>
  asOwner(database, 'select from private.push_subscriptions where user_id = $1', [anna.id]);

describe('the sending of notifications', () => {
  it('reaches each device in its language, signed and encrypted, soon after it was queued', async () => {
    await setProfile(database, anna, "username = 'Anna of the pushes'");
    const [english, spanish] = [await subscribe(), await subscribe('es')];
    const { close, keys } = await openOffice();
    await test();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    await close();
    const [one, other] = [english, spanish].map(({ endpoint }) =>
      receiver.received.find((push) => push.endpoint === endpoint),
    );
    expect(one).toMatchObject({
      key: keys.publicKey,
      claims: { aud: receiver.origin, sub: 'mailto:host@example.org' },
      headers: { ttl: '300', urgency: 'high', 'content-type': 'application/octet-stream' },
      content: {
        title: 'Notifications work',
        body: 'This device receives them.',
        path: '/profile?section=notifications',
        tag: 'test',
        lang: 'en',
      },
    });
    expect(other?.content['title']).toBe('Las notificaciones funcionan');
    expect(one?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(other?.headers['topic']).not.toBe(one?.headers['topic']);
    expect(JSON.stringify(one?.headers)).not.toMatch(/test|Anna/);
    expect(await left()).toEqual([]);
  });

  it('tells of a comment with its place and without its words', async () => {
    await subscribe('fr');
    await choosePushes(database, anna, 'comment');
    const list = await createPost(database, anna, { name: '  Ice\u202e Line ' });
    const berta = await createAccount(database);
    await setProfile(database, berta, "username = 'Berta of the pushes'");
    const comment = await createComment(database, berta, list, 'Nobody reads this on a locked screen.');
    await asOwner(database, `update private.push_messages set due_at = now()`);
    const { close } = await openOffice();
    await test();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    await close();
    expect(receiver.received.map(({ content }) => content)).toContainEqual({
      title: 'Berta of the pushes a commenté «\u00a0Ice Line\u00a0»',
      body: 'Ouvrez-la pour lire et répondre.',
      path: `/community-lists/${list}#comment-${comment}`,
      tag: `comment ${list}`,
      lang: 'fr',
    });
  });

  it.each([404, 410])('forgets a device that its service no longer knows: %i', async (status) => {
    const { endpoint } = await subscribe();
    receiver.replies.set(endpoint, { status });
    const { close } = await openOffice();
    await test();
    await vi.waitFor(async () => expect(await devices()).toEqual([]));
    await close();
    expect(await left()).toEqual([]);
  });

  it('waits as long as a service asks, and gives up what it refuses', async () => {
    const [busy, strict] = [await subscribe(), await subscribe()];
    receiver.replies.set(busy.endpoint, { status: 429, headers: { 'Retry-After': '120' } });
    receiver.replies.set(strict.endpoint, { status: 400 });
    const { close } = await openOffice();
    await test();
    await vi.waitFor(async () => expect(await left()).toHaveLength(1));
    await close();
    const [row] = await asOwner(
      database,
      'select extract(epoch from due_at - now()) between 100 and 121 as waits from private.push_messages',
    );
    expect([row, (await devices()).length, lines]).toEqual([{ waits: true }, 2, []]);
    await asOwner(database, 'delete from private.push_messages');
  });

  it('never calls an address inside, and lets a device go that gives one', async () => {
    await saveDevice(database, anna, { ...receiver.subscribe(), endpoint: 'http://127.0.0.1:9/metadata' });
    await saveDevice(database, anna, { ...receiver.subscribe(), endpoint: 'https://evil.example/hook' });
    const { close } = await openOffice();
    await test();
    await vi.waitFor(async () => expect(await devices()).toEqual([]));
    await close();
    expect(receiver.received).toEqual([]);
  });
});

describe('the log of the server', () => {
  it('names the fault of a queue that cannot be read, and quotes nothing of it', async () => {
    const { endpoint, auth } = receiver.subscribe();
    const broken: Database = {
      ...database,
      listen: () => Promise.resolve(() => undefined) as never,
      withOwner: () => Promise.reject(new Error(`insert failed: ${endpoint} ${auth}`)),
    };
    lines.splice(0);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const keys = await openPushKeys(dataDir, settings());
    const parts = { keys, subject: 'mailto:host@example.org', origins: [], now: () => new Date(), log };
    const { close } = await openPushOffice({ ...parts, database: broken });
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    await close();
    expect(lines).toEqual(['Notifications: the queue could not be read (Error).']);
    lines.splice(0);
  });
});

describe('the function of a hosted project', () => {
  const env = async (): Promise<Record<string, string>> => ({
    PUSH_KEY: await newVapidJwk(),
    PUSH_SECRET: 'of the schedule',
    PUSH_CONTACT: 'mailto:host@example.org',
    PUSH_SERVICES: receiver.origin,
    SUPABASE_URL: 'https://project.test',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
  });
  /** The hosted gateway in front of this database; everything else is the network. */
  const network = async (address: string, init: RequestInit): Promise<Response> => {
    if (!address.startsWith('https://project.test/')) return fetch(address, init);
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer service');
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '') as {
      readonly outcomes: readonly never[];
    };
    if (address.endsWith('/finish_pushes')) await finishPushes(database, ...body.outcomes);
    return Response.json(address.endsWith('/claim_pushes') ? await claimPushes(database, 0) : null);
  };
  const call = async (settingsOf: Record<string, string>, secret: string | null, method = 'POST') => {
    const headers: HeadersInit = secret === null ? {} : { authorization: `Bearer ${secret}` };
    const handler = createHandler({ env: (name) => settingsOf[name], fetch: network });
    const response = await handler(
      new Request('https://project.test/functions/v1/push', { method, headers }),
    );
    return [response.status, (await response.json()) as unknown];
  };

  it('sends what is due for whoever has the secret, and says how many', async () => {
    const { endpoint } = await subscribe();
    await test();
    const given = await env();
    expect(await call(given, given['PUSH_SECRET'] ?? '')).toEqual([200, { sent: 1 }]);
    const keys = await readVapidKeys(given['PUSH_KEY'] ?? '');
    expect(receiver.received).toMatchObject([{ endpoint, key: keys?.publicKey }]);
    expect(await left()).toEqual([]);
  });

  it('does nothing for anybody else', async () => {
    const given = await env();
    for (const secret of [null, '', 'wrong', 'service']) expect((await call(given, secret))[0]).toBe(401);
    expect((await call(given, given['PUSH_SECRET'] ?? '', 'GET'))[0]).toBe(405);
  });

  it.each(['PUSH_KEY', 'PUSH_SECRET', 'PUSH_CONTACT'])('is switched off without %s', async (name) => {
    const given = { ...(await env()), [name]: '' };
    expect(await call(given, 'of the schedule')).toMatchObject([503, { code: 'not_configured' }]);
  });
});

describe('the key of a site', () => {
  it('is made once, for this user alone', async () => {
    const one = await openPushKeys(dataDir, settings());
    expect((await openPushKeys(dataDir, settings())).publicKey).toBe(one.publicKey);
    expect(statSync(join(dataDir, PUSH_KEY_FILE)).mode & 0o777).toBe(0o600);
  });

  it('comes from a file of its own, and is named when it is spoilt', async () => {
    const file = join(dataDir, 'elsewhere.json');
    writeFileSync(file, 'secret, but no key');
    const opening = openPushKeys(dataDir, settings({ PUSH_KEY: file }));
    await expect(opening).rejects.toThrow('elsewhere.json (PUSH_KEY) must hold one private JWK of P-256');
    await expect(opening).rejects.not.toThrow('secret');
  });

  it('is used where the host turns notifications on or sets a key, and nowhere else', () => {
    const isOn = [{}, { PUSH: 'on' }, { PUSH_KEY: 'key.json' }, { PUSH: 'off', PUSH_KEY: 'key.json' }].map(
      (env) => settings(env).isOn,
    );
    expect(isOn).toEqual([false, true, true, false]);
  });

  it('is asked for by settings whose faults are sentences', () => {
    const problems: string[] = [];
    readPushSettings({ PUSH: 'yes', PUSH_SERVICES: 'push.example.org' }, problems);
    expect(problems).toEqual([
      'PUSH is "yes": it must be on or off.',
      'PUSH_SERVICES is "push.example.org": it must be origins such as https://push.example.org, separated by commas.',
    ]);
  });
});
