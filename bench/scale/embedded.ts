/** Prints how far the embedded database carries: the slowest queries at growing sizes. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { readPlan, SUPABASE_DIR } from '#server/db/open-database.ts';
import { openPgliteDatabase } from '#server/db/pglite/pglite-database.ts';
import { createCaller } from './caller.ts';
import { fill } from './fill.ts';
import { timeRuns } from './measure.ts';
import { QUERIES } from './run-queries.ts';
import { readSamples } from './samples.ts';
import type { Sizes } from './sizes.ts';
import { DATABASE_PARTS } from '../database-parts.ts';

/** A club, so many times. */
const clubs = (factor: number): Sizes => ({
  players: 1_000 * factor,
  lists: 10_000 * factor,
  posts: 20_000 * factor,
  taps: 50_000 * factor,
  results: 5_000 * factor,
  events: 100 * factor,
});
const FACTORS = [1, 4, 16];
/** A size that is worse than these is the last: the median of a player's query, the folder. */
const MOST_MS = 500;
const MOST_MB = 4_000;

/** Fills and measures larger and larger databases until a query or the folder exceeds its bound. */
export async function measureEmbedded({ times, only }: { times: number; only: string }): Promise<void> {
  for (const factor of FACTORS) {
    const { slowest, megabytes } = await measureSize(clubs(factor), { times, only });
    if (slowest > MOST_MS || megabytes > MOST_MB) return;
  }
}

async function measureSize(sizes: Sizes, { times, only }: { times: number; only: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-scale-'));
  const database = await openPgliteDatabase({
    directory: join(folder, 'database'),
    ...DATABASE_PARTS,
  });
  try {
    await migrate(database, readPlan(SUPABASE_DIR));
    const took = await fill(database, sizes, '64MB');
    await database.vacuum();
    const samples = await readSamples(database, sizes);
    const call = createCaller(database);
    const measured: { name: string; p50: number; p95: number }[] = [];
    for (const query of QUERIES.filter((one) => 'call' in one && one.name.includes(only))) {
      // The embedded database ends a visitor's statement after a second.
      const timed = timeRuns(query, samples[query.of], { call, times }).catch((cause: unknown) => {
        console.log(`  ${query.name} was refused: ${String(cause)}`);
        return { p50: Infinity, p95: Infinity };
      });
      measured.push({ name: query.name, ...(await timed) });
    }
    const worst = measured.toSorted((a, b) => b.p95 - a.p95);
    const megabytes = bytesIn(folder) / 1e6;
    const memory = process.memoryUsage().rss / 1e6;
    console.log(
      `\n${sizes.players.toLocaleString('en')} players, ${sizes.posts.toLocaleString('en')} posts: filled in ${took.toFixed(0)} s, ` +
        `folder ${megabytes.toFixed(0)} MB, memory ${memory.toFixed(0)} MB`,
    );
    for (const { name, p50, p95 } of worst.slice(0, 8))
      console.log(`  ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    const ofPlayers = worst.filter(({ name }) => !name.startsWith('admin:'));
    return { slowest: Math.max(...ofPlayers.map(({ p50 }) => p50)), megabytes };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
