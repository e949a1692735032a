import { request } from 'node:http';
import { SignJWT } from 'jose';
import pg from 'pg';
import { openPostgresDatabase } from '#server/db/postgres/postgres-database.ts';
import { type Bounds, DEFAULT_BOUNDS } from '#server/rest/bounds.ts';
import { createRestApi } from '#server/rest/rest-api.ts';
import { found } from '#server/rest/rest-error.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { startPostgrest } from '#tests/builders/postgrest.ts';
import type { Answer, Ask } from './exchange.ts';
import { DIFFERENTIAL_SCHEMA_SQL, RESET_SQL } from './schema.ts';

/** The real table API and ours on one database. */
export type BothServers = {
  readonly real: (ask: Ask) => Promise<Answer>;
  readonly ours: (ask: Ask) => Promise<Answer>;
  /** The owner of the database. */
  readonly client: pg.Client;
  readonly stop: () => Promise<void>;
};

const SECRET = 'a secret of at least thirty-two letters, for this comparison only';
const SCHEMAS = ['public', 'other'];
const MAX_ROWS = 1000;

/**
 * Starts both, ours with the given bounds. Returns a sentence that names what is missing when one
 * of them cannot be started.
 */
export async function startBothServers(bounds: Bounds = DEFAULT_BOUNDS): Promise<BothServers | string> {
  const cluster = await startPostgres();
  if (cluster === null) return 'there is no PostgreSQL on this machine (Debian: apt-get install postgresql)';
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(DIFFERENTIAL_SCHEMA_SQL);
  const postgrest = await startPostgrest({
    DB_URI: cluster.url,
    DB_SCHEMAS: SCHEMAS.join(','),
    DB_ANON_ROLE: 'anon',
    DB_TX_END: 'commit-allow-override',
    DB_MAX_ROWS: String(MAX_ROWS),
    DB_AGGREGATES_ENABLED: 'true',
    DB_PLAN_ENABLED: 'true',
    JWT_SECRET: SECRET,
  });
  if (postgrest === null) {
    await client.end();
    await cluster.stop();
    return 'there is no PostgREST program for this machine';
  }
  const { answer, close } = await openOurs(cluster.url, bounds);
  const reset = async (ask: Ask) => {
    if (ask.method === 'POST') await client.query(RESET_SQL);
  };
  return {
    client,
    real: async (ask) => {
      await reset(ask);
      return askReal(postgrest.port, ask);
    },
    ours: async (ask) => {
      await reset(ask);
      return answer(ask);
    },
    stop: async () => {
      await postgrest.stop();
      await close();
      await client.end();
      await cluster.stop();
    },
  };
}

async function openOurs(url: string, bounds: Bounds) {
  const database = await openPostgresDatabase({
    url,
    // The end of the cluster ends idle connections.
    onFault: () => undefined,
  });
  const rest = createRestApi({
    database,
    schemas: SCHEMAS,
    extraSearchPath: ['public'],
    maxRows: MAX_ROWS,
    bounds,
    aggregates: true,
    plans: true,
    allowRollback: true,
    mount: '',
    turns: null,
    now: () => new Date(),
    identify: async (headers) => {
      const sub = headers.get('x-as');
      const role = sub === null ? 'anon' : 'authenticated';
      const claims = JSON.stringify(sub === null ? { role } : { role, sub });
      const caller = { role, claims, isUser: sub !== null, account: sub, isAnonymous: false };
      return Promise.resolve(found(caller));
    },
  });
  const answer = async ({ method, path, headers, body, as }: Ask): Promise<Answer> => {
    const response = await rest.request(`/${path}`, {
      method,
      headers: { ...headers, ...(as === null ? {} : { 'x-as': as }) },
      // Bytes: a text would bring a content type of its own.
      ...(body === null ? {} : { body: new TextEncoder().encode(body) }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
  return { answer, close: () => database.close() };
}

async function askReal(port: number, { method, path, headers, body, as }: Ask): Promise<Answer> {
  const token =
    as === null
      ? null
      : await new SignJWT({ role: 'authenticated', sub: as })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(SECRET));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: `/${path}`,
        // It repeats the address in a header.
        maxHeaderSize: 262_144,
        headers: {
          ...headers,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const named = Object.entries(response.headers).map(([name, text]) => [name, String(text)] as const);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(named),
            body: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
