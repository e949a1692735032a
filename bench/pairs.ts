/**
 * Prints how our server and the real PostgREST 12 compare on one PostgreSQL, as the ratio of
 * requests a second: in turn, five times two seconds each, medians. npm run bench -- pairs, after
 * npm run build; `pairs read quiet`, `pairs save busy` and so on measure one part. Busy means that
 * every core has something else to do as well. Judges nothing.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { startPostgrest } from '#tests/builders/postgrest.ts';
import { fillTables, type Player, saveOneListEach, signUpPlayers } from './server-data.ts';
import type { LoadPlan, LoadResult } from './server-load.ts';
import { clusterProcess, processorTime, SECRET, startMuster } from './server-process.ts';

const CONNECTIONS = [1, 16, 64, 256];
const ROUNDS = 5;
const WARM_UP_MS = 300;
/** The load before the first measurement of a part: a fresh server compiles its code. */
const FIRST_LOAD = { connections: 16, measureMs: 10_000 };
const MEASURE_MS = 2_000;
const SESSIONS = 64;
const LISTS = 4_000;
const PARTS = ['read', 'save'] as const;
const CONDITIONS = ['quiet', 'busy'] as const;

/** The newest 20 lists with their units, 60 kB. */
const NEWEST =
  'shared_lists?select=id,user_id,name,faction,description,image_url,units,is_tournament_list,tournament_name,created_at' +
  '&is_active=eq.true&order=created_at.desc&limit=20';
/** A list of 3 kB. */
const LIST = {
  name: 'A saved list',
  faction: 'f',
  units: Array.from({ length: 20 }, (_, at) => ({
    id: `unit-${String(at)}`,
    name: `A unit of the line, number ${String(at)}`,
    pointsCost: 25 + at,
    quantity: 1 + (at % 3),
    keywords: ['infantry', 'veteran'],
  })),
};

/** Bodies of saves: the units of the list, in several amounts. */
const BODIES = [1, 2, 3, 4].map((quantity) =>
  JSON.stringify({ units: LIST.units.map((unit) => ({ ...unit, quantity })) }),
);

type Tested = {
  readonly port: number;
  readonly pid: number;
  readonly root: string;
};

let runs = 0;

/**
 * Every connection is a visitor of its own, as limits count visitors: guests by their address,
 * players by their account.
 */
function planOf(
  part: (typeof PARTS)[number],
  { port, root }: Tested,
  connections: number,
  anon: string,
  players: readonly Player[],
): LoadPlan {
  runs += 1;
  const timing = { port, connections, warmUpMs: WARM_UP_MS, measureMs: MEASURE_MS, carry: null };
  if (part === 'read') {
    return {
      ...timing,
      method: 'GET',
      path: `${root}/${NEWEST}`,
      headers: { apikey: anon, authorization: `Bearer ${anon}` },
      visitors: Array.from({ length: connections }, (_, at) => ({
        'x-forwarded-for': `10.${String(runs % 250)}.${String(at >> 7)}.${String(at & 127)}`,
      })),
      bodies: null,
    };
  }
  // Each player has one list, so no quota is reached; a save changes it and keeps its older
  // version.
  return {
    ...timing,
    method: 'PATCH',
    path: `${root}/army_lists?name=eq.${encodeURIComponent(LIST.name)}`,
    headers: { apikey: anon, 'content-type': 'application/json', prefer: 'return=minimal' },
    visitors: players.map(({ access }) => ({ authorization: `Bearer ${access}` })),
    bodies: BODIES,
  };
}

async function measure(plan: LoadPlan): Promise<LoadResult> {
  const script = fileURLToPath(new URL('server-load.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  // oxlint-disable-next-line typescript/no-unsafe-return -- printed by our own child
  return JSON.parse(text);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function keepBusy(): readonly ChildProcess[] {
  const spin = 'const end = Date.now() + 600_000; while (Date.now() < end);';
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', spin], { stdio: 'ignore' }),
  );
}

const asked = process.argv.slice(2);
const chosen = <T extends string>(all: readonly T[]) => {
  const named = all.filter((one) => asked.includes(one));
  return named.length > 0 ? named : all;
};

const cluster = await startPostgres({ durable: true });
if (cluster === null) throw new Error('There is no PostgreSQL on this machine.');
const muster = await startMuster(cluster.url);
const players = await signUpPlayers(muster, SESSIONS);
await fillTables(muster, players, LISTS);
await saveOneListEach(muster, players, LIST);
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
await client.query('vacuum analyze');
const postgrest = await startPostgrest({
  DB_URI: cluster.url,
  DB_SCHEMAS: 'public',
  DB_ANON_ROLE: 'anon',
  DB_MAX_ROWS: '1000',
  JWT_SECRET: SECRET,
});
if (postgrest === null) throw new Error('There is no PostgREST for this machine.');
const servers: readonly Tested[] = [
  { ...muster, root: '/rest/v1' },
  { ...postgrest, root: '' },
];

console.log(`\n${String(availableParallelism())} cores, ${String(ROUNDS)} × 2 s in turn, medians\n`);
console.log(
  '| request | condition | connections | Muster | PostgREST | ratio | CPU ms | the same, PostgREST | failed |',
);
console.log('|---|---|---:|---:|---:|---:|---:|---:|---:|');
const pidOfDatabase = clusterProcess(cluster.url);
for (const condition of chosen(CONDITIONS)) {
  const others = condition === 'busy' ? keepBusy() : [];
  for (const part of chosen(PARTS)) {
    for (const server of servers) {
      const plan = planOf(part, server, FIRST_LOAD.connections, muster.keys.anon, players);
      await measure({ ...plan, measureMs: FIRST_LOAD.measureMs });
    }
    for (const connections of CONNECTIONS) {
      const rates: number[][] = servers.map(() => []);
      const costs: number[][] = servers.map(() => []);
      let failed = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [place, server] of servers.entries()) {
          // Players may change lists 1,200 times in ten minutes: each measurement begins with none.
          await client.query('delete from private.action_counts');
          const before = [processorTime(server.pid), processorTime(pidOfDatabase)] as const;
          const result = await measure(planOf(part, server, connections, muster.keys.anon, players));
          rates[place]?.push(result.perSecond);
          costs[place]?.push((processorTime(server.pid) - before[0]) / result.answered);
          failed += result.failed;
          if (result.failure !== null) console.error(result.failure);
        }
      }
      const [ours = 0, theirs = 0] = rates.map(median);
      const [ourCost = 0, theirCost = 0] = costs.map(median);
      console.log(
        `| ${part} | ${condition} | ${String(connections)} | ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${(ours / theirs).toFixed(2)} | ${ourCost.toFixed(2)} | ${theirCost.toFixed(2)} | ${String(failed)} |`,
      );
    }
  }
  for (const other of others) other.kill('SIGKILL');
}
await client.end();
await postgrest.stop();
await muster.stop();
await cluster.stop();
