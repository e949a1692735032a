/**
 * Prints how long a tap on one phone takes to the other, with one table and with many, and the
 * memory of a socket: npm run bench -- live [tables] [seconds] [only], after npm run build. Each
 * table has two phones in a live game, and each of its players taps once in five seconds: the row
 * is written by a call, the other phone hears of it in its channel and reads it. Besides,
 * `messages` measures bare broadcasts. It measures the embedded database, and one and two processes
 * on a PostgreSQL of its own; `only` is embedded, postgres or messages. Phones, server and database
 * share the machine.
 */
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { openTable, type TapRun } from './live-phones.ts';
import { type Muster, residentMemory, startMuster } from './server-process.ts';
import { timeAt } from './times.ts';

const [tablesText = '500', secondsText = '15', only = 'all'] = process.argv.slice(2);
const [tables, seconds] = [Number(tablesText), Number(secondsText)];
/** Each player taps, or sends, once in that time. */
const PAUSE_MS = 5_000;
/** A machine opens so many at a time. */
const AT_ONCE = 20;
const SETTINGS = {
  SUPABASE_REALTIME_PRIVATE_ONLY: 'false',
  SUPABASE_REALTIME_MAX_CONNECTIONS_PER_ADDRESS: '65000',
  SUPABASE_REALTIME_MAX_CONNECTIONS: '65000',
};

/** Opens `count` of something, some at a time. */
async function openMany<T>(count: number, openOne: (at: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) => openOne(at + more));
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

/** Lets each do it once a pause, evenly spread, until the time is over. */
async function keepDoing<T>(all: readonly T[], act: (one: T) => Promise<void> | void): Promise<void> {
  const ends = performance.now() + seconds * 1_000;
  await Promise.all(
    all.map(async (one, at) => {
      await setTimeout((PAUSE_MS * at) / all.length);
      while (performance.now() < ends) {
        const from = performance.now();
        await act(one);
        await setTimeout(PAUSE_MS - (performance.now() - from));
      }
    }),
  );
  await setTimeout(2_000);
}

function figures(times: readonly number[]): string {
  const at = (share: number) => timeAt(times, share).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`;
}

/** Measures taps in live games. */
async function measureTaps(name: string, server: Muster, count: number): Promise<void> {
  const before = residentMemory(server.pid);
  const phones = (await openMany(count, (at) => openTable(server, at))).flat();
  await setTimeout(2_000);
  const each = (residentMemory(server.pid) - before) / phones.length;
  const run: TapRun = { received: [], kept: [], sent: 0, conflicts: 0 };
  for (const phone of phones) phone.run = run;
  await keepDoing(phones, (phone) => phone.tap(run));
  for (const { socket } of phones) socket.terminate();
  const lost = run.sent - run.received.length;
  const counts = `${String(run.sent)} taps, ${String(run.conflicts)} sent again, ${String(lost)} not received`;
  const memory = count > 1 ? `; ${each.toFixed(0)} kB a phone` : '';
  console.log(
    `${name}, ${String(count)} tables, taps: on the other phone ${figures(run.received)}; kept ${figures(run.kept)}; ${counts}${memory}`,
  );
}

type Socket = { readonly socket: WebSocket; readonly topic: string };
/** Times of messages in milliseconds, and how many were sent. */
type Run = { readonly times: number[]; sent: number };

async function join(server: Muster, topic: string, run: Run): Promise<Socket> {
  const address = `ws://127.0.0.1:${String(server.port)}/realtime/v1/websocket`;
  const socket = new WebSocket(`${address}?apikey=${server.keys.anon}&vsn=2.0.0`);
  await once(socket, 'open');
  const joined = once(socket, 'message');
  socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config: {} }]));
  await joined;
  socket.on('message', (data: Buffer) => {
    const frame: unknown = JSON.parse(data.toString());
    const message: unknown = Array.isArray(frame) && frame[3] === 'broadcast' ? frame[4] : null;
    if (!isRecord(message) || !isRecord(message['payload'])) return;
    run.times.push(performance.now() - Number(message['payload']['at']));
  });
  return { socket, topic };
}

function send({ socket, topic }: Socket, run: Run): void {
  run.sent += 1;
  const payload = { type: 'broadcast', event: 'tap', payload: { at: performance.now(), n: run.sent } };
  socket.send(JSON.stringify(['1', '2', topic, 'broadcast', payload]));
}

/** Measures bare broadcasts between sockets. */
async function measureMessages(name: string, server: Muster, count: number): Promise<void> {
  const run: Run = { times: [], sent: 0 };
  const before = residentMemory(server.pid);
  const sockets = await openMany(count * 2, (at) =>
    join(server, `realtime:table ${String(at % count)}`, run),
  );
  await setTimeout(1_000);
  const each = (residentMemory(server.pid) - before) / sockets.length;
  await keepDoing(sockets, (socket) => send(socket, run));
  for (const { socket } of sockets) socket.terminate();
  const counts = `${String(run.sent)} sent, ${String(run.sent - run.times.length)} lost`;
  const memory = count > 1 ? `; ${each.toFixed(0)} kB a socket` : '';
  console.log(`${name}, ${String(count)} tables, messages: ${figures(run.times)}; ${counts}${memory}`);
}

async function measureServer(name: string, url: string | null, processes: number): Promise<void> {
  const server = await startMuster(url, {
    ...SETTINGS,
    ...(url !== null && { PROCESSES: String(processes) }),
  });
  try {
    const measure = only === 'messages' ? measureMessages : measureTaps;
    await measure(name, server, 1);
    if (tables > 1) await measure(name, server, tables);
    if (only === 'all') await measureMessages(name, server, tables);
  } finally {
    await server.stop();
  }
}

if (only !== 'postgres') await measureServer('embedded', null, 1);
for (const processes of only === 'embedded' ? [] : [1, 2]) {
  const cluster = await startPostgres();
  if (cluster === null) break;
  await measureServer(`PostgreSQL, ${String(processes)} processes`, cluster.url, processes);
  await cluster.stop();
}
process.exit();
