import { rmSync } from 'node:fs';
import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import { openBackend } from '#server/backend.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { createLog } from '#server/http/log.ts';
import { readSettings } from '#server/http/settings.ts';
import { readSite } from '#server/http/site.ts';
import { makeApiKey } from '#server/keys/api-keys.ts';
import type { KeySet } from '#server/keys/key-set.ts';
import { openKeys } from '#server/keys/open-keys.ts';
import { PARTS } from '#tests/builders/database.ts';
import { newFolder } from '#tests/builders/server-process.ts';

export type AttackedServer = {
  readonly app: Hono;
  readonly keys: KeySet;
  readonly anonKey: string;
  readonly serviceKey: string;
  readonly dataDir: string;
  /**
   * Lines of the log that tell of a fault. An attack that makes the server write one has found
   * something.
   */
  readonly faults: readonly string[];
  readonly ask: (method: string, path: string, sent?: Sent) => Promise<Reply>;
  /** A new account, signed in. */
  readonly join: (data?: Readonly<Record<string, unknown>>) => Promise<Player>;
  /** Its files stay. */
  readonly close: () => Promise<void>;
  /** Closes it, where that was not done, and removes its files. */
  readonly remove: () => Promise<void>;
};

export type Sent = {
  /**
   * The bearer; by default the anon key, as the client sends it before anybody signed in. Null
   * sends none.
   */
  readonly token?: string | null;
  /** Sent as JSON; a text or bytes as they are. */
  readonly body?: unknown;
  /** Beside those of a client, or instead of them. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Null when the body is not JSON. */
  readonly json: unknown;
};

export type Player = {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
};

export const PASSWORD = 'a long password of a test';

export type AttackedOptions = {
  /** Rows that are there before the server starts. */
  readonly plant?: (database: Database) => Promise<void>;
  /** The built app's folder. */
  readonly dist?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** The whole server on an embedded database with durable files, called in process. */
export async function openAttackedServer(options: AttackedOptions = {}): Promise<AttackedServer> {
  const { plant, dist, env = {} } = options;
  const dataDir = newFolder();
  const read = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://muster.example',
    VISITOR_LIMITS: 'off',
    ...env,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  if (plant !== undefined) await plantInto(dataDir, plant);
  const faults: string[] = [];
  const log = createLog('error', { write: (line) => void faults.push(line) });
  const now = () => new Date();
  const backend = await openBackend({ settings: read.settings, env, version: '0.0.0', log, now });
  const site = readSite(dist ?? dataDir);
  const app = createApp({ site, backend, version: '0.0.0', log, now: () => performance.now() });
  const keys = await openKeys(read.settings.keys);
  const anonKey = await makeApiKey(keys, 'anon', now());
  const ask: AttackedServer['ask'] = (method, path, sent = {}) => send(app, anonKey, method, path, sent);
  return {
    app,
    keys,
    anonKey,
    serviceKey: await makeApiKey(keys, 'service_role', now()),
    dataDir,
    faults,
    ask,
    join: (data = {}) => join(ask, data),
    close: backend.close,
    remove: async () => {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function plantInto(dataDir: string, plant: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url: null, dataDir, supabaseDir: SUPABASE_DIR }, PARTS);
  try {
    await plant(database);
  } finally {
    await database.close();
  }
}

async function send(app: Hono, anonKey: string, method: string, path: string, sent: Sent): Promise<Reply> {
  const { token = anonKey, body, headers = {} } = sent;
  const all = new Headers({
    apikey: anonKey,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  });
  const raw = typeof body === 'string' || body instanceof Uint8Array || body === undefined;
  const response = await app.request(`https://muster.example${path}`, {
    method,
    headers: all,
    ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: readJson(text) };
}

let players = 0;

async function join(ask: AttackedServer['ask'], data: Readonly<Record<string, unknown>>): Promise<Player> {
  const email = `player${String((players += 1))}@example.org`;
  const { json, text } = await ask('POST', '/auth/v1/signup', { body: { email, password: PASSWORD, data } });
  const id = field(field(json, 'user'), 'id');
  const [token, refreshToken] = [field(json, 'access_token'), field(json, 'refresh_token')];
  if (typeof id !== 'string' || typeof token !== 'string' || typeof refreshToken !== 'string') {
    throw new Error(`Nobody could join: ${text}`);
  }
  return { id, email, token, refreshToken };
}

/** A member of a JSON object; undefined where there is none. */
export function field(json: unknown, name: string): unknown {
  const source: Readonly<Partial<Record<string, unknown>>> = {
    ...(typeof json === 'object' ? json : null),
  };
  return source[name];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
