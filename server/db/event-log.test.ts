import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { eventCalls, nameOf } from '#tests/builders/event-calls.ts';

const database = testDatabase();
let organiser: Account;
let player: Account;
let stranger: Account;
let admin: Account;
let event: string;

const { announced, call, join, save, setState } = eventCalls(database, () => organiser);

beforeAll(async () => {
  player = await createAccount(database);
  stranger = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
}, 60_000);

beforeEach(async () => {
  organiser = await createAccount(database);
  event = await announced({ seats: 8 });
  await join(event, player);
  await setState(event, 'running');
});

type Line = Readonly<Record<string, unknown>>;

const PAIR = { kind: 'pair', round: 1, places: [], base: null, reason: null };
const REPORT = { kind: 'report', round: 1, one: 'a', other: 'b', result: {} };
const item = (deed: object, id: string = randomUUID()) => ({ id, made_at: '2027-01-16T09:00:00Z', deed });
const add = async (who: Account | null, deeds: unknown) =>
  (await call(who, 'select add_event_deeds($1, $2)', [event, JSON.stringify(deeds)]))[0];
const log = async (who: Account | null = null, after = 0) =>
  (await call(who, 'select event_log($1, $2)', [event, after])) as readonly Line[];

describe('the log of an event', () => {
  it('takes everything from those who run it and reports from its players, and is read by everybody', async () => {
    expect(
      await add(organiser, [item(PAIR), item({ kind: 'clock', round: 1, endsAt: null, left: 60 })]),
    ).toBe(2);
    expect(await add(player, [item(REPORT)])).toBe(3);
    const read = await log();
    expect(read).toMatchObject([
      { number: 1, runs: true, player: null, organiser: nameOf(organiser), deed: PAIR },
      { number: 2, runs: true },
      { number: 3, runs: false, organiser: null, deed: REPORT },
    ]);
    expect(read[2]?.['player']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await log(player, 2)).map(({ number }) => number)).toEqual([3]);
  });

  it('has a deed once, however often it is sent', async () => {
    const [first, second] = [item(PAIR), item(REPORT)];
    expect(await add(organiser, [first])).toBe(1);
    expect(await add(organiser, [first, second, second])).toBe(2);
    expect(await log()).toHaveLength(2);
  });

  it('numbers deeds without gaps when many arrive at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(organiser, [item(PAIR), item(REPORT)])));
    expect((await log()).map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  });

  it.each([PAIR, { kind: 'decide' }, { kind: 'play' }, { kind: 'clock' }])(
    'takes no $kind from a player, not even beside a report',
    async (deed) => {
      await expect(add(player, [item(REPORT), item(deed)])).rejects.toMatchObject({ code: '42501' });
      expect(await log()).toEqual([]);
    },
  );

  it('takes nothing from those who have no part in the event', async () => {
    const banned = await createAccount(database, 'banned');
    for (const who of [null, stranger, admin, banned])
      await expect(add(who, [item(REPORT)])).rejects.toMatchObject({ code: '42501' });
    const waiting = await createAccount(database);
    await save({ takes_late: true }, event);
    expect(await join(event, waiting)).toBe('waiting');
    await expect(add(waiting, [item(REPORT)])).rejects.toMatchObject({ code: '42501' });
  });

  it('takes nothing once the event is over, and no reports before it runs', async () => {
    await setState(event, 'finished');
    for (const who of [organiser, player])
      await expect(add(who, [item(REPORT)])).rejects.toMatchObject({ code: 'PT409' });
    event = await announced({ seats: 8 });
    await join(event, player);
    await expect(add(player, [item(REPORT)])).rejects.toMatchObject({ code: 'PT409' });
    expect(await add(organiser, [item(PAIR)])).toBe(1);
  });

  it.each([
    ['no list', { id: 1 }],
    ['51 deeds', Array.from({ length: 51 }, () => item(PAIR))],
    ['a deed without a kind', [item({})]],
    ['an unknown kind', [item({ kind: 'drop table' })]],
    ['a deed that is a text', [{ ...item(PAIR), deed: 'pair' }]],
    ['an id that is none', [item(PAIR, 'first')]],
    ['no instant', [{ id: randomUUID(), deed: PAIR }]],
    ['an instant that is none', [{ ...item(PAIR), made_at: 'soon' }]],
    ['60 kB', [item({ ...PAIR, reason: 'x'.repeat(60_000) })]],
  ])('takes nothing of %s', async (_, deeds) => {
    await expect(add(organiser, deeds)).rejects.toMatchObject({ code: /^(22|23|PT400)/ });
    expect(await log()).toEqual([]);
  });

  it('takes reports of 2,000 bytes from players, and 5,000 deeds in all', async () => {
    await expect(add(player, [item({ ...REPORT, one: 'x'.repeat(2_000) })])).rejects.toMatchObject({
      code: 'PT400',
    });
    await asOwner(
      database,
      `insert into private.event_deeds (event_id, number, id, runs, deed, made_at)
       select $1, n, gen_random_uuid(), true, '{"kind": "play"}', now() from generate_series(1, 5000) n`,
      [event],
    );
    await expect(add(organiser, [item(PAIR)])).rejects.toMatchObject({ code: 'PT409' });
    expect(await log()).toHaveLength(200);
  });

  it('of an event by invitation is read by who may see the event', async () => {
    await save({ is_invite_only: true }, event);
    await add(organiser, [item(PAIR)]);
    for (const who of [null, stranger, admin]) expect(await log(who)).toEqual([]);
    for (const who of [player, organiser]) expect(await log(who)).toHaveLength(1);
  });

  it('stays without names when accounts are deleted', async () => {
    const leaver = await createAccount(database);
    await save({ takes_late: true }, event);
    await asOwner(
      database,
      `insert into private.event_players (event_id, user_id, status) values ($1, $2, 'in')`,
      [event, leaver.id],
    );
    await add(leaver, [item(REPORT)]);
    await asOwner(database, 'delete from auth.users where id = $1', [leaver.id]);
    expect(await log()).toMatchObject([{ number: 1, runs: false, deed: REPORT }]);
  });

  it('is nobody’s to change', async () => {
    await add(organiser, [item(PAIR)]);
    for (const who of [null, player, organiser, admin]) {
      for (const statement of [
        'delete from private.event_deeds',
        `update private.event_deeds set deed = '{}'`,
      ])
        await expect(act(database, who, statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
