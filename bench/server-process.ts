import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SUPABASE_DIR } from '#server/db/open-database.ts';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';

/** Signs the tokens of both servers, so that both take the same. */
export const SECRET = 'a secret of at least thirty-two letters, for measurements only';

/** The whole server as a process of its own. */
export type Muster = {
  readonly port: number;
  readonly pid: number;
  readonly keys: { readonly anon: string; readonly service: string };
  /** Signs the token of a session. */
  readonly sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** Starts the server on a new database, without limits on how often somebody may ask. */
export async function startMuster(
  databaseUrl: string | null,
  more: Readonly<Record<string, string>> = {},
): Promise<Muster> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const project = join(folder, 'supabase');
  cpSync(SUPABASE_DIR, project, { recursive: true });
  const config = join(project, 'config.toml');
  const unlimited =
    /^(token_refresh|sign_in_sign_ups|email_sent|anonymous_users|token_verifications) = \d+/gm;
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll(unlimited, '$1 = 1000000'));

  const dataDir = join(folder, 'data');
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SUPABASE_DIR: project,
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl ?? '',
    ...more,
  };
  // The first start makes the database, which takes more memory than anything after it.
  if (databaseUrl === null) await (await launch(env)).stop();
  const { port, pid, stop } = await launch(env);
  const keySet = await openKeys({ dataDir, jwtSecret: SECRET, jwtKeysFile: null });
  const now = new Date();
  return {
    port,
    pid,
    keys: {
      anon: await makeApiKey(keySet, 'anon', now),
      service: await makeApiKey(keySet, 'service_role', now),
    },
    sign: keySet.sign,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(env: NodeJS.ProcessEnv): Promise<Pick<Muster, 'port' | 'pid' | 'stop'>> {
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server did not start')));
    createInterface(server.stdout).on('line', (line) => {
      const text = /^Muster is ready: .*:(\d+)$/.exec(line)?.[1];
      if (text !== undefined) resolve(Number(text));
    });
  });
  const stop = async () => {
    process.off('exit', kill);
    const end = once(server, 'exit');
    server.kill('SIGTERM');
    await end;
  };
  return { port, pid: server.pid ?? 0, stop };
}

/** The most memory that a process has taken, in MB; 0 where the system does not say. */
export function peakMemory(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(textOf(`/proc/${String(pid)}/status`))?.[1];
  return Math.round(Number(kilobytes ?? '0') / 1024);
}

/** The processes that a process started and that still run. */
export function childrenOf(pid: number): readonly number[] {
  return processes().filter((one) => Number(statOf(one)[1]) === pid);
}

/** The files and sockets that a process and its children hold; 0 where the system does not say. */
export function openFiles(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + namesIn(`/proc/${String(one)}/fd`).length, 0);
}

/** The memory that a process and its children have now, in kB; 0 where the system does not say. */
export function residentMemory(pid: number): number {
  return [pid, ...childrenOf(pid)]
    .map((one) => Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${String(one)}/status`))?.[1] ?? '0'))
    .reduce((sum, one) => sum + one, 0);
}

/** Ticks of the processor that Linux counts in a second. */
const TICKS = 100;

/**
 * Milliseconds of the processor that a process and its children have used; 0 where the system does
 * not say. Unlike what a clock shows it says little about what else the machine has to do.
 */
export function processorTime(pid: number): number {
  const ticks = [pid, ...childrenOf(pid)].map((one) => {
    const [user, system, ...ended] = statOf(one).slice(11, 15).map(Number);
    return (user ?? 0) + (system ?? 0) + (one === pid ? ended.reduce((sum, more) => sum + more, 0) : 0);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS;
}

/** The process of a cluster that all others of it come from. */
export function clusterProcess(url: string): number {
  const folder = new URL(url).searchParams.get('host') ?? '';
  return Number(textOf(join(folder, 'data', 'postmaster.pid')).split('\n', 1)[0]);
}

/** The fields behind the name, state first. */
function statOf(pid: number): readonly string[] {
  const stat = textOf(`/proc/${String(pid)}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function processes(): readonly number[] {
  return namesIn('/proc').map(Number).filter(Number.isInteger);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
