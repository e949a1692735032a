/**
 * Prints how long the built server takes from its start to the first answer that needs the
 * database, and the most memory it took: with an empty data folder, and again with what that left.
 * npm run bench -- start [runs]. Limits: 3 s, 2 s, 500 MB.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TEMPLATE } from '#server/db/open-database.ts';

type Start = {
  readonly milliseconds: number;
  /**
   * Most memory that the process held, in MB of 1000000 bytes, two seconds of quiet included; null
   * where no /proc says it.
   */
  readonly megabytes: number | null;
};

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const RUNS = Number(process.argv[2] ?? 3);
const LONGEST_MS = 60_000;
const QUIET_MS = 2_000;

async function startOnce(dataDir: string): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await untilReady(await addressOf(child));
    const milliseconds = performance.now() - began;
    await wait(QUIET_MS);
    return { milliseconds, megabytes: peakOf(child) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** The address in the line that says that the server is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The server did not get ready.')), LONGEST_MS);
    const settle = () => clearTimeout(limit);
    child.once('exit', () => {
      settle();
      reject(new Error('The server ended before it was ready.'));
    });
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Muster is ready: (\S+)$/.exec(line)?.[1];
      if (address === undefined) return;
      settle();
      resolve(address);
    });
  });
}

async function untilReady(address: string): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    const answer = await fetch(`${address}/readyz`);
    await answer.arrayBuffer();
    if (answer.status === 200) return;
    await wait(10);
  }
  throw new Error('The database did not get ready.');
}

function peakOf({ pid }: ChildProcess): number | null {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
    return kibibytes === undefined ? null : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return null;
  }
}

function lineOf(name: string, starts: readonly Start[], limit: string): string {
  const times = starts.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const peaks = starts.flatMap(({ megabytes }) => megabytes ?? []);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const seconds = (value: number) => (value / 1000).toFixed(2);
  const peak = peaks.length === 0 ? 'unknown' : Math.max(...peaks).toFixed(0);
  return `| ${[name, seconds(median), seconds(times.at(-1) ?? Number.NaN), limit, peak, '500'].join(' | ')} |`;
}

const cold: Start[] = [];
const again: Start[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-start-'));
  try {
    cold.push(await startOnce(dataDir));
    again.push(await startOnce(dataDir));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (!existsSync(TEMPLATE))
  console.log(
    'There is no database template (npm run build makes it): the first start has to make a cluster.\n',
  );
console.log('| Start | Median, s | Longest, s | Limit, s | Most memory, MB | Limit, MB |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
console.log(lineOf('with an empty data folder', cold, '3'));
console.log(lineOf('again', again, '2'));
