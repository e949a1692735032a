/**
 * Prints how long a page of the community board takes, for every combination of filters and every
 * sort, over the table API as the app calls it, on the embedded database (in a folder) and on
 * PostgreSQL where it is installed; and the plans of the slowest. npm run bench -- community [lists
 * players rounds embedded|postgres]. Limits at p95: 50 ms on PostgreSQL, 150 ms embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { openDatabase, readPlan, SUPABASE_DIR } from '#server/db/open-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPgliteDatabase } from '#server/db/pglite/pglite-database.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { measureCommunity } from './community-measure.ts';
import { type Seeded, seedCommunity } from './community-seed.ts';
import { DATABASE_PARTS } from './database-parts.ts';

const [LISTS = 20_000, PLAYERS = 2_000, ROUNDS = 5] = process.argv.slice(2, 5).map(Number);
const [ONLY] = process.argv.slice(5);

async function seed(label: string, database: Database): Promise<Seeded> {
  const began = performance.now();
  const seeded = await seedCommunity(database, { lists: LISTS, players: PLAYERS });
  const took = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${label}: ${String(LISTS)} lists by ${String(PLAYERS)} players, made in ${took} s`);
  return seeded;
}

async function measureEmbedded(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'muster-community-'));
  const embedded = await openPgliteDatabase({ directory: join(directory, 'database'), ...DATABASE_PARTS });
  try {
    await migrate(embedded, readPlan(SUPABASE_DIR));
    const seeded = await seed('Embedded', embedded);
    await embedded.vacuum();
    await measureCommunity(embedded, seeded, { rounds: ROUNDS, limit: 150 });
  } finally {
    await embedded.close();
    rmSync(directory, { recursive: true });
  }
}

async function measurePostgres(): Promise<void> {
  const cluster = await startPostgres({ durable: true });
  if (cluster === null) {
    console.log('\nPostgreSQL is not installed here.');
    return;
  }
  const database = await openDatabase(
    { url: cluster.url, dataDir: null, supabaseDir: SUPABASE_DIR },
    DATABASE_PARTS,
  );
  try {
    const seeded = await seed('PostgreSQL', database);
    await database.withOwner(({ query }) => query('analyze'));
    await measureCommunity(database, seeded, { rounds: ROUNDS, limit: 50 });
  } finally {
    await database.close();
    await cluster.stop();
  }
}

if (ONLY !== 'postgres') await measureEmbedded();
if (ONLY !== 'embedded') await measurePostgres();
