import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import { createAnonymous, entry, liveCalls, resultOf } from '#tests/builders/live-games.ts';

const database = testDatabase();
let organiser: Account;
let anna: Account;
let berta: Account;
let carla: Account;
let event: string;
/** The seats of Anna, Berta and Carla. */
let seats: readonly string[];

const { announced, call, join, setState, view } = eventCalls(database, () => organiser);
const live = liveCalls(database);

const item = (deed: object) => ({ id: randomUUID(), made_at: '2027-01-16T09:00:00Z', deed });
const add = async (who: Account, ...deeds: readonly object[]) =>
  call(who, 'select add_event_deeds($1, $2)', [event, JSON.stringify(deeds.map(item))]);
const [ANNA, BERTA, CARLA] = [0, 1, 2] as const;
const seat = (at: number) => String(seats[at]);

beforeEach(async () => {
  await asOwner(database, 'delete from private.guest_report_counts');
  [organiser, anna, berta, carla] = await Promise.all([
    createAccount(database),
    createAccount(database),
    createAccount(database),
    createAccount(database),
  ]);
  event = await announced({ seats: 8 });
  for (const who of [anna, berta, carla]) await join(event, who);
  await setState(event, 'running');
  const ids = new Map<string, string>();
  for (const who of [anna, berta, carla]) {
    const mine = (await view(event, who))?.players.find(({ is_me }) => is_me === true);
    ids.set(who.id, String(mine?.['id']));
  }
  seats = [anna, berta, carla].map(({ id }) => String(ids.get(id)));
  const places = [
    { table: 1, one: seat(ANNA), other: seat(BERTA) },
    { table: null, one: seat(CARLA), other: null },
  ];
  await add(organiser, { kind: 'pair', round: 1, places, base: null, reason: null });
});

type Table = Readonly<{ round?: number; one?: string; other?: string; game?: string }>;
const play = async (who: Account | null, table: Table = {}) => {
  const { round = 1, one = seat(ANNA), other = seat(BERTA), game = randomUUID() } = table;
  const params = [event, round, one, other, game];
  const [entered] = await call(who, 'select play_table_game($1, $2, $3, $4, $5)', params);
  return entered as Readonly<Record<string, unknown>>;
};
const seen = async (who: Account | null, round = 1) =>
  (await call(who, 'select table_game($1, $2)', [event, round]))[0];

/** Opens the table's game, in which both players are. */
async function both(): Promise<string> {
  const game = String((await play(anna))['game']);
  await live.write(anna, game, 0, entry({ kind: 'seat', player: seat(ANNA) }));
  await play(berta);
  return game;
}
const report = (game: string | null, one: number, other: number, more: object = {}) => ({
  kind: 'report',
  round: 1,
  one: seat(ANNA),
  other: seat(BERTA),
  result: { one: { mission: one - 2, feats: 2 }, other: { mission: other, feats: 0 } },
  ...(game === null ? {} : { game }),
  ...more,
});
const marks = async () => {
  const lines = (await call(null, 'select event_log($1)', [event])) as readonly {
    readonly from_game: boolean;
    readonly deed: { readonly kind: string };
  }[];
  return lines.filter(({ deed }) => deed.kind === 'report').map(({ from_game }) => from_game);
};
const confirm = async (game: string, who: Account, rows: number, score = 12, rival: Account = berta) =>
  live.write(who, game, rows, entry(resultOf(anna, rival, score)));

describe('the game of a table', () => {
  it('is opened by one player and joined by the other without a code', async () => {
    expect(await seen(berta)).toBeNull();
    const game = randomUUID();
    expect(await play(anna, { game })).toMatchObject({ game, code: expect.any(String) as unknown });
    // Nothing is in it yet.
    expect(await seen(berta)).toBeNull();
    await live.write(anna, game, 0, entry({ kind: 'seat', player: seat(ANNA) }));
    expect(await seen(berta)).toEqual({ game, one: seat(ANNA), other: seat(BERTA), is_in: false });
    expect(await play(berta)).toMatchObject({ game, code: null, invite: null });
    expect(await seen(berta)).toMatchObject({ game, is_in: true });
    expect((await live.read(berta, game))['members']).toHaveLength(2);
    // Again it is the same game, for both.
    for (const who of [anna, berta]) expect(await play(who)).toMatchObject({ game });
  });

  it('is one game when both open it at once', async () => {
    const tries = await Promise.allSettled([play(anna), play(berta)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'PT409', fields: { detail: 'live_opening' } });
  });

  it('is opened by the other player when the first phone was lost at once', async () => {
    const lost = String((await play(anna))['game']);
    await asOwner(database, `update private.table_games set created_at = now() - interval '2 minutes'`);
    const game = String((await play(berta))['game']);
    expect(game).not.toBe(lost);
    await live.write(berta, game, 0, entry({ kind: 'seat', player: seat(BERTA) }));
    expect(await play(anna)).toMatchObject({ game });
  });

  it('is nobody else’s to open, to join or to see', async () => {
    const game = await both();
    const nameless = { wabId: '', ...(await createAnonymous(database)) };
    const banned = await createAccount(database, 'banned');
    for (const who of [null, nameless, organiser, carla, banned]) {
      await expect(play(who)).rejects.toMatchObject({ code: '42501' });
      expect(await seen(who).catch(() => null)).toBeNull();
    }
    expect((await live.read(anna, game))['members']).toHaveLength(2);
    for (const statement of ['select * from private.table_games', 'delete from private.table_games'])
      await expect(act(database, anna, statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['a round that is not paired', () => ({ round: 2 })],
    ['a rival whom the player does not meet', () => ({ other: seat(CARLA) })],
    ['the pairing the other way round', () => ({ one: seat(BERTA), other: seat(ANNA) })],
    ['the player against themselves', () => ({ other: seat(ANNA) })],
  ])('is not opened for %s', async (_, table) => {
    await expect(play(anna, table())).rejects.toMatchObject({ code: '42501' });
  });

  it('is not opened while the event does not run', async () => {
    await setState(event, 'finished');
    await expect(play(anna)).rejects.toMatchObject({ code: 'PT409', fields: { detail: 'finished' } });
  });

  it('is never a game that was there before', async () => {
    const game = await live.between(anna, berta);
    await expect(play(anna, { game })).rejects.toMatchObject({
      code: 'PT409',
      fields: { detail: 'live_taken' },
    });
  });
});

describe('a report with the game of its table', () => {
  it('is remarked as from the game once both have confirmed its scores', async () => {
    const game = await both();
    await confirm(game, anna, 1);
    await add(anna, report(game, 12, 9));
    expect(await marks()).toEqual([false]);
    await confirm(game, berta, 2);
    expect(await marks()).toEqual([true]);
    await add(berta, report(game, 12, 9));
    expect(await marks()).toEqual([true, true]);
  });

  it('is only a report when it tells other scores, or no game', async () => {
    const game = await both();
    await confirm(game, anna, 1);
    await confirm(game, berta, 2);
    await add(anna, report(game, 13, 9));
    await add(anna, report(null, 12, 9));
    await add(anna, { ...report(game, 12, 9), result: { one: { mission: 'x' }, other: 5 } });
    expect(await marks()).toEqual([false, false, false]);
  });

  it('needs a result of the accounts of both players', async () => {
    const game = await both();
    await live.join(carla, (await live.call(anna, 'renew_live_code($1)', [game]))['code']);
    await confirm(game, anna, 1, 12, carla);
    await confirm(game, carla, 2, 12, carla);
    expect((await live.read(anna, game))['result']).not.toBeNull();
    await add(anna, report(game, 12, 9));
    expect(await marks()).toEqual([false]);
  });

  it.each([
    ['of nobody', async () => randomUUID()],
    ['of the same two outside the event', async () => live.between(anna, berta)],
    ['that is no id', async () => 'x'],
  ])('is refused with a game %s', async (_, find) => {
    await both();
    await expect(add(anna, report(await find(), 12, 9))).rejects.toMatchObject({ code: 'PT400' });
    expect(await marks()).toEqual([]);
  });

  it('is refused from those who do not play it, for another game and for another deed', async () => {
    const game = await both();
    for (const who of [carla, organiser])
      await expect(add(who, report(game, 12, 9))).rejects.toMatchObject({ code: /^(PT400|42501)$/ });
    for (const more of [{ round: 2 }, { other: seat(CARLA) }])
      await expect(add(anna, report(game, 12, 9, more))).rejects.toMatchObject({ code: 'PT400' });
    await expect(add(organiser, { ...report(game, 12, 9), kind: 'decide' })).rejects.toMatchObject({
      code: 'PT400',
    });
    expect(await marks()).toEqual([]);
  });

  it('stays remarked when the game is gone, and follows its players’ corrections', async () => {
    const game = await both();
    await confirm(game, anna, 1);
    await confirm(game, berta, 2);
    await add(anna, report(game, 12, 9));
    await confirm(game, anna, 3, 14);
    await confirm(game, berta, 4, 14);
    await add(anna, report(game, 14, 9), report(game, 12, 9));
    await asOwner(database, 'delete from public.live_games where id = $1', [game]);
    await add(anna, report(game, 14, 9));
    expect(await marks()).toEqual([true, true, false, true]);
  });

  it('is part of what its players take along', async () => {
    const game = await both();
    const session_id = await createSession(database, berta, 'Browser');
    const { rows } = await act(database, berta, "select export_my_data() -> 'table_games' as games", [], {
      session_id,
    });
    expect(JSON.stringify(rows)).toContain(game);
  });
});
