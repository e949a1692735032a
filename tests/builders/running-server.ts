import { rmSync } from 'node:fs';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';
import { newFolder, startProcess } from './server-process.ts';

/** A server as a process of its own, reached over HTTP. */
export type RunningServer = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  readonly dataDir: string;
  /** Ends the process, and removes its folder when it made that itself. */
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  /** For several processes with the same keys; without one the server gets a new folder. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * Starts the server with an embedded database in a new folder, or as `env` says. Waits until it
 * listens.
 */
export async function startServer({ dataDir, env = {} }: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? newFolder();
  const { url, end } = await startProcess(folder, env);
  const keys = await openKeys({ dataDir: folder, jwtSecret: env['JWT_SECRET'] ?? null, jwtKeysFile: null });
  return {
    url,
    anonKey: await makeApiKey(keys, 'anon', new Date()),
    serviceKey: await makeApiKey(keys, 'service_role', new Date()),
    dataDir: folder,
    stop: async () => {
      await end();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
