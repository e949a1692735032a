/**
 * Prints how long 256 phones wait when the pairings of a round come out and all of them ask at
 * once, and when all of them report a result at once; and whether a result was lost: npm run bench
 * -- event-phones [players], after npm run build. It measures the embedded database and PostgreSQL.
 * Phones, server and database share the machine. Judges nothing.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { beginEvent, linesOf, reportOwn } from './event-hall.ts';
import { post, postForText } from './live-phones.ts';
import { type Muster, startMuster } from './server-process.ts';
import { timeAt } from './times.ts';

const players = Number(process.argv[2] ?? '256');
/** Accounts are made so many at a time. */
const AT_ONCE = 16;
const PASSWORD = 'four words make sense';

type Phone = { readonly token: string; readonly address: string };

const addressOf = (at: number) => `10.0.${String(at >> 8)}.${String(at & 255)}`;

async function signedIn(server: Muster, at: number): Promise<Phone> {
  const address = addressOf(at);
  const email = `player-${randomUUID()}@example.org`;
  const account = { email, password: PASSWORD };
  const made = { path: '/auth/v1/admin/users', token: server.keys.service, address };
  await post(server, { ...made, body: { ...account, email_confirm: true } });
  const path = '/auth/v1/token?grant_type=password';
  const session = await post(server, { path, token: server.keys.anon, body: account, address });
  return { token: String(session['access_token']), address };
}

async function signInAll(server: Muster): Promise<readonly Phone[]> {
  const phones: Phone[] = [];
  for (let at = 0; at <= players; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, players + 1 - at) }, (_, more) => at + more);
    phones.push(...(await Promise.all(some.map(async (each) => signedIn(server, each)))));
  }
  return phones;
}

/** Calls that the server put off because it was busy. */
let putOff = 0;

/** Calls a function of events as a phone; a busy server is asked again, as the app does. */
async function rpc(server: Muster, phone: Phone, name: string, body: object): Promise<string> {
  for (;;) {
    try {
      return await postForText(server, { ...phone, path: `/rest/v1/rpc/${name}`, body });
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('"busy"')) throw error;
      putOff += 1;
      await setTimeout(2_000);
    }
  }
}

/** Does something on all phones at once; returns how long each waited, in milliseconds. */
async function atOnce(phones: readonly Phone[], act: (phone: Phone, at: number) => Promise<unknown>) {
  return Promise.all(
    phones.map(async (phone, at) => {
      const from = performance.now();
      await act(phone, at);
      return performance.now() - from;
    }),
  );
}

function print(name: string, what: string, times: readonly number[]): void {
  const at = (share: number) => timeAt(times, share).toFixed(0);
  const busy = putOff === 0 ? '' : `; ${String(putOff)} calls were put off`;
  console.log(`${name}, ${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms${busy}`);
  putOff = 0;
}

async function measure(name: string, server: Muster): Promise<void> {
  const [organiser, ...phones] = await signInAll(server);
  if (organiser === undefined) throw new Error('there is an organiser');
  const ask = async (phone: Phone, call: string, body: object) => rpc(server, phone, call, body);
  const { event, places } = await beginEvent(ask, organiser, phones);
  const opened = await atOnce(phones, async (phone) =>
    Promise.all([ask(phone, 'event_view', { event }), ask(phone, 'event_log', { event, after: 0 })]),
  );
  print(name, `${String(players)} phones open the pairings`, opened);
  const looked = await atOnce(phones, async (phone) => ask(phone, 'event_log', { event, after: 1 }));
  print(name, 'all look for news', looked);
  const reported = await atOnce(phones, async (phone) => reportOwn(ask, phone, event, places));
  print(name, 'all report their result', reported);
  const wanted = 1 + places.filter(({ other }) => other !== null).length * 2;
  const lines = await linesOf(ask, organiser, event);
  console.log(`${name}: ${String(lines)} lines in the log, ${String(wanted - lines)} lost`);
}

for (const kind of ['embedded', 'postgres'] as const) {
  const cluster = kind === 'embedded' ? null : await startPostgres();
  if (kind === 'postgres' && cluster === null) break;
  const server = await startMuster(cluster?.url ?? null);
  try {
    await measure(kind === 'embedded' ? 'embedded' : 'PostgreSQL', server);
  } finally {
    await server.stop();
    await cluster?.stop();
  }
}
process.exit();
