/** An event for the phones of a hall: it is announced and paired, and they report. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { pairSwiss } from '#domain/events/pairing/swiss.ts';
import { EVENT, SCORING } from '#tests/builders/event-calls.ts';
import { eventPlayer } from '#tests/builders/events.ts';

/** Calls a function of events as a phone; returns the text of the response. */
export type Rpc<Phone> = (phone: Phone, name: string, body: object) => Promise<string>;

const seats = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ players: v.array(v.object({ id: v.string(), is_me: v.boolean() })) }),
);
const page = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

const seatsIn = (view: string) => v.parse(seats, view).players;

export type Place = { readonly table: number | null; readonly one: string; readonly other: string | null };

const say = (deed: object) => [{ id: randomUUID(), made_at: new Date().toISOString(), deed }];

/** Announces an event, gives everybody a seat and pairs the first round. */
export async function beginEvent<Phone>(rpc: Rpc<Phone>, organiser: Phone, phones: readonly Phone[]) {
  const body = { ...EVENT, seats: phones.length, starts_at: new Date().toISOString() };
  const event = v.parse(
    v.pipe(v.string(), v.parseJson(), v.string()),
    await rpc(organiser, 'save_event', { body, event: null }),
  );
  await rpc(organiser, 'set_event_state', { event, wanted: 'open' });
  await Promise.all(phones.map(async (phone) => rpc(phone, 'join_event', { event })));
  await rpc(organiser, 'set_event_state', { event, wanted: 'running' });
  const there = seatsIn(await rpc(organiser, 'event_view', { event }));
  const scoring = { ...SCORING, tieBreaks: [], seed: event };
  const task = { players: there.map(({ id }) => eventPlayer(id)), rounds: [], scoring };
  const pairings = pairSwiss({ ...task, round: 1, seed: event, avoidsClubs: false });
  const places = pairings.map(({ table, one, other }): Place => ({ table, one, other }));
  const deed = { kind: 'pair', round: 1, places, base: null, reason: null };
  await rpc(organiser, 'add_event_deeds', { event, deeds: say(deed) });
  return { event, places };
}

const RESULT = { one: { mission: 5, feats: 1 }, other: { mission: 3, feats: 0 } };

/** Reports the result of a phone's own table; returns false for a bye. */
export async function reportOwn<Phone>(
  rpc: Rpc<Phone>,
  phone: Phone,
  event: string,
  places: readonly Place[],
): Promise<boolean> {
  const me = seatsIn(await rpc(phone, 'event_view', { event })).find(({ is_me: isMe }) => isMe)?.id;
  const place = places.find(({ one, other }) => one === me || other === me);
  if (place === undefined || place.other === null) return false;
  const { one, other } = place;
  const report = { kind: 'report', round: 1, one, other, result: RESULT };
  await rpc(phone, 'add_event_deeds', { event, deeds: say(report) });
  return true;
}

/** The number of lines in the log of an event. */
export async function linesOf<Phone>(rpc: Rpc<Phone>, phone: Phone, event: string): Promise<number> {
  let lines = 0;
  for (;;) {
    const read = v.parse(page, await rpc(phone, 'event_log', { event, after: lines }));
    if (read.length === 0) return lines;
    lines += read.length;
  }
}
