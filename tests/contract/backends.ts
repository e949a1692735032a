import { rmSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { startServer, type RunningServer } from '#tests/builders/running-server.ts';
import { newFolder } from '#tests/builders/server-process.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';

/** The full client, its tables of any shape. */
export type Client = ReturnType<typeof visitor>;

/** The processes of one installation; both are the same one with the embedded database. */
export type Installation = {
  readonly name: string;
  readonly first: RunningServer;
  readonly second: RunningServer;
  readonly stop: () => Promise<void>;
};

/** Every kind of installation that this machine can have, started. */
export async function installations(): Promise<readonly Installation[]> {
  const started = [await startEmbedded(), await startShared()];
  return started.filter((one) => one !== null);
}

/** Public channels, which the app has no use for. */
const OPEN = { SUPABASE_REALTIME_PRIVATE_ONLY: 'false' };

/** One process with the embedded database. */
async function startEmbedded(): Promise<Installation> {
  const server = await startServer({ env: OPEN });
  return { name: 'with the embedded database', first: server, second: server, stop: server.stop };
}

/** Two processes on one PostgreSQL, with the same keys; null where no PostgreSQL is to be had. */
async function startShared(): Promise<Installation | null> {
  const cluster = await startPostgres();
  if (cluster === null) return null;
  const dataDir = newFolder();
  const env = { DATABASE_URL: cluster.url, ...OPEN };
  // Together, as they may well be started: one of them makes the keys and the tables.
  const [first, second] = await Promise.all([startServer({ dataDir, env }), startServer({ dataDir, env })]);
  return {
    name: 'as two processes on PostgreSQL',
    first,
    second,
    stop: async () => {
      await Promise.all([first.stop(), second.stop()]);
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const QUIET = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } as const;

/** The client that the app's own two are part of, as a visitor has it. */
export function visitor(server: RunningServer) {
  return createClient(server.url, server.anonKey, { auth: QUIET });
}

/** The client of who holds the service key. */
export function service(server: RunningServer) {
  return createClient(server.url, server.serviceKey, { auth: QUIET });
}
