/**
 * Prints how long a message of one phone takes to the other, with one table and with many, and the
 * memory of a socket: npm run bench -- live [tables] [seconds], after npm run build. Each table has
 * two sockets, and each of its players sends one message every five seconds. It measures the
 * embedded database, and one and two processes on a PostgreSQL of its own; there the phones of a
 * table are mostly at different processes. The sockets share the machine with the server.
 */
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { type Muster, residentMemory, startMuster } from './server-process.ts';

const [tables = 500, seconds = 15] = process.argv.slice(2).map(Number);
/** Each player sends one in that time. */
const PAUSE_MS = 5_000;
/** A machine opens so many sockets at a time. */
const AT_ONCE = 50;
const SETTINGS = {
  SUPABASE_REALTIME_PRIVATE_ONLY: 'false',
  SUPABASE_REALTIME_MAX_CONNECTIONS_PER_ADDRESS: '65000',
  SUPABASE_REALTIME_MAX_CONNECTIONS: '65000',
};

type Phone = { readonly socket: WebSocket; readonly topic: string };

/** Times of messages in milliseconds, and how many were sent. */
type Run = { readonly times: number[]; sent: number };

async function join(server: Muster, topic: string, run: Run): Promise<Phone> {
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

function send({ socket, topic }: Phone, run: Run): void {
  run.sent += 1;
  const payload = { type: 'broadcast', event: 'tap', payload: { at: performance.now(), n: run.sent } };
  socket.send(JSON.stringify(['1', '2', topic, 'broadcast', payload]));
}

async function measure(name: string, server: Muster, count: number): Promise<void> {
  const run: Run = { times: [], sent: 0 };
  const before = residentMemory(server.pid);
  const phones: Phone[] = [];
  for (let at = 0; at < count * 2; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count * 2 - at) }, (_, more) =>
      join(server, `realtime:table ${String((at + more) % count)}`, run),
    );
    phones.push(...(await Promise.all(some)));
  }
  await setTimeout(1_000);
  const each = (residentMemory(server.pid) - before) / phones.length;
  const ends = performance.now() + seconds * 1_000;
  await Promise.all(
    phones.map(async (phone, at) => {
      await setTimeout((PAUSE_MS * at) / phones.length);
      while (performance.now() < ends) {
        send(phone, run);
        await setTimeout(PAUSE_MS);
      }
    }),
  );
  await setTimeout(1_000);
  for (const { socket } of phones) socket.terminate();
  const sorted = run.times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  const lost = run.sent - run.times.length;
  const figures = `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms; ${String(run.sent)} sent, ${String(lost)} lost`;
  const memory = count > 1 ? `, ${each.toFixed(0)} kB a socket` : '';
  console.log(`${name}, ${String(count)} tables: ${figures}${memory}`);
}

async function measureServer(name: string, url: string | null, processes: number): Promise<void> {
  const server = await startMuster(url, {
    ...SETTINGS,
    ...(url !== null && { PROCESSES: String(processes) }),
  });
  try {
    await measure(name, server, 1);
    await measure(name, server, tables);
  } finally {
    await server.stop();
  }
}

await measureServer('embedded', null, 1);
for (const processes of [1, 2]) {
  const cluster = await startPostgres();
  if (cluster === null) break;
  await measureServer(`PostgreSQL, ${String(processes)} processes`, cluster.url, processes);
  await cluster.stop();
}
process.exit();
