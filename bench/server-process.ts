import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
export interface Muster {
  readonly port: number;
  readonly pid: number;
  readonly keys: { readonly anon: string; readonly service: string };
  readonly stop: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** Starts the server on a new database, without limits on how often somebody may ask. */
export async function startMuster(databaseUrl: string | null): Promise<Muster> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const project = join(folder, 'supabase');
  cpSync(SUPABASE_DIR, project, { recursive: true });
  const config = join(project, 'config.toml');
  const unlimited =
    /^(token_refresh|sign_in_sign_ups|email_sent|anonymous_users|token_verifications) = \d+/gm;
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll(unlimited, '$1 = 1000000'));

  const dataDir = join(folder, 'data');
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SUPABASE_DIR: project,
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server did not start')));
    createInterface(server.stdout).on('line', (line) => {
      const text = /^Muster is ready: .*:(\d+)$/.exec(line)?.[1];
      if (text !== undefined) resolve(Number(text));
    });
  });
  const keySet = await openKeys({ dataDir, jwtSecret: SECRET, jwtKeysFile: null });
  const now = new Date();
  return {
    port,
    pid: server.pid ?? 0,
    keys: {
      anon: await makeApiKey(keySet, 'anon', now),
      service: await makeApiKey(keySet, 'service_role', now),
    },
    stop: async () => {
      const end = once(server, 'exit');
      server.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The most memory that a process has taken, in MB; 0 where the system does not say. */
export function peakMemory(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? '0') / 1024);
  } catch {
    return 0;
  }
}
