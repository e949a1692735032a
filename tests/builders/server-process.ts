import { fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server as a process of its own. */
export type ServerProcess = {
  /** The address on which it listens, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Ends it and waits until it is gone. */
  readonly end: () => Promise<void>;
};

const SERVE = join(import.meta.dirname, '../contract/serve.ts');

/**
 * Starts the server on the data of a folder and waits until it listens; `env` comes on top of this
 * process's own.
 */
export async function startProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = fork(SERVE, [], {
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)} while it started`)));
  });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A new folder for data of a test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'muster-data-'));
}
