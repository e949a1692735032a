import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { createFunctions } from '#server/functions/run-functions.ts';
import {
  checkFunction,
  copyFunctions,
  type FunctionOnDeno,
  functionNames,
  installedDenos,
  startFunction,
} from '#tests/builders/deno.ts';
import { startPushReceiver } from '#tests/builders/push-receiver.ts';
import { startServer, type RunningServer } from '#tests/builders/running-server.ts';
import { type Caller, CALLS, configuredFunctions, type FunctionCall, MAY_READ } from './function-calls.ts';
import { newMember } from './people.ts';
import { startProviders } from './providers.ts';

const NAMES = functionNames();
const KEYS = { netlify: 'netlify-key', deepl: 'deepl-key:fx' };
const SECRET = 'a secret of thirty-two characters';
/** Headers that a function sets itself, rather than the server before it. */
const HEADERS = [
  'content-type',
  'cache-control',
  'pragma',
  'expires',
  'allow',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-max-age',
];

describe('the functions of the project', () => {
  it('are all known to the settings of a hosted project and to the tests on Deno', () => {
    expect(configuredFunctions()).toEqual(NAMES);
    expect(Object.keys(MAY_READ)).toEqual(NAMES);
  });
});

describe.runIf(installedDenos().length > 0)('on Deno', () => {
  const { folder, remove } = copyFunctions();
  let server: RunningServer;
  let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
  let providers: Awaited<ReturnType<typeof startProviders>>;
  let player: Awaited<ReturnType<typeof newMember>>;
  let admin: Awaited<ReturnType<typeof newMember>>;
  /** The environment of a hosted project, with what its functions have no use for. */
  let env: Readonly<Record<string, string>>;
  let ours: Awaited<ReturnType<typeof createFunctions>>;

  beforeAll(async () => {
    [server, receiver, providers] = await Promise.all([
      startServer(),
      startPushReceiver(),
      startProviders(KEYS),
    ]);
    player = await newMember(server, 'player@example.org', false);
    admin = await newMember(server, 'admin@example.org', true);
    env = {
      SUPABASE_URL: server.url,
      SUPABASE_ANON_KEY: server.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: server.serviceKey,
      SUPABASE_DB_URL: 'postgresql://postgres:secret@127.0.0.1:5432/postgres',
      NETLIFY_TOKEN: KEYS.netlify,
      NETLIFY_SITE_ID: 'muster.example.org',
      DEEPL_API_KEY: KEYS.deepl,
      SMTP_URL: 'smtps://robot:hidden@mail.example.org',
      MAIL_FROM: 'Muster <post@Example.org>',
      PUSH_KEY: JSON.stringify(
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
      ),
      PUSH_SECRET: SECRET,
      PUSH_CONTACT: 'mailto:host@example.org',
      PUSH_SERVICES: receiver.origin,
    };
    ours = await createFunctions({
      directory: new URL('../../supabase/functions', import.meta.url).pathname,
      env: (name) => env[name],
      origin: () => server.url,
      log: createLog('silent'),
      fetch: async (request) => {
        const { origin, href } = new URL(request.url);
        const local = Object.entries(providers.origins).find(([name]) => name === origin)?.[1];
        return fetch(local === undefined ? request : new Request(local + href.slice(origin.length), request));
      },
    });
  });
  afterAll(async () => {
    await Promise.all([server.stop(), receiver.stop(), providers.stop()]);
    remove();
  });

  const tokenOf = (caller: Caller): string | null =>
    ({
      nobody: null,
      anon: server.anonKey,
      player: player.token,
      admin: admin.token,
      schedule: SECRET,
    })[caller];
  const requestOf = ({ as, method, body }: FunctionCall): RequestInit => {
    const token = tokenOf(as);
    return {
      method,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body }),
    };
  };
  const read = async (response: Response) => ({
    status: response.status,
    body: await response.text(),
    headers: HEADERS.map((name) => `${name}: ${response.headers.get(name) ?? ''}`),
  });

  describe.each(installedDenos())('$version', (deno) => {
    const running = new Map<string, FunctionOnDeno>();

    it.each(NAMES)('the types of %s are right, with nothing beside the folder of functions', (name) => {
      expect(checkFunction(deno, folder, name)).toBe('');
    });

    it('every function starts with the permissions that it needs', async () => {
      for (const name of NAMES) {
        const mayRead = MAY_READ[name] ?? [];
        const mayCall = name === 'push' ? [server.url, receiver.origin] : [server.url];
        const setup = { name, mayRead, env, mayCall, providers: providers.origins };
        running.set(name, await startFunction(deno, folder, setup));
      }
      expect([...running.keys()]).toEqual(NAMES);
    });

    it.each(CALLS)('$method $name by $as gives what our server gives, with $status', async (call) => {
      const there = await read(await fetch(running.get(call.name)?.url ?? '', requestOf(call)));
      const here = await read(await ours.request(`${server.url}/${call.name}`, requestOf(call)));
      expect(there).toEqual(here);
      expect(there.status).toBe(call.status);
    });

    it('a notification comes to its browser signed and encrypted', async () => {
      const device = receiver.subscribe();
      const wanted = { ...device, language: 'fr' };
      expect((await player.client.rpc('save_push', wanted)).error).toBeNull();
      expect((await player.client.rpc('test_push')).error).toBeNull();
      const { url } = running.get('push') ?? { url: '' };
      await vi.waitFor(
        async () => {
          const init = { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } };
          expect((await fetch(url, init)).status).toBe(200);
          expect(receiver.received.some(({ endpoint }) => endpoint === device.endpoint)).toBe(true);
        },
        { timeout: 60_000 },
      );
      const push = receiver.received.find(({ endpoint }) => endpoint === device.endpoint);
      expect(push?.claims).toMatchObject({ aud: receiver.origin, sub: 'mailto:host@example.org' });
      expect(push?.content).toMatchObject({ tag: 'test', lang: 'fr' });
    });

    afterAll(async () => {
      for (const { stop } of running.values()) await stop();
    });
  });
});
