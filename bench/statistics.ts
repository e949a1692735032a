/**
 * Prints how long the public statistics take to read and to count with many games, on the embedded
 * database (in a folder) and on PostgreSQL where it is installed. npm run bench -- statistics
 * [games players embedded|postgres]. Limits of a read: 200 ms on PostgreSQL, 1 s embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Param } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, readPlan, SUPABASE_DIR } from '#server/db/open-database.ts';
import { openPgliteDatabase } from '#server/db/pglite/pglite-database.ts';
import { applySeed } from '#server/project/apply-seed.ts';
import { readProject } from '#server/project/read-project.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';

const [GAMES = 1_000_000, PLAYERS = 20_000] = process.argv.slice(2, 4).map(Number);
const [ONLY] = process.argv.slice(4);
const READS = 50;
const BATCH = 20_000;
const HOUR = 3_600_000;
const PARTS = {
  now: () => new Date(),
  onFault: (cause: unknown) => {
    throw cause;
  },
};

/**
 * Games of four years. Few players play much and most play little, so the cap on one person has
 * work; a sixth of the games has no feat.
 */
const FILL = `
  insert into game_results (
    user_id, game_id, opponent_id, status, is_recorder, mission, feat, own_faction, opponent_faction, own_score,
    opponent_score, played_at
  )
  select
    case when is_one then a.id else b.id end, game, case when is_one then b.id else a.id end, 'confirmed', is_one, mission,
    feat, case when is_one then one else other end, case when is_one then other else one end,
    case when is_one then s1 else s2 end, case when is_one then s2 else s1 end, at
  from (
    select
      gen_random_uuid() as game,
      1 + floor(power(random(), 3) * ($2::integer - 1))::integer as p1,
      floor(random() * ($2::integer - 1))::integer as p2,
      (select array_agg(id order by id) from private.scenarios where kind = 'mission') as missions,
      (select array_agg(id order by id) from private.scenarios where kind = 'feat') as feats,
      (select array_agg(id order by id) from factions) as factions,
      floor(random() * 12)::integer as s1, floor(random() * 12)::integer as s2,
      random() as r1, random() as r2, random() as r3, random() as r4,
      now() - random() * interval '1460 days' as at
    from generate_series(1, $1::integer)
  ) as g
  cross join lateral (
    select
      missions[1 + floor(r1 * cardinality(missions))::integer] as mission,
      feats[1 + floor(r2 * 1.2 * cardinality(feats))::integer] as feat,
      factions[1 + floor(r3 * cardinality(factions))::integer] as one,
      factions[1 + floor(r4 * cardinality(factions))::integer] as other
  ) as chosen
  join private.bench_players a on a.n = p1
  join private.bench_players b on b.n = case when p2 >= p1 then p2 + 1 else p2 end
  cross join (values (true), (false)) as side (is_one)`;

async function fill(database: Database): Promise<void> {
  const run = (text: string, params: readonly Param[] = []) =>
    database.withOwner(({ query }) => query(text, params), { timeoutMs: HOUR });
  const project = readProject(SUPABASE_DIR, {});
  if (project.ok) await applySeed(database, project.config);
  await run(
    'create table private.bench_players as select n, gen_random_uuid() as id from generate_series(0, $1::integer) n',
    [PLAYERS],
  );
  await run('create index on private.bench_players (n)');
  await run(`insert into auth.users (id, email, email_confirmed_at, created_at)
    select id, n || '@example.org', now(), now() from private.bench_players`);
  // Triggers and foreign keys are no part of what is measured.
  for (let made = 0; made < GAMES; made += BATCH)
    await database.withOwner(
      async ({ query }) => {
        await query('set local session_replication_role = replica');
        await query(FILL, [Math.min(BATCH, GAMES - made), PLAYERS]);
      },
      { timeoutMs: HOUR },
    );
}

async function measure(label: string, database: Database): Promise<void> {
  const steps: number[] = [];
  for (let more = true; more;) {
    const began = performance.now();
    const { rows } = await database.withOwner(
      ({ query }) => query('select private.refresh_statistics() as more'),
      {
        timeoutMs: HOUR,
      },
    );
    steps.push(performance.now() - began);
    more = rows[0]?.['more'] === true;
  }
  const reads: number[] = [];
  let bytes = 0;
  for (let count = 0; count < READS; count += 1) {
    const mission = count % 2 === 0 ? null : 'loot';
    const began = performance.now();
    const { rows } = await database.withRequest({ role: 'anon', claims: null, readOnly: true }, ({ query }) =>
      query("select game_statistics('all', $1)::text as figures", [mission]),
    );
    reads.push(performance.now() - began);
    bytes = Math.max(bytes, String(rows[0]?.['figures']).length);
  }
  const total = steps.reduce((sum, each) => sum + each, 0);
  console.log(`${label}: ${String(GAMES)} games of ${String(PLAYERS)} players`);
  console.log(`  read: p50 ${at(reads, 0.5)} ms, p95 ${at(reads, 0.95)} ms, ${String(bytes)} bytes`);
  console.log(
    `  round: ${(total / 1000).toFixed(1)} s in ${String(steps.length)} steps, p50 ${at(steps, 0.5)} ms, longest ${at(steps, 1)} ms`,
  );
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

async function measureEmbedded(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'muster-statistics-'));
  const embedded = await openPgliteDatabase({ directory: join(directory, 'database'), ...PARTS });
  try {
    await migrate(embedded, readPlan(SUPABASE_DIR));
    await fill(embedded);
    await embedded.vacuum();
    await measure('Embedded', embedded);
  } finally {
    await embedded.close();
    rmSync(directory, { recursive: true });
  }
}

async function measurePostgres(): Promise<void> {
  const cluster = await startPostgres({ durable: true });
  if (cluster === null) {
    console.log('PostgreSQL is not installed here.');
    return;
  }
  const database = await openDatabase({ url: cluster.url, dataDir: null, supabaseDir: SUPABASE_DIR }, PARTS);
  try {
    await fill(database);
    await database.withOwner(({ query }) => query('analyze'), { timeoutMs: HOUR });
    await measure('PostgreSQL', database);
  } finally {
    await database.close();
    await cluster.stop();
  }
}

if (ONLY !== 'postgres') await measureEmbedded();
if (ONLY !== 'embedded') await measurePostgres();
