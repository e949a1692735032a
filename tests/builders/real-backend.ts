/** The real server behind the app's own data code, for tests in the browser's environment. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** A server with an embedded database of its own. */
export interface RealBackend {
  readonly url: string;
  readonly anonKey: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server in a new folder and makes it the backend that `findBackend` finds. Takes some seconds. */
export async function startRealBackend(): Promise<RealBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-data-'));
  const child = fork(join(import.meta.dirname, '../contract/serve.ts'), [], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)} while it started`)));
  });
  const url = `http://127.0.0.1:${String(port)}`;
  const { anonKey } = (await (await fetch(`${url}/backend.json`)).json()) as { readonly anonKey: string };
  vi.stubEnv('VITE_BACKEND_URL', url);
  vi.stubEnv('VITE_BACKEND_ANON_KEY', anonKey);
  return {
    url,
    anonKey,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
