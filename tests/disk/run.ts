/**
 * Fills the disk under a running server, again and again: npm run test:disk [-- rounds]. Needs root
 * on Linux, as it mounts a small disk in memory. Each round saves lists until the server refuses,
 * lets something else fill the last byte, reads, signs in and deletes, kills the server in every
 * second round and starts it on the full disk, makes room, and saves again. Exit code 1 when an
 * acknowledged list is gone or anything did not go on.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const DISK = '420m';
const MB = 1024 * 1024;
const PLAYER = { email: 'player@example.org', password: 'Correct-horse-9' };

const disk = mkdtempSync(join(tmpdir(), 'muster-disk-'));
const dataDir = join(disk, 'data');
const filler = join(disk, 'filler');

type Running = {
  readonly url: string;
  readonly kill: () => Promise<void>;
};

async function startServer(): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        const found = /^Muster is ready: (\S+)/.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      })
      .on('close', () => reject(new Error('The server did not start.')));
  });
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Leaves so many bytes on the disk, as some other program would. */
function fillUpTo(left: number): void {
  rmSync(filler, { force: true });
  const file = openSync(filler, 'w');
  try {
    const { bavail, bsize } = statfsSync(disk);
    let due = bavail * bsize - left;
    while (due > 0) due -= writeSync(file, Buffer.alloc(Math.min(MB, due)));
  } catch {
    // Full to the last byte.
  } finally {
    closeSync(file);
  }
}

async function serviceKey(): Promise<string> {
  const keys = await openKeys({ dataDir, jwtSecret: null, jwtKeysFile: null });
  return makeApiKey(keys, 'service_role', new Date());
}

function caller(key: string, root: () => string) {
  return (method: string, path: string, body?: object) =>
    fetch(`${root()}${path}`, {
      method,
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

const rounds = Number(process.argv[2] ?? '10');
const faults: string[] = [];
mkdirSync(dataDir, { recursive: true });
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
let server: Running | null = null;
try {
  mkdirSync(dataDir, { recursive: true });
  server = await startServer();
  const ask = caller(await serviceKey(), () => server?.url ?? '');
  const { user } = (await (await ask('POST', '/auth/v1/signup', PLAYER)).json()) as { user: { id: string } };
  const kept = new Set<string>();
  const save = async () => {
    const id = randomUUID();
    const units = [{ id: 'a', name: 'A', note: randomBytes(90_000).toString('hex') }];
    const row = { id, user_id: user.id, name: id, faction: 'syenann', units };
    const answer = await ask('POST', '/rest/v1/army_lists', row);
    if (answer.status === 201) kept.add(id);
    return answer;
  };
  const expectStatus = async (what: string, answer: Promise<Response>, ...good: readonly number[]) => {
    const { status } = await answer;
    if (!good.includes(status)) faults.push(`round ${String(round)}: ${what}: ${String(status)}`);
    return status;
  };
  const look = async () => {
    await expectStatus('reading', ask('GET', '/rest/v1/army_lists?select=id&limit=1'), 200);
    await expectStatus('signing in', ask('POST', '/auth/v1/token?grant_type=password', PLAYER), 200);
    const [gone] = kept;
    if (gone !== undefined) {
      const status = await expectStatus('deleting', ask('DELETE', `/rest/v1/army_lists?id=eq.${gone}`), 204);
      if (status === 204) kept.delete(gone);
    }
    const refused = await save();
    if (refused.status !== 503 || refused.headers.get('retry-after') === null) {
      faults.push(`round ${String(round)}: a save on a full disk: ${String(refused.status)}`);
    }
  };
  let round = 0;
  console.log(
    '| Round | Saved until refused | Killed on the full disk | Open again | Saves again after | Lost |',
  );
  console.log('| ---: | ---: | --- | ---: | ---: | ---: |');
  for (round = 1; round <= rounds; round += 1) {
    fillUpTo(30 * MB);
    const before = kept.size;
    while ((await save()).status === 201);
    const saved = kept.size - before;
    const isKilled = round % 2 === 0;
    let openedMs = 0;
    if (isKilled) {
      await server.kill();
      fillUpTo(0);
      const started = performance.now();
      server = await startServer();
      openedMs = Math.round(performance.now() - started);
    } else {
      fillUpTo(0);
    }
    await look();
    rmSync(filler);
    const freed = performance.now();
    while ((await save()).status !== 201 && performance.now() - freed < 10_000) await wait(50);
    const againMs = Math.round(performance.now() - freed);
    const rows = (await (await ask('GET', '/rest/v1/army_lists?select=id')).json()) as { id: string }[];
    const there = new Set(rows.map(({ id }) => id));
    const lost = [...kept].filter((id) => !there.has(id));
    for (const id of lost) faults.push(`round ${String(round)}: ${id} is lost`);
    console.log(
      `| ${[round, saved, isKilled ? 'yes' : 'no', isKilled ? `${String(openedMs)} ms` : '–', `${String(againMs)} ms`, lost.length].join(' | ')} |`,
    );
  }
} finally {
  await server?.kill();
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
