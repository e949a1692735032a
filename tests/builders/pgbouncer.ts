import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { serverUser } from './postgres-cluster.ts';

export type Pgbouncer = {
  /** For DATABASE_URL: the database `postgres` of the cluster behind it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** The path that Debian and its relatives use. */
const PROGRAM = '/usr/sbin/pgbouncer';
const START_MS = 20_000;
/** Fewer than a server's own connections, so that several of those share each of them. */
const SERVER_CONNECTIONS = 4;

/**
 * Starts a pgbouncer of its own before the cluster of that address. Returns null where none is
 * installed.
 */
export async function startPgbouncer(
  clusterUrl: string,
  mode: 'session' | 'transaction',
): Promise<Pgbouncer | null> {
  const user = serverUser();
  if (!existsSync(PROGRAM) || user === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'muster-pgbouncer-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const host = new URL(clusterUrl).searchParams.get('host') ?? '';
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${host} user=postgres`,
      '[pgbouncer]',
      `pool_mode = ${mode}`,
      'auth_type = any',
      'listen_addr =',
      'listen_port = 6432',
      `unix_socket_dir = ${folder}`,
      `default_pool_size = ${String(mode === 'session' ? 20 : SERVER_CONNECTIONS)}`,
      'max_client_conn = 200',
    ].join('\n'),
  );
  const program = spawn(PROGRAM, ['--quiet', settings], { ...user, cwd: folder, stdio: 'ignore' });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const kill = () => {
    program.kill('SIGKILL');
    remove();
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const end = ended(program);
    program.kill('SIGTERM');
    await end;
    remove();
  };
  const url = `postgres://postgres@localhost:6432/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url, program).catch(async (cause: unknown) => {
    await stop();
    throw cause;
  });
  return { url, stop };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

async function untilReady(url: string, program: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    if (program.exitCode !== null) throw new Error('pgbouncer ended while it started');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (Date.now() > until) throw cause;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
}
