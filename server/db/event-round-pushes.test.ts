import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBlock } from '#tests/builders/community.ts';
import { type Account, asOwner, testDatabase } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import { entryOf } from '#tests/builders/event-notices.ts';
import { eventPushes, toldAccounts, withEventDevice } from '#tests/builders/event-pushes.ts';

const database = testDatabase();
let organiser: Account;
let anna: Account;
let berta: Account;
let event: string;

const { announced, call, change, guest, join, setState } = eventCalls(database, () => organiser);
const { claim, forget, told, waiting } = eventPushes(database);
const withDevice = async (who: Account) => withEventDevice(database, who);

beforeEach(async () => {
  ({ organiser, anna, berta } = await toldAccounts(database));
  event = await announced({ seats: 8 });
});

const item = (deed: object, at = new Date()) => ({ id: randomUUID(), made_at: at.toISOString(), deed });
const add = async (who: Account, ...deeds: readonly object[]) =>
  call(who, 'select add_event_deeds($1, $2)', [event, JSON.stringify(deeds)]);
const pair = (round: number, places: readonly object[], base: string | null = null) => ({
  kind: 'pair',
  round,
  places,
  base,
  reason: null,
});
const result = (one: number, other: number) => ({
  one: { mission: one, feats: 0 },
  other: { mission: other, feats: 0 },
});

/** The event runs with Anna, Berta and a guest; returns the ids of their entries. */
async function running() {
  await join(event, anna);
  await join(event, berta);
  const gus = await guest(event, 'Gus');
  await setState(event, 'running');
  await forget();
  const [a, b] = [await entryOf(database, event, anna), await entryOf(database, event, berta)];
  const seated = (round = 1, table = 4) =>
    item(
      pair(round, [
        { table, one: a, other: b },
        { table: null, one: gus, other: null },
      ]),
    );
  return { a, b, gus, seated };
}

describe('a table', () => {
  it('is told with rival and mission to those who are paired, urgently, and not to who paired them', async () => {
    await join(event, organiser);
    const { a, b, gus } = await running();
    const o = await entryOf(database, event, organiser);
    const places = [
      { table: 4, one: a, other: b },
      { table: 5, one: gus, other: o },
    ];
    await add(
      organiser,
      item(pair(1, places)),
      item({ kind: 'play', round: 1, mission: 'loot', feat: 'track' }),
    );
    expect(await claim()).toMatchObject([
      {
        kind: 'event-table',
        who: `Berta ${berta.id.slice(0, 8)}`,
        variant: null,
        thing_id: event,
        is_urgent: true,
        about: { name: 'Winter Open', round: '1', table: '4', mission: 'loot' },
      },
    ]);
  });

  it('tells no mission that only the plan or the announcement has', async () => {
    event = await announced({ seats: 8, plan: [{ mission: 'loot' }], missions: [{ mission: 'expanse' }] });
    const { seated } = await running();
    await add(organiser, seated());
    expect(await claim()).toMatchObject([{ about: { mission: null } }]);
  });

  it('tells of a bye, and names guests', async () => {
    const { a, b, gus } = await running();
    await add(organiser, item(pair(1, [{ table: null, one: a, other: null }])));
    expect(await told()).toMatchObject([{ variant: 'bye', who: null, about: { table: null } }]);
    const next = [
      { table: 1, one: gus, other: a },
      { table: null, one: b, other: null },
    ];
    await add(organiser, item(pair(2, next)));
    expect(await told()).toMatchObject([{ variant: null, who: 'Gus', about: { round: '2' } }]);
  });

  it('is told again to those whose place changed alone', async () => {
    await withDevice(berta);
    const { a, b, gus, seated } = await running();
    const first = seated();
    await add(organiser, first);
    expect(await told()).toHaveLength(2);
    const same = [{ table: 4, one: b, other: a }];
    const second = item(pair(1, same, first.id));
    await add(organiser, second);
    expect(await told()).toEqual([]);
    const swapped = [
      { table: 4, one: gus, other: b },
      { table: null, one: a, other: null },
    ];
    await add(organiser, item(pair(1, swapped, second.id)));
    expect(new Set((await told()).map(({ variant }) => variant))).toEqual(new Set(['bye', null]));
  });

  it('is not told by pairings that lose against others, or after results', async () => {
    const { a, b, seated } = await running();
    const first = seated();
    await add(organiser, first, seated(1, 9));
    expect(await told()).toMatchObject([{ about: { table: '4' } }]);
    await add(organiser, item({ kind: 'decide', round: 1, one: a, other: b, result: result(1, 2) }));
    await told();
    await add(organiser, item(pair(1, [{ table: 7, one: b, other: a }], first.id)));
    expect(await waiting()).toEqual([]);
  });

  it('is not told of a round that is over, played or long ago by the clock of the device', async () => {
    const { a, b, seated } = await running();
    await add(organiser, seated(1), seated(2, 6));
    expect(await told()).toMatchObject([{ about: { round: '2', table: '6' } }]);
    await add(
      organiser,
      seated(3),
      item({ kind: 'report', round: 3, one: a, other: b, result: result(1, 2) }),
    );
    expect(await told()).toEqual([]);
    const clock = { kind: 'clock', round: 3, endsAt: '2026-01-01T00:00:00Z', left: null };
    await add(organiser, { ...seated(4), id: randomUUID() }, item({ ...clock, round: 4 }));
    expect(await told()).toEqual([]);
    await add(organiser, { ...seated(5), made_at: new Date(Date.now() - 4 * 3_600_000).toISOString() });
    expect(await waiting()).toEqual([]);
    await add(organiser, seated(6));
    await setState(event, 'finished');
    expect(await claim()).toEqual([]);
  });

  it('is not told to who dropped out, nor in an event that does not run', async () => {
    const { a, seated } = await running();
    await change(a, { status: 'withdrawn' });
    await add(organiser, seated());
    expect(await waiting()).toEqual([]);
    event = await announced({ seats: 8 });
    await join(event, anna);
    const place = { table: 1, one: await entryOf(database, event, anna), other: null };
    await add(organiser, item(pair(1, [place])));
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['no list of places', { places: 'all' }],
    ['a list of nonsense', { places: [null, 5, 'x', { one: [], other: {} }, { one: 'a', table: 'x' }] }],
    ['a round that is none', { round: 'x'.repeat(9_000) }],
    ['a number beyond any round', { round: 1e30 }],
    ['a base that is none', { base: { a: 1 } }],
  ])('is left out of deeds with %s, which are kept as they are', async (_, harm) => {
    await running();
    await add(organiser, item({ ...pair(1, []), ...harm }));
    await add(organiser, item({ kind: 'report', round: harm, one: harm, other: harm, result: harm }));
    await add(organiser, item({ kind: 'clock', round: 1, endsAt: 'Tomorrow' }), item(pair(1, [])));
    expect(await waiting()).toEqual([]);
    expect(
      await asOwner(database, 'select from private.event_deeds where event_id = $1', [event]),
    ).toHaveLength(4);
  });

  it('is queued for 256 players at once', async () => {
    await setState(event, 'running');
    await asOwner(
      database,
      `with made as (
         insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '-' || $1 || '@example.org' from generate_series(1, 256) n
         returning id
       ),
       seats as (insert into private.event_players (event_id, user_id, status) select $1::uuid, id, 'in' from made)
       select`,
      [event],
    );
    const seats = await asOwner(
      database,
      'select s.id, s.user_id from private.event_players s where s.event_id = $1',
      [event],
    );
    expect(seats).toHaveLength(256);
    await asOwner(
      database,
      `insert into private.push_choices (user_id, kind) select s.user_id, 'event-table' from private.event_players s where s.event_id = $1`,
      [event],
    );
    await asOwner(
      database,
      `insert into private.push_subscriptions (user_id, endpoint, p256dh, auth, language)
       select s.user_id, 'https://push.example.org/' || s.id, 'B' || repeat('A', 86), repeat('A', 22), 'en'
       from private.event_players s where s.event_id = $1`,
      [event],
    );
    const ids = seats.map(({ id }) => String(id));
    const places = Array.from({ length: 128 }, (_, at) => ({
      table: at + 1,
      one: ids[at],
      other: ids[255 - at],
    }));
    await add(organiser, item(pair(1, places)));
    expect(await waiting()).toHaveLength(256);
  });
});

describe('a result', () => {
  const report = (who: Account, seats: { a: string; b: string }, one: number, other: number) =>
    add(who, item({ kind: 'report', round: 1, one: seats.a, other: seats.b, result: result(one, other) }));

  it('is told when the rival reports it, until the player does', async () => {
    const seats = await running();
    await add(organiser, seats.seated());
    await told();
    await report(berta, seats, 3, 5);
    expect(await told()).toMatchObject([
      {
        kind: 'event-result',
        variant: 'report',
        who: `Berta ${berta.id.slice(0, 8)}`,
        about: { name: 'Winter Open', round: '1' },
      },
    ]);
    await forget();
    await report(berta, seats, 4, 5);
    await report(anna, seats, 4, 5);
    expect(await told()).toEqual([]);
  });

  it('is told to differ from the player’s own', async () => {
    const seats = await running();
    await add(organiser, seats.seated());
    await told();
    await report(anna, seats, 3, 5);
    await report(berta, seats, 4, 5);
    expect(await told()).toMatchObject([{ variant: 'disputed' }]);
  });

  it('is told when those who run the event decided it, unless they took that back', async () => {
    const { a, b, seated } = await running();
    await add(organiser, seated());
    await told();
    const decide = { kind: 'decide', round: 1, one: a, other: b, base: null, reason: null };
    const decision = item({ ...decide, result: result(1, 2) });
    await add(organiser, decision);
    expect(await told()).toMatchObject([{ variant: 'decided', who: null }]);
    await forget();
    const second = item({ ...decide, result: result(2, 2), base: decision.id });
    await add(organiser, second, item({ ...decide, result: null, base: second.id }));
    expect(await told()).toEqual([]);
  });

  it('is not told of games that there are not, by who does not play them, nor of a blocked rival', async () => {
    const seats = await running();
    const { a, b, gus } = seats;
    await report(berta, seats, 1, 2);
    await add(organiser, seats.seated());
    await told();
    await report(berta, { a, b: gus }, 1, 2);
    await report(organiser, seats, 1, 2);
    expect(await waiting()).toEqual([]);
    await createBlock(database, anna, berta);
    await report(berta, { a, b }, 1, 2);
    expect(await waiting()).toEqual([]);
  });
});
