/**
 * Prints the requests a second of the server and their durations: the newest community lists,
 * saving a list, a fresh token. It measures the embedded database, a PostgreSQL of its own, and the
 * real PostgREST on that same PostgreSQL: npm run bench -- server, after npm run build. npm run
 * bench -- server 10 measures each for ten seconds instead of three. The processor's time for each
 * request is the server's own and, apart, the database's. It makes no judgement.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { startPostgrest } from '#tests/builders/postgrest.ts';
import { fillTables, signUpPlayers } from './server-data.ts';
import type { LoadPlan, LoadResult } from './server-load.ts';
import {
  clusterProcess,
  type Muster,
  peakMemory,
  processorTime,
  SECRET,
  startMuster,
} from './server-process.ts';

const CONNECTIONS = [1, 16, 64];
const WARM_UP_MS = 1_000;
const seconds = Number(process.argv[2] ?? '3');

/** A server under test. Addresses differ: PostgREST serves tables at its root, and no accounts. */
type Tested = {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly root: string;
  readonly keys: Muster['keys'];
  readonly sessions: readonly { readonly id: string; readonly access: string; readonly refresh: string }[];
  readonly hasAccounts: boolean;
};

type Task = Pick<LoadPlan, 'method' | 'path' | 'headers' | 'bodies' | 'carry'>;

const NEWEST =
  'shared_lists?select=id,user_id,name,faction,description,image_url,units,is_tournament_list,tournament_name,created_at' +
  '&is_active=eq.true&order=created_at.desc&limit=20';

function reading({ root, keys }: Tested): Task {
  const headers = { apikey: keys.anon, authorization: `Bearer ${keys.anon}` };
  return { method: 'GET', path: `${root}/${NEWEST}`, headers, bodies: null, carry: null };
}

/** With the service key: a player's quota is reached in a second. */
function saving({ root, keys, sessions }: Tested): Task {
  const units = [{ id: 'a', name: 'A unit of the line', pointsCost: 10, quantity: 3 }];
  return {
    method: 'POST',
    path: `${root}/army_lists`,
    headers: {
      apikey: keys.anon,
      authorization: `Bearer ${keys.service}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    bodies: [JSON.stringify({ user_id: sessions[0]?.id, name: 'A saved list', faction: 'f', units })],
    carry: null,
  };
}

/** Each connection has a session of its own and goes on with the token that it was given. */
function refreshing({ keys, sessions }: Tested): Task {
  return {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    headers: { apikey: keys.anon, 'content-type': 'application/json' },
    bodies: sessions.map(({ refresh }) => JSON.stringify({ refresh_token: refresh })),
    carry: 'refresh_token',
  };
}

async function measure(tested: Tested, task: Task, connections: number): Promise<LoadResult> {
  const plan: LoadPlan = {
    ...task,
    port: tested.port,
    connections,
    warmUpMs: WARM_UP_MS,
    measureMs: seconds * 1000,
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL('server-load.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  // oxlint-disable-next-line typescript/no-unsafe-return -- printed by our own child
  return JSON.parse(text);
}

const TASKS: readonly (readonly [name: string, task: (tested: Tested) => Task, needsAccounts: boolean])[] = [
  ['newest 20 lists', reading, false],
  ['save a list', saving, false],
  ['refresh a token', refreshing, true],
];

/**
 * Measures servers in turn, so that what else the machine does meets them alike. `database` is the
 * process of theirs.
 */
async function report(servers: readonly Tested[], database: number | null): Promise<void> {
  for (const [name, task, needsAccounts] of TASKS) {
    for (const connections of CONNECTIONS) {
      for (const tested of servers.filter((one) => one.hasAccounts || !needsAccounts)) {
        const before = [processorTime(tested.pid), database === null ? 0 : processorTime(database)] as const;
        const result = await measure(tested, task(tested), connections);
        const used = [
          processorTime(tested.pid) - before[0],
          database === null ? 0 : processorTime(database) - before[1],
        ];
        const each = used.map((ms) => (ms / result.answered).toFixed(2)).join(' + ');
        const times = [result.p50, result.p99].map((ms) => ms.toFixed(1)).join(' | ');
        console.log(
          `| ${tested.name} | ${name} | ${String(connections)} | ${result.perSecond.toFixed(0)} | ${times} | ${each} | ${String(result.failed)} |`,
        );
        if (result.failure !== null) console.error(result.failure);
      }
    }
  }
  for (const { name, pid } of servers) {
    console.log(`| ${name} | memory at most | | ${String(peakMemory(pid))} MB | | | | |`);
  }
}

/** Our server on one database, filled; `then` has it and its data while it stands. */
async function withOurs(
  name: string,
  databaseUrl: string | null,
  then: (tested: Tested) => Promise<void>,
): Promise<void> {
  const muster = await startMuster(databaseUrl);
  try {
    const sessions = await signUpPlayers(muster, Math.max(...CONNECTIONS));
    await fillTables(muster, sessions);
    if (databaseUrl !== null) await analyze(databaseUrl);
    await then({ ...muster, name, root: '/rest/v1', sessions, hasAccounts: true });
  } finally {
    await muster.stop();
  }
}

/**
 * Runs the work that PostgreSQL would otherwise begin within a minute, in the middle of a
 * measurement.
 */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

console.log(`\n${String(cpus().length)} cores, 20,000 community lists, ${String(seconds)} s each\n`);
console.log('| server | request | connections | per second | p50 ms | p99 ms | processor ms each | failed |');
console.log('|---|---|---|---|---|---|---|---|');
await withOurs('embedded', null, (ours) => report([ours], null));

const cluster = await startPostgres({ durable: true });
if (cluster === null) console.log('\nLeft out: there is no PostgreSQL on this machine.');
else {
  try {
    await withOurs('PostgreSQL', cluster.url, async (ours) => {
      const real = await startPostgrest({
        DB_URI: cluster.url,
        DB_SCHEMAS: 'public',
        DB_ANON_ROLE: 'anon',
        DB_MAX_ROWS: '1000',
        JWT_SECRET: SECRET,
      });
      const beside =
        real === null ? [] : [{ ...ours, ...real, name: 'PostgREST 12.0.2', root: '', hasAccounts: false }];
      await report([ours, ...beside], clusterProcess(cluster.url));
      await real?.stop();
    });
  } finally {
    await cluster.stop();
  }
}
