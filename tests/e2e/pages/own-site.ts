import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';

/** A server of one journey's own, with the built app and an empty database. */
export type OwnSite = {
  /** The address, on a host of production. */
  readonly address: string;
  /** Calls the server and returns its response; by default with the service key of the host. */
  readonly call: (path: string, sent?: Call) => Promise<Answer>;
  /**
   * Every column of every table that can hold a text, as `table.column`, in the order of the
   * alphabet.
   */
  readonly textColumns: () => Promise<readonly string[]>;
  /** Kills the server as a lost machine would, and starts it again with what it had stored. */
  readonly crash: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Call = {
  readonly body?: unknown;
  readonly method?: string;
  /** The caller's token. */
  readonly token?: string;
  readonly prefer?: string;
  readonly accept?: string;
};

export type Answer = {
  readonly status: number;
  readonly json: unknown;
};

/** The table API's description of its tables. */
type Schema = {
  readonly definitions: Readonly<
    Record<string, { readonly properties: Readonly<Record<string, { readonly format?: string }>> }>
  >;
};

const MAIN = join(import.meta.dirname, '../../../server/main.ts');

/**
 * Starts the server and waits until it listens: what is written there is in nobody else's way. No
 * visitor is bounded, as all come from one address and a slow machine makes each of them dear.
 */
export async function openOwnSite(env: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-own-'));
  let running = await startServer({ DATA_DIR: folder, ...env });
  const { port } = running;
  const keys = await openKeys({ dataDir: folder, jwtSecret: null, jwtKeysFile: null });
  const key = await makeApiKey(keys, 'service_role', new Date());
  const call: OwnSite['call'] = async (path, { body, method, token = key, prefer, accept } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        // A connection that rested may be closed by the server while the next call is on its way.
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(prefer === undefined ? {} : { prefer }),
        ...(accept === undefined ? {} : { accept }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  return {
    address: `http://muster.localhost:${port}`,
    call,
    textColumns: async () => {
      const { json } = await call('/rest/v1/', { accept: 'application/openapi+json' });
      const { definitions } = json as Schema;
      return Object.entries(definitions)
        .flatMap(([table, { properties }]) =>
          Object.entries(properties)
            .filter(([, { format }]) => /text|json|char/.test(format ?? ''))
            .map(([column]) => `${table}.${column}`),
        )
        .toSorted();
    },
    crash: async () => {
      await running.end('SIGKILL');
      running = await startServer({ DATA_DIR: folder, ...env, PORT: port });
    },
    close: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Server = {
  readonly port: string;
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
};

async function startServer(env: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      VISITOR_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /ready: http:\/\/localhost:(\d+)/.exec(text.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)} while it started`)));
  });
  return {
    port,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
