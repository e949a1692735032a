/**
 * Prints how long 256 phones wait when the pairings of a round come out and all of them ask at
 * once, and when all of them report a result at once; and whether a result was lost: npm run bench
 * -- event-phones [players], after npm run build. It measures the embedded database and PostgreSQL.
 * Phones, server and database share the machine. Judges nothing.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { pairSwiss } from '#domain/events/pairing/swiss.ts';
import { EVENT, SCORING } from '#tests/builders/event-calls.ts';
import { eventPlayer } from '#tests/builders/events.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { post, postForText } from './live-phones.ts';
import { type Muster, startMuster } from './server-process.ts';

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
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
  const busy = putOff === 0 ? '' : `; ${String(putOff)} calls were put off`;
  console.log(`${name}, ${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms${busy}`);
  putOff = 0;
}

const seats = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ players: v.array(v.object({ id: v.string(), is_me: v.boolean() })) }),
);
const page = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

const seatsIn = (view: string) => v.parse(seats, view).players;

type Place = { readonly table: number | null; readonly one: string; readonly other: string | null };

const say = (deed: object) => [{ id: randomUUID(), made_at: new Date().toISOString(), deed }];

/** Announces an event, gives everybody a seat and pairs the first round. */
async function begin(server: Muster, organiser: Phone, phones: readonly Phone[]) {
  const body = { ...EVENT, seats: players, starts_at: new Date().toISOString() };
  const event = v.parse(
    v.pipe(v.string(), v.parseJson(), v.string()),
    await rpc(server, organiser, 'save_event', { body, event: null }),
  );
  await rpc(server, organiser, 'set_event_state', { event, wanted: 'open' });
  await atOnce(phones, async (phone) => rpc(server, phone, 'join_event', { event }));
  await rpc(server, organiser, 'set_event_state', { event, wanted: 'running' });
  const there = seatsIn(await rpc(server, organiser, 'event_view', { event }));
  const scoring = { ...SCORING, tieBreaks: [], seed: event };
  const task = { players: there.map(({ id }) => eventPlayer(id)), rounds: [], scoring };
  const pairings = pairSwiss({ ...task, round: 1, seed: event, avoidsClubs: false });
  const places = pairings.map(({ table, one, other }): Place => ({ table, one, other }));
  const deed = { kind: 'pair', round: 1, places, base: null, reason: null };
  await rpc(server, organiser, 'add_event_deeds', { event, deeds: say(deed) });
  return { event, places };
}

const RESULT = { one: { mission: 5, feats: 1 }, other: { mission: 3, feats: 0 } };

async function reportOwn(server: Muster, phone: Phone, event: string, places: readonly Place[]) {
  const me = seatsIn(await rpc(server, phone, 'event_view', { event })).find(({ is_me: isMe }) => isMe)?.id;
  const place = places.find(({ one, other }) => one === me || other === me);
  if (place === undefined || place.other === null) return;
  const { one, other } = place;
  const report = { kind: 'report', round: 1, one, other, result: RESULT };
  await rpc(server, phone, 'add_event_deeds', { event, deeds: say(report) });
}

async function linesOf(server: Muster, phone: Phone, event: string): Promise<number> {
  let lines = 0;
  for (;;) {
    const read = v.parse(page, await rpc(server, phone, 'event_log', { event, after: lines }));
    if (read.length === 0) return lines;
    lines += read.length;
  }
}

async function measure(name: string, server: Muster): Promise<void> {
  const [organiser, ...phones] = await signInAll(server);
  if (organiser === undefined) throw new Error('there is an organiser');
  const { event, places } = await begin(server, organiser, phones);
  const opened = await atOnce(phones, async (phone) =>
    Promise.all([
      rpc(server, phone, 'event_view', { event }),
      rpc(server, phone, 'event_log', { event, after: 0 }),
    ]),
  );
  print(name, `${String(players)} phones open the pairings`, opened);
  const looked = await atOnce(phones, async (phone) => rpc(server, phone, 'event_log', { event, after: 1 }));
  print(name, 'all look for news', looked);
  const reported = await atOnce(phones, async (phone) => reportOwn(server, phone, event, places));
  print(name, 'all report their result', reported);
  const wanted = 1 + places.filter(({ other }) => other !== null).length * 2;
  const lines = await linesOf(server, organiser, event);
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
