import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, testDatabase } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import { entryOf, tellDeadlines } from '#tests/builders/event-notices.ts';
import { eventPushes, toldAccounts, withEventDevice } from '#tests/builders/event-pushes.ts';

const database = testDatabase();
let organiser: Account;
let anna: Account;
let berta: Account;
let event: string;
let a: string;
let b: string;
let gus: string;

const { announced, call, change, guest, join, setState } = eventCalls(database, () => organiser);
const { claim, forget, told, waiting } = eventPushes(database);

const item = (deed: object) => ({ id: randomUUID(), made_at: new Date().toISOString(), deed });
const add = async (who: Account, ...deeds: readonly object[]) =>
  call(who, 'select add_event_deeds($1, $2)', [event, JSON.stringify(deeds.map(item))]);
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const clock = async (endsAt: string | null, round = 1) =>
  add(organiser, { kind: 'clock', round, endsAt, left: endsAt === null ? 60 : null });
const result = { one: { mission: 1, feats: 0 }, other: { mission: 2, feats: 0 } };
const pairing = (round: number, ...places: readonly object[]) => ({
  kind: 'pair',
  round,
  places,
  base: null,
  reason: null,
});
const decide = async (said: object | null, base: string | null = null) =>
  add(organiser, { kind: 'decide', round: 1, one: a, other: b, result: said, base, reason: null });

/** The queue after the server looked, without what other deeds queued. */
const tell = async () => {
  await asOwner(database, 'delete from private.push_messages');
  await forget();
  await tellDeadlines(database);
  return (await waiting()).map(({ recipient_id }) => recipient_id);
};

beforeEach(async () => {
  await asOwner(database, 'delete from private.events');
  ({ organiser, anna, berta } = await toldAccounts(database));
  await withEventDevice(database, berta);
  event = await announced({ seats: 8 });
  await join(event, anna);
  await join(event, berta);
  gus = await guest(event, 'Gus');
  await setState(event, 'running');
  [a, b] = [await entryOf(database, event, anna), await entryOf(database, event, berta)];
  await add(organiser, pairing(1, { table: 4, one: a, other: b }, { table: null, one: gus, other: null }));
});

describe('the end of a round’s time', () => {
  it('is told once to both players of a table without a result', async () => {
    await clock(minutes(-1));
    expect(new Set(await tell())).toEqual(new Set([anna.id, berta.id]));
    expect(await told()).toMatchObject(
      Array.from({ length: 2 }, () => ({
        kind: 'event-result',
        variant: 'time-up',
        who: null,
        thing_id: event,
        about: { name: 'Winter Open', round: '1' },
      })),
    );
    expect(await tell()).toEqual([]);
  });

  it('is not told before, nor long after, nor of a clock that stands', async () => {
    await clock(minutes(5));
    expect(await tell()).toEqual([]);
    await clock(null);
    expect(await tell()).toEqual([]);
    await clock(minutes(-31));
    expect(await tell()).toEqual([]);
    await clock(minutes(-29));
    expect(await tell()).toHaveLength(2);
  });

  it('is that of the clock that was set last, and told once however often it is set', async () => {
    await clock(minutes(-1));
    await clock(minutes(10));
    expect(await tell()).toEqual([]);
    await clock(minutes(-2));
    expect(await tell()).toHaveLength(2);
    await clock(minutes(10));
    await clock(minutes(-1));
    expect(await tell()).toEqual([]);
  });

  it('is told to nobody who reported, and to the rival', async () => {
    await add(berta, { kind: 'report', round: 1, one: a, other: b, result });
    await clock(minutes(-1));
    expect(await tell()).toEqual([anna.id]);
  });

  it('is told to nobody whose result is decided, unless that was taken back', async () => {
    await decide(result);
    await clock(minutes(-1));
    expect(await tell()).toEqual([]);
    await asOwner(database, 'delete from private.event_round_calls');
    await decide(null);
    expect(await tell()).toHaveLength(2);
  });

  it('is told to no player with a bye, and of no one who dropped out', async () => {
    await add(organiser, pairing(2, { table: null, one: a, other: null }, { table: 1, one: b, other: gus }));
    await clock(minutes(-1), 2);
    expect(await tell()).toEqual([berta.id]);
    await asOwner(database, 'delete from private.event_round_calls');
    await change(b, { status: 'withdrawn' });
    expect(await tell()).toEqual([]);
  });

  it('is not told of a round whose next one is paired', async () => {
    await clock(minutes(-1));
    await add(organiser, pairing(2, { table: 4, one: a, other: b }));
    expect(await tell()).toEqual([]);
  });

  it.each([
    ['is finished', async () => setState(event, 'finished')],
    ['is hidden', async () => asOwner(database, 'update private.events set is_hidden = true')],
    ['has a banned organiser', async () => setProfile(database, organiser, 'banned = true')],
    ['is deleted', async () => asOwner(database, 'delete from private.events')],
  ])('is not told in an event that %s', async (_, end) => {
    await clock(minutes(-1));
    await end();
    expect(await tell()).toEqual([]);
  });

  it('is told no more once the result is there, or the clock was set again', async () => {
    await clock(minutes(-1));
    expect(await tell()).toHaveLength(2);
    await add(anna, { kind: 'report', round: 1, one: a, other: b, result });
    const left = (await claim()).filter(({ variant }) => variant === 'time-up');
    expect(left).toHaveLength(1);
    await asOwner(database, 'delete from private.event_round_calls');
    expect(await tell()).toEqual([berta.id]);
    await clock(minutes(10));
    expect(await claim()).toEqual([]);
  });

  it('is not told of clocks that players or nonsense set', async () => {
    await asOwner(
      database,
      `insert into private.event_deeds (event_id, number, id, runs, deed, made_at)
       select $1, 100 + row_number() over (), gen_random_uuid(), d.runs, d.deed::jsonb, now()
       from (values
         (false, $2::text), (true, '{"kind": "clock", "round": "x", "endsAt": "2026-99-99T99:99:99Z"}'),
         (true, '{"kind": "clock", "round": 1e30, "endsAt": 5}'), (true, '{"kind": "clock"}')
       ) as d (runs, deed)`,
      [event, JSON.stringify({ kind: 'clock', round: 1, endsAt: minutes(-1), left: null })],
    );
    expect(await tell()).toEqual([]);
  });
});
