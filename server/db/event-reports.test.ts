import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import { entry, liveCalls, resultOf } from '#tests/builders/live-games.ts';

const database = testDatabase();
let organiser: Account;
let anna: Account;
let berta: Account;

const { announced, call, join, setState, view } = eventCalls(database, () => organiser);
const live = liveCalls(database);

beforeEach(async () => {
  await asOwner(database, 'delete from private.guest_report_counts');
  [organiser, anna, berta] = await Promise.all([
    createAccount(database),
    createAccount(database),
    createAccount(database),
  ]);
});

/** A running event whose first round Anna plays against Berta. */
async function running(body: object = {}) {
  const event = await announced({ seats: 8, starts_at: '2026-11-20T08:00:00Z', ...body });
  const invite = ((await view(event, organiser))?.['invite'] ?? null) as string | null;
  const seatOf = async (who: Account) => {
    await join(event, who, invite);
    const mine = (await view(event, who))?.players.find(({ is_me }) => is_me === true);
    return String(mine?.['id']);
  };
  const table = { round: 1, one: await seatOf(anna), other: await seatOf(berta) };
  await setState(event, 'running');
  const add = async (deed: object) =>
    call(organiser, 'select add_event_deeds($1, $2)', [
      event,
      JSON.stringify([{ id: randomUUID(), made_at: '2026-11-20T09:00:00Z', deed }]),
    ]);
  const { one, other } = table;
  await add({ kind: 'pair', round: 1, places: [{ table: 1, one, other }], base: null, reason: null });
  const seen = async (who: Account | null = null, code: string | null = null) =>
    (await call(who, 'select event_reports($1, $2)', [event, code]))[0];
  /** Opens the table's game, in which both players are. */
  const play = async () => {
    const game = randomUUID();
    const params = [event, 1, one, other, game];
    await call(anna, 'select play_table_game($1, $2, $3, $4, $5)', params);
    await live.write(anna, game, 0, entry({ kind: 'seat', player: one }));
    await call(berta, 'select play_table_game($1, $2, $3, $4, $5)', params);
    return game;
  };
  /** Ends the event with a result that the organisers decided. */
  const finish = async (points: number) => {
    const result = { one: { mission: points, feats: 0 }, other: { mission: 9, feats: 0 } };
    await add({ kind: 'decide', ...table, result, base: null, reason: null });
    await setState(event, 'finished');
    await asOwner(database, 'select private.refresh_events()');
  };
  return { event, invite, table, seen, play, finish };
}

/** Both confirm 12 to 9, and agree to a public report. */
async function publish(game: string): Promise<void> {
  for (const who of [anna, berta]) {
    const { n } = await live.read(who, game);
    const agreed = entry({ kind: 'agree-report', agrees: true });
    await live.write(who, game, Number(n), entry(resultOf(anna, berta)), agreed);
  }
}

describe('the battle reports of an event', () => {
  it('are those of its tables that both players made public', async () => {
    const { seen, play, table } = await running();
    const game = await play();
    expect(await seen()).toEqual([]);
    await publish(game);
    for (const who of [null, anna, organiser]) expect(await seen(who)).toEqual([{ ...table, game }]);
    const { n } = await live.read(berta, game);
    await live.write(berta, game, Number(n), entry({ kind: 'agree-report', agrees: false }));
    expect(await seen(anna)).toEqual([]);
  });

  it('are those of games that were recorded beside a finished event, with the same scores', async () => {
    const { seen, finish, table } = await running();
    const game = await live.between(anna, berta);
    await publish(game);
    expect(await seen()).toEqual([]);
    await finish(12);
    expect(await seen()).toEqual([{ ...table, game }]);
  });

  it('leave out a game of the two that ended otherwise', async () => {
    const { seen, finish } = await running();
    await publish(await live.between(anna, berta));
    await finish(14);
    expect(await seen(anna)).toEqual([]);
  });

  it('name one game of a table that was played twice, the later one', async () => {
    const { event, seen, play, table } = await running();
    const first = await play();
    await publish(first);
    const later = await live.between(anna, berta);
    await publish(later);
    const { one, other } = table;
    await asOwner(
      database,
      `insert into private.table_games (game_id, event_id, round, one_id, other_id, one_score, other_score)
      values ($1, $2, 1, $3, $4, 12, 9)`,
      [later, event, one, other],
    );
    expect(await seen()).toEqual([{ ...table, game: later }]);
  });

  it('are told to nobody who does not see the event', async () => {
    const { event, invite, seen, play, table } = await running({ is_invite_only: true });
    const game = await play();
    await publish(game);
    const stranger = await createAccount(database);
    for (const code of [null, 'WRONG'])
      for (const who of [null, stranger]) expect(await seen(who, code)).toEqual([]);
    expect(await seen(null, invite)).toEqual([{ ...table, game }]);
    await asOwner(database, 'update private.events set is_hidden = true where id = $1', [event]);
    for (const who of [null, anna, stranger]) expect(await seen(who, invite)).toEqual([]);
    await asOwner(database, 'delete from private.events where id = $1', [event]);
    expect(await seen(organiser)).toEqual([]);
  });

  it.each([
    ['a player', () => berta],
    ['the organiser', () => organiser],
  ])('are out of sight while %s is banned', async (_, who) => {
    const { seen, play } = await running();
    await publish(await play());
    expect(await seen()).toHaveLength(1);
    await asOwner(database, 'update profiles set banned = true where id = $1', [who().id]);
    expect(await seen()).toEqual([]);
  });
});
