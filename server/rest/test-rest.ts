import type { PGlite } from '@electric-sql/pglite';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { createRest } from './handler.ts';
import { found } from './rest-error.ts';
import type { SchemaCache } from './schema-cache.ts';
import type { Schema } from './schema.ts';
import { openTestDatabase, readTestSchema, testRestDatabase } from './test-database.ts';
import { TEST_SCHEMA_SQL } from './test-schema.ts';

/** The traits of a request beside its address, for tests. */
export type TestRequest = {
  readonly method?: string;
  readonly prefer?: string;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text goes as it is. */
  readonly body?: unknown;
  /** Signed in as this subject; absent for nobody. */
  readonly sub?: string;
};

export type TestAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body read as JSON; null when it is not JSON. */
  readonly json: unknown;
};

export type TestRest = {
  readonly schema: Schema;
  readonly ask: (path: string, request?: TestRequest) => Promise<TestAnswer>;
  /** The memory that the database has taken; what it once took it keeps. */
  readonly heapBytes: () => number;
  readonly close: () => Promise<void>;
};

/**
 * The table API over the test schema, and what `setup` adds to it; writes are undone when they
 * prefer tx=rollback.
 */
export async function openTestRest(
  setup = '',
  bounds = DEFAULT_BOUNDS,
  aggregates = false,
): Promise<TestRest> {
  const pglite: PGlite = await openTestDatabase(`${TEST_SCHEMA_SQL}${setup}`);
  const schema = await readTestSchema(pglite, ['public']);
  const rest = createRest({
    database: testRestDatabase(pglite),
    schemas: fixedSchema(schema),
    identify: async (headers) => {
      const sub = headers.get('x-test-sub');
      const role = sub === null ? 'anon' : 'authenticated';
      const claims = JSON.stringify({ role, sub });
      const caller = { role, claims, isUser: sub !== null, account: sub, isAnonymous: false };
      return Promise.resolve(found(caller));
    },
    turns: null,
    mount: '/rest/v1',
    maxRows: 1000,
    bounds,
    aggregates,
    plans: false,
    allowTransaction: true,
    extraSearchPath: [],
  });
  return {
    schema,
    heapBytes: () => heapBytes(pglite.Module),
    close: async () => pglite.close(),
    ask: async (path, { method = 'GET', prefer, accept, headers = {}, body, sub } = {}) => {
      const response = await rest.request(`/rest/v1/${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(prefer === undefined ? {} : { prefer }),
          ...(accept === undefined ? {} : { accept }),
          ...(sub === undefined ? {} : { 'x-test-sub': sub }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: readJson(text) };
    },
  };
}

function heapBytes(machine: object): number {
  const heap: unknown = Reflect.get(machine, 'HEAPU8');
  return heap instanceof Uint8Array ? heap.byteLength : 0;
}

/** A schema that never changes; null is one that cannot be read. */
export function fixedSchema(schema: Schema | null): SchemaCache {
  return { schema: async () => Promise.resolve(schema), newerThan: async () => Promise.resolve(null) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** For beforeAll: making a database takes seconds on a busy machine. */
export const OPENING_MS = 60_000;
