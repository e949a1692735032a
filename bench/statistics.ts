/**
 * Prints how long the public statistics take to read and to count with many games, on the embedded
 * database (in a folder) and on PostgreSQL where it is installed. A fifth of the games is from
 * events with lists. npm run bench -- statistics [games players embedded|postgres all|events]:
 * `events` counts the played lists alone. Limits of a read: 200 ms on PostgreSQL, 1 s embedded.
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
import { SCORING } from '#tests/builders/event-calls.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { timeAt } from './times.ts';
import { DATABASE_PARTS } from './database-parts.ts';

const [GAMES = 1_000_000, PLAYERS = 20_000] = process.argv.slice(2, 4).map(Number);
const [ONLY, PART = 'all'] = process.argv.slice(4);
/** Events of 32 players and 5 rounds. */
const EVENTS = Math.round(GAMES / 5 / 80);
const RECORDED = PART === 'events' ? 0 : GAMES - EVENTS * 80;
const READS = 50;
const BATCH = 20_000;
const HOUR = 3_600_000;

/**
 * Games of four years. Few players play much and most play little, so the cap on one person has
 * work; a sixth of the games has no feat, and half of them say who began.
 */
const FILL = `
  insert into game_results (
    user_id, game_id, opponent_id, status, is_recorder, mission, feat, own_faction, opponent_faction, own_score,
    opponent_score, played_at, own_began
  )
  select
    case when is_one then a.id else b.id end, game, case when is_one then b.id else a.id end, 'confirmed', is_one, mission,
    feat, case when is_one then one else other end, case when is_one then other else one end,
    case when is_one then s1 else s2 end, case when is_one then s2 else s1 end, at,
    case when s1 % 2 = 0 then (s2 % 2 = 0) = is_one end
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

/** Finished events of four years, whose players are no one's favourites. */
const FILL_EVENTS = `
  insert into private.events (
    id, state, name, country, starts_at, zone, seats, rounds, round_minutes, scoring, list_deadline
  )
  select
    gen_random_uuid(), 'finished', 'Event ' || n, (array['FI', 'DE', 'FR', 'ES', 'US', 'GB'])[1 + n % 6], at, 'Europe/Helsinki',
    32, 5, 120, $2::jsonb, at - interval '1 day'
  from (select n, now() - random() * interval '1460 days' as at from generate_series(1, $1::integer) n) as made`;

const FILL_SEATS = `
  insert into private.event_players (event_id, user_id, status)
  select e.id, p.id, 'in'
  from (select id, row_number() over () as n from private.events) as e
  cross join generate_series(0, 31) as seat
  join private.bench_players p on p.n = (e.n * 37 + seat * 641) % $1::integer
  on conflict do nothing`;

/** Lists of up to twelve units of a faction, some of which stand on most lists. */
const FILL_LISTS = `
  insert into private.event_lists (player_id, version, code, verdict, facts)
  select
    s.id, 1, 'abc', '{}', jsonb_build_object(
      'faction', k.id, 'points', (array[300, 500, 800])[1 + s.n % 3], 'release', 0,
      'units', (select jsonb_agg(distinct u.units[1 + floor(power(random() + 0 * taken * s.n, 2) * cardinality(u.units))::integer])
        from generate_series(1, 12) as taken)
    )
  from (select id, row_number() over () as n from private.event_players) as s
  join (select id, row_number() over (order by id) - 1 as n, count(*) over () as number from public.factions
    where id in (select faction from public.catalogue_units group by faction having count(*) > 5)) as k on k.n = abs(hashtext(s.id::text)) % k.number
  join (select faction, array_agg(unit_id) as units from public.catalogue_units group by faction) as u on u.faction = k.id`;

const FILL_EVENT_GAMES = `
  insert into private.event_games (
    event_id, round, one, other, player, rival, has_guest, one_score, other_score, mission, one_list, other_list, played_at
  )
  select
    a.event_id, round, a.id, b.id, a.user_id, b.user_id, false, floor(random() * 12)::integer, floor(random() * 12)::integer,
    'loot', 1, 1, e.starts_at + round * interval '2 hours'
  from (select *, row_number() over (partition by event_id order by id) - 1 as place from private.event_players) as a
  join private.events e on e.id = a.event_id
  cross join generate_series(1, 5) as round
  join (select *, row_number() over (partition by event_id order by id) - 1 as place from private.event_players) as b
    on b.event_id = a.event_id and a.place < 16 and b.place = 16 + (a.place + round) % 16`;

async function fillEvents(database: Database): Promise<void> {
  await database.withOwner(
    async ({ query }) => {
      await query('set local session_replication_role = replica');
      await query(FILL_EVENTS, [EVENTS, JSON.stringify(SCORING)]);
      await query('insert into private.event_counts (event_id) select id from private.events');
      await query(FILL_SEATS, [PLAYERS]);
      await query(FILL_LISTS);
      await query(FILL_EVENT_GAMES);
    },
    { timeoutMs: HOUR },
  );
}

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
  for (let made = 0; made < RECORDED; made += BATCH)
    await database.withOwner(
      async ({ query }) => {
        await query('set local session_replication_role = replica');
        await query(FILL, [Math.min(BATCH, RECORDED - made), PLAYERS]);
      },
      { timeoutMs: HOUR },
    );
  await fillEvents(database);
}

type Read = { readonly text: string; readonly params: (count: number) => readonly Param[] };

/** The calls of the page, of which `events` needs no count of all games. */
const READS_OF = {
  game_statistics: {
    text: "select game_statistics('all', $1)::text as figures",
    params: (count) => [count % 2 === 0 ? null : 'loot'],
  },
  event_statistics: {
    text: "select event_statistics('all', $1)::text as figures",
    params: (count) => [count % 2 === 0 ? '' : 'northern-tribes'],
  },
} satisfies Readonly<Record<string, Read>>;

async function measure(label: string, database: Database): Promise<void> {
  const run = (text: string) => database.withOwner(({ query }) => query(text), { timeoutMs: HOUR });
  console.log(
    `${label}: ${String(GAMES)} games of ${String(PLAYERS)} players, ${String(EVENTS * 80)} of them at events`,
  );
  const [step, name] =
    PART === 'events'
      ? ['private.count_due_facts((select began_at from private.statistic_rounds))', 'lists']
      : ['private.refresh_statistics()', 'round'];
  if (PART === 'events') await run('select private.begin_statistics()');
  const steps: number[] = [];
  for (let more = true; more;) {
    const began = performance.now();
    const { rows } = await run(`select ${step} as more`);
    steps.push(performance.now() - began);
    more = rows[0]?.['more'] === true;
  }
  const total = steps.reduce((sum, each) => sum + each, 0);
  console.log(
    `  ${name}: ${(total / 1000).toFixed(1)} s in ${String(steps.length)} steps, p50 ${at(steps, 0.5)} ms, longest ${at(steps, 1)} ms`,
  );
  for (const [call, read] of Object.entries(READS_OF)) await measureReads(call, read, database);
}

async function measureReads(name: string, { text, params }: Read, database: Database): Promise<void> {
  const reads: number[] = [];
  let bytes = 0;
  for (let count = 0; count < READS; count += 1) {
    const began = performance.now();
    const { rows } = await database.withRequest({ role: 'anon', claims: null, readOnly: true }, ({ query }) =>
      query(text, params(count)),
    );
    reads.push(performance.now() - began);
    bytes = Math.max(bytes, String(rows[0]?.['figures']).length);
  }
  console.log(
    `  ${name}(): p50 ${at(reads, 0.5)} ms, p95 ${at(reads, 0.95)} ms, ${String(bytes)} characters`,
  );
}

function at(values: readonly number[], share: number): string {
  return timeAt(values, share).toFixed(1);
}

async function measureEmbedded(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'muster-statistics-'));
  const embedded = await openPgliteDatabase({ directory: join(directory, 'database'), ...DATABASE_PARTS });
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
  const database = await openDatabase(
    { url: cluster.url, dataDir: null, supabaseDir: SUPABASE_DIR },
    DATABASE_PARTS,
  );
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
