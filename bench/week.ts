/**
 * Plays a week of many players in a few minutes against two processes on PostgreSQL: they browse
 * the board, save lists and play live; half-way an event of 256 players begins, and later one
 * process is killed and replaced. Prints how long each call took, what was put off, what the
 * processes and the database took, and whether anything that was accepted is gone: npm run bench --
 * week [players] [minutes] [visits of each], after npm run build. An hour of it is a soak: npm run
 * bench -- week 10000 60. Players, server and database share the machine.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { seedCommunity } from './community-seed.ts';
import { beginEvent, linesOf, reportOwn, type Rpc } from './event-hall.ts';
import type { TapRun } from './live-phones.ts';
import { childrenOf, type Muster, startMuster } from './server-process.ts';
import { createCaller, type Caller } from './week/calls.ts';
import { type Player, signedIn } from './week/players.ts';
import { printCalls, printLost, printTaps } from './week/report.ts';
import { takeSample } from './week/samples.ts';
import { type Accepted, browse, play, save } from './week/visits.ts';
import { DATABASE_PARTS } from './database-parts.ts';

const [PLAYERS = 10_000, MINUTES = 10, VISITS = 3] = process.argv.slice(2).map(Number);
const POSTS = 5_000;
const HALL = 256;
const MINUTE_MS = 60_000;

type Week = {
  readonly server: Muster;
  readonly caller: Caller;
  readonly players: readonly Player[];
  readonly factions: readonly string[];
  readonly accepted: Accepted;
  readonly run: TapRun;
};

/** One visit: six of ten browse, three save a list, and one is half of a game of two. */
async function visit({ server, caller, players, factions, accepted, run }: Week, at: number): Promise<void> {
  const player = players[at % players.length];
  if (player === undefined) return;
  const kind = at % 20;
  if (kind === 0) await play({ caller, accepted }, server, at, run);
  else if (kind > 1 && kind < 8) await save({ caller, accepted }, player);
  else if (kind !== 1) await browse({ caller, accepted }, player, factions[at % factions.length] ?? '');
}

/** Lets visits begin evenly, whatever the server makes of those before, and waits for all. */
async function visits(week: Week): Promise<void> {
  const count = PLAYERS * VISITS;
  const began = performance.now();
  const all: Promise<void>[] = [];
  let troubled = 0;
  for (let at = 0; at < count; at += 1) {
    const due = (MINUTES * MINUTE_MS * at) / count;
    const early = due - (performance.now() - began);
    if (early > 0) await setTimeout(early);
    all.push(
      visit(week, at).catch(() => {
        troubled += 1;
      }),
    );
  }
  await Promise.all(all);
  console.log(`  ${String(count)} visits, ${String(troubled)} of them ended early`);
}

/** The moment when the pairings of an event come out, and its results. */
async function holdEvent({ caller, players }: Week): Promise<void> {
  await setTimeout((MINUTES * MINUTE_MS) / 2);
  const rpc: Rpc<Player> = async ({ token, address }, name, body) => {
    const path = `/rest/v1/rpc/${name}`;
    const reply = await caller.ask({ name: `event: ${name}`, path, token, address, body });
    return reply?.text ?? 'null';
  };
  const [organiser, ...hall] = players.slice(-HALL - 1);
  if (organiser === undefined) return;
  const { event, places } = await beginEvent(rpc, organiser, hall);
  const reported = await Promise.all(hall.map(async (phone) => reportOwn(rpc, phone, event, places)));
  const wanted = 1 + reported.filter(Boolean).length;
  const lines = await linesOf(rpc, organiser, event);
  console.log(`  event of ${String(hall.length)}: ${String(lines)} lines, ${String(wanted - lines)} lost`);
}

/** Kills one of the processes that serve. */
async function killOne({ server }: Week): Promise<void> {
  await setTimeout(MINUTES * MINUTE_MS * 0.7);
  const [one] = childrenOf(server.pid);
  if (one === undefined) return;
  process.kill(one, 'SIGKILL');
  console.log('  one process was killed');
}

async function watch(server: Muster, client: pg.Client, isOver: () => boolean): Promise<void> {
  for (let minute = 0; !isOver(); minute += 1) {
    await takeSample(server, client, minute);
    const next = performance.now() + MINUTE_MS;
    while (!isOver() && performance.now() < next) await setTimeout(1_000);
  }
}

async function playWeek(week: Week, client: pg.Client): Promise<void> {
  let isOver = false;
  const watching = watch(week.server, client, () => isOver);
  await Promise.all([visits(week), holdEvent(week), killOne(week)]);
  isOver = true;
  await watching;
  await setTimeout(10_000);
  console.log('Ten seconds after:');
  await takeSample(week.server, client, MINUTES);
  printCalls(week.caller.tallies);
  printTaps(week.run);
  await printLost(client, week.accepted);
}

async function main(): Promise<void> {
  const cluster = await startPostgres({ durable: true });
  if (cluster === null) {
    console.log('PostgreSQL is not installed here.');
    return;
  }
  const server = await startMuster(cluster.url, {
    PROCESSES: '2',
    SUPABASE_REALTIME_MAX_CONNECTIONS: '65000',
  });
  const database = await openDatabase(
    { url: cluster.url, dataDir: null, supabaseDir: SUPABASE_DIR },
    DATABASE_PARTS,
  );
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    const { factions, players: ids } = await seedCommunity(database, { lists: POSTS, players: PLAYERS });
    const players = await signedIn(database, server, ids);
    const hours = `${String(MINUTES)} minutes, ${String(PLAYERS * VISITS)} visits`;
    console.log(`${String(PLAYERS)} players, ${String(POSTS)} posts, ${hours}`);
    await playWeek(
      {
        server,
        caller: createCaller(server),
        players,
        factions,
        accepted: { lists: new Map(), rows: new Map() },
        run: { received: [], kept: [], sent: 0, conflicts: 0 },
      },
      client,
    );
  } finally {
    await client.end();
    await database.close();
    await server.stop();
    await cluster.stop();
  }
}

await main();
process.exit();
