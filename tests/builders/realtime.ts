import { randomUUID } from 'node:crypto';
import { serve, type ServerType } from '@hono/node-server';
import { RealtimeClient } from '@supabase/realtime-js';
import { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import type { Database, Listener } from '#server/db/database.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createLog } from '#server/http/log.ts';
import { makeApiKey } from '#server/keys/api-keys.ts';
import type { KeySet } from '#server/keys/key-set.ts';
import { makeTestKeys } from '#server/keys/test-keys.ts';
import { createRealtime, type Realtime } from '#server/realtime/create-realtime.ts';
import { DEFAULT_REALTIME_LIMITS, type RealtimeLimits } from '#server/realtime/realtime-settings.ts';
import { asOwner, createAccount, openTestDatabase } from './database.ts';

/** The realtime service of a test file, with a database and keys of its own. */
export type TestRealtime = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly anonKey: string;
  /** Its address for clients: `http://…/realtime/v1`. */
  readonly url: string;
  /** Sets the clock of the service; null for the machine's. */
  readonly setNow: (now: (() => Date) | null) => void;
  readonly service: Realtime;
  /** Behaves as if the connection that hears the database had been lost and opened again. */
  readonly loseNotices: () => void;
};

/**
 * Starts the service on a free port before the tests of a file, with policies for channels
 * `game:…`.
 */
export function testRealtime(
  limits: Partial<RealtimeLimits> = {},
  isPrivateOnly = false,
): { readonly current: () => TestRealtime } {
  let running: TestRealtime & { readonly server: ServerType };
  beforeAll(async () => {
    const [database, keys] = [await openTestDatabase(), await makeTestKeys()];
    const listeners: Listener[] = [];
    await asOwner(database, HEAR);
    await asOwner(database, SPEAK);
    let clock: (() => Date) | null = null;
    const service = await createRealtime({
      isEnabled: true,
      isPrivateOnly,
      isShared: false,
      turns: null,
      database: {
        ...database,
        listen: async (channel, listener) => {
          listeners.push(listener);
          return database.listen(channel, listener);
        },
      },
      keys,
      limits: { ...DEFAULT_REALTIME_LIMITS, ...limits },
      now: () => clock?.() ?? new Date(),
      log: createLog('error'),
    });
    const app = new Hono();
    app.use(securityHeaders());
    app.route('/realtime/v1', service.routes);
    const server = await listen(app, service);
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const setNow = (now: typeof clock) => {
      clock = now;
    };
    const anonKey = await makeApiKey(keys, 'anon', new Date());
    const url = `http://127.0.0.1:${String(port)}/realtime/v1`;
    const loseNotices = () => {
      for (const { onGap } of listeners) onGap();
    };
    running = { database, keys, anonKey, url, setNow, service, server, loseNotices };
  }, 60_000);
  afterAll(async () => {
    running.service.endSockets();
    await new Promise((resolve) => running.server.close(resolve));
    await running.service.close();
    await running.database.close();
  });
  return { current: () => running };
}

/** Members of a game hear it and speak in it; their ids stand in its name. */
const MEMBER = `realtime.topic() like 'game:%' and realtime.topic() like '%' || auth.uid() || '%'`;
const HEAR = `create policy hear on realtime.messages for select to authenticated using (${MEMBER})`;
const SPEAK = `create policy speak on realtime.messages for insert to authenticated with check
  (${MEMBER} and realtime.topic() not like '%quiet%')`;

function listen(app: Hono, service: Realtime): Promise<ServerType> {
  return new Promise((resolve) => {
    const websocket = { server: service.upgrades };
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', websocket }, () =>
      resolve(server),
    );
  });
}

/** A client of the official library, signed in with a token or only with the API key. */
export function clientOf({ url, anonKey }: TestRealtime, token: string | null = null, vsn = '2.0.0') {
  return new RealtimeClient(url.replace('http', 'ws'), {
    params: { apikey: anonKey },
    vsn,
    ...(token !== null && { accessToken: async () => Promise.resolve(token) }),
  });
}

/** A new account with a session and its token, which ends after `seconds`. */
export async function signedIn({ database, keys }: TestRealtime, seconds = 3600) {
  const { id } = await createAccount(database);
  const session = randomUUID();
  await asOwner(database, 'insert into auth.sessions (id, user_id) values ($1, $2)', [session, id]);
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const token = await keys.sign({ sub: id, session_id: session, role: 'authenticated', exp });
  return { id, session, token };
}
