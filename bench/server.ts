/**
 * Prints how many requests a second the server answers, and how long they take: the newest community lists, saving a list,
 * a fresh token. On the embedded database, on a PostgreSQL of its own, and beside them the real PostgREST on that same
 * PostgreSQL: npm run bench:server, after npm run build. npm run bench:server -- 10 measures each for ten seconds instead
 * of three. Judges nothing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { startPostgrest } from '#tests/builders/postgrest.ts';
import { fillTables, signUpPlayers } from './server-data.ts';
import type { LoadPlan, LoadResult } from './server-load.ts';
import { type Muster, peakMemory, SECRET, startMuster } from './server-process.ts';

const CONNECTIONS = [1, 16, 64];
const WARM_UP_MS = 1_000;
const seconds = Number(process.argv[2] ?? '3');

/** A server under test. Addresses differ: PostgREST serves tables at its root, and no accounts. */
interface Tested {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly root: string;
  readonly keys: Muster['keys'];
  readonly sessions: readonly { readonly access: string; readonly refresh: string }[];
  readonly hasAccounts: boolean;
}

type Task = Pick<LoadPlan, 'method' | 'path' | 'headers' | 'bodies' | 'carry'>;

const NEWEST =
  'shared_lists?select=id,user_id,name,faction,description,image_url,units,is_tournament_list,tournament_name,created_at' +
  '&is_active=eq.true&order=created_at.desc&limit=20';

function reading({ root, keys }: Tested): Task {
  const headers = { apikey: keys.anon, authorization: `Bearer ${keys.anon}` };
  return { method: 'GET', path: `${root}/${NEWEST}`, headers, bodies: null, carry: null };
}

function saving({ root, keys, sessions }: Tested): Task {
  const units = [{ id: 'a', name: 'A unit of the line', pointsCost: 10, quantity: 3 }];
  return {
    method: 'POST',
    path: `${root}/army_lists`,
    headers: {
      apikey: keys.anon,
      authorization: `Bearer ${sessions[0]?.access ?? ''}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    bodies: [JSON.stringify({ name: 'A saved list', faction: 'f', units })],
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
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('server-load.ts', import.meta.url)), JSON.stringify(plan)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  // oxlint-disable-next-line typescript/no-unsafe-return -- printed by our own child
  return JSON.parse(text);
}

async function report(tested: Tested): Promise<void> {
  const tasks: readonly (readonly [string, Task])[] = [
    ['newest 20 lists', reading(tested)],
    ['save a list', saving(tested)],
    ...(tested.hasAccounts ? [['refresh a token', refreshing(tested)] as const] : []),
  ];
  for (const [name, task] of tasks) {
    for (const connections of CONNECTIONS) {
      const { perSecond, p50, p99, failed, failure } = await measure(tested, task, connections);
      const ms = (value: number) => value.toFixed(1);
      console.log(
        `| ${tested.name} | ${name} | ${String(connections)} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p99)} | ${String(failed)} |`,
      );
      if (failure !== null) console.error(failure);
    }
  }
  console.log(`| ${tested.name} | memory at most | | ${String(peakMemory(tested.pid))} MB | | | |`);
}

/** Our server on one database, filled and measured; `then` has it and its data while it stands. */
async function measureOurs(
  name: string,
  databaseUrl: string | null,
  then: (tested: Tested) => Promise<void> = async () => Promise.resolve(),
): Promise<void> {
  const muster = await startMuster(databaseUrl);
  try {
    const sessions = await signUpPlayers(muster, Math.max(...CONNECTIONS));
    await fillTables(muster, sessions[0]?.id ?? '');
    const tested = { ...muster, name, root: '/rest/v1', sessions, hasAccounts: true };
    await report(tested);
    await then(tested);
  } finally {
    await muster.stop();
  }
}

console.log(`\n${String(cpus().length)} cores, 20,000 community lists, ${String(seconds)} s each\n`);
console.log('| server | request | connections | per second | p50 ms | p99 ms | failed |');
console.log('|---|---|---|---|---|---|---|');
await measureOurs('embedded', null);

const cluster = await startPostgres({ durable: true });
if (cluster === null) console.log('\nLeft out: there is no PostgreSQL on this machine.');
else {
  try {
    await measureOurs('PostgreSQL', cluster.url, async (ours) => {
      const real = await startPostgrest({
        DB_URI: cluster.url,
        DB_SCHEMAS: 'public',
        DB_ANON_ROLE: 'anon',
        DB_MAX_ROWS: '1000',
        JWT_SECRET: SECRET,
      });
      if (real === null) return;
      await report({ ...ours, name: 'PostgREST 12.0.2', ...real, root: '', hasAccounts: false });
      await real.stop();
    });
  } finally {
    await cluster.stop();
  }
}
