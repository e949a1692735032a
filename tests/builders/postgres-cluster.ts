import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type PostgresCluster = {
  /**
   * For DATABASE_URL: the superuser `postgres` and a database of that name, by a socket that only
   * this user can open.
   */
  readonly url: string;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
};

export type ClusterOptions = {
  /**
   * Commits reach the disk, as where lists are kept: for measurements. Else it is quicker and
   * forgets when it is killed.
   */
  readonly durable?: boolean;
  /** One of postgresVersions; without it the newest. */
  readonly version?: string | undefined;
};

const PROGRAMS = '/usr/lib/postgresql';
const START_MS = 60_000;
const SETTINGS = ['-c', 'max_connections=100', '-c', 'timezone=UTC'];
const FORGETFUL = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL of its own in a new folder, from the programs that are installed (Debian:
 * `postgresql`). It never touches another one on the machine. Returns null where there are none to
 * be had, or no user who may run them.
 */
export async function startPostgres({
  durable = false,
  version,
}: ClusterOptions = {}): Promise<PostgresCluster | null> {
  const programs = programFolder(version);
  const user = serverUser();
  if (programs === null || user === null) return null;

  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const initdb = spawn(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    if ((await ended(initdb)) !== 0) throw new Error('initdb could not make a cluster');
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-h', '', ...SETTINGS, ...(durable ? [] : FORGETFUL)],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
    const kill = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', kill);
    const stop = async () => {
      process.off('exit', kill);
      const end = ended(server);
      // Fast shutdown: it ends what is connected.
      server.kill('SIGINT');
      await end;
      remove();
    };
    await untilReady(url, server).catch(async (cause: unknown) => {
      await stop();
      throw cause;
    });
    return { url, stop };
  } catch (cause) {
    remove();
    throw cause;
  }
}

/** The versions that are installed where Debian and its relatives put them, newest first. */
export function postgresVersions(): readonly string[] {
  const versions = namesIn(PROGRAMS).toSorted((a, b) => Number(b) - Number(a));
  return versions.filter((version) => namesIn(join(PROGRAMS, version, 'bin')).includes('initdb'));
}

function programFolder(version = postgresVersions()[0]): string | null {
  return version === undefined ? null : join(PROGRAMS, version, 'bin');
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Returns the user that may run PostgreSQL. PostgreSQL refuses root, so for root it is the user
 * that its package made, or null when there is no such user. Empty for everybody else.
 */
export function serverUser(): { readonly uid: number; readonly gid: number } | Record<string, never> | null {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while it started');
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
