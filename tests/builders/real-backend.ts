/** The real server behind the app's own data code, for tests in the browser's environment. */
import { rmSync } from 'node:fs';
import { vi } from 'vitest';
import { forgeHmac } from '#server/keys/test-keys.ts';
import { newFolder, startProcess } from './server-process.ts';

/** A server with an embedded database of its own. */
export type RealBackend = {
  readonly url: string;
  readonly anonKey: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a server in a new folder and makes it the backend that `findBackend` finds. `env` comes on
 * top of the settings of this process. Takes some seconds.
 */
export async function startRealBackend(env: Readonly<Record<string, string>> = {}): Promise<RealBackend> {
  const folder = newFolder();
  const { url, end } = await startProcess(folder, env);
  // Keys are not made here: the browser's environment has other byte arrays than the code that
  // signs.
  const { anonKey } = (await (await fetch(`${url}/backend.json`)).json()) as { readonly anonKey: string };
  vi.stubEnv('VITE_BACKEND_URL', url);
  vi.stubEnv('VITE_BACKEND_ANON_KEY', anonKey);
  return {
    url,
    anonKey,
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The headers of a call that may do everything, for a server with this JWT_SECRET. */
export function serviceHeaders(secret: string): Record<string, string> {
  const claims = { role: 'service_role', exp: Math.floor(Date.now() / 1000) + 600 };
  const token = forgeHmac({ alg: 'HS256', typ: 'JWT' }, claims, secret);
  return { apikey: token, Authorization: `Bearer ${token}` };
}
