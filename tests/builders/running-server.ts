import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';

/** A server as a process of its own, reached over HTTP. */
export interface RunningServer {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  readonly dataDir: string;
  /** Ends the process, and removes its folder when it made that itself. */
  readonly stop: () => Promise<void>;
}

const SERVE = join(import.meta.dirname, '../contract/serve.ts');

export interface ServerOptions {
  /** For several processes with the same keys; without one the server gets a new folder. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the server with an embedded database in a new folder, or as `env` says. Waits until it listens. */
export async function startServer({ dataDir, env = {} }: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? newFolder();
  const child = fork(SERVE, [], {
    env: { ...process.env, ...env, DATA_DIR: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)} while it started`)));
  });
  const keys = await openKeys({ dataDir: folder, jwtSecret: env['JWT_SECRET'] ?? null, jwtKeysFile: null });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    anonKey: await makeApiKey(keys, 'anon', new Date()),
    serviceKey: await makeApiKey(keys, 'service_role', new Date()),
    dataDir: folder,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new folder for data of a test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'muster-data-'));
}
