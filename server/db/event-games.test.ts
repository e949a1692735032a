import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';
import { testDatabase } from '#tests/builders/database.ts';
import { statisticsWorld } from '#tests/builders/statistics.ts';

const database = testDatabase();
const { players, game, put, counted } = statisticsWorld(database);
let organiser: Account;
const { announced, call, guest, join, setState, view } = eventCalls(database, () => organiser);

beforeEach(async () => {
  await asOwner(database, 'delete from private.events');
  organiser = await createAccount(database);
});

const STARTS = '2026-10-10T08:00:00Z';
const result = (one: number, other: number) => ({
  one: { mission: one, feats: 0 },
  other: { mission: other, feats: 0 },
});

/** A running event of the first so many players, with a guest where it is said. */
async function running(body: object = {}, count = 4, hasGuest = false) {
  const event = await announced({ seats: 16, starts_at: STARTS, rounds: 3, ...body });
  for (const player of players.slice(0, count)) await join(event, player);
  if (hasGuest) await guest(event, 'Gus');
  await setState(event, 'running');
  const seats = ((await view(event))?.players ?? []).map(({ id }) => String(id));
  const add = async (who: Account, deed: object) =>
    call(who, 'select add_event_deeds($1, $2)', [
      event,
      JSON.stringify([{ id: randomUUID(), made_at: STARTS, deed }]),
    ]);
  /** Pairs a round by places in `seats`; a lone one has a bye. */
  const pair = async (round: number, places: readonly (readonly number[])[]) =>
    add(organiser, {
      kind: 'pair',
      round,
      places: places.map(([one = 0, other], at) => ({
        table: other === undefined ? null : at + 1,
        one: seats[one],
        other: other === undefined ? null : seats[other],
      })),
      base: null,
      reason: null,
    });
  const named = (round: number, one: number, other: number) => ({
    round,
    one: seats[one],
    other: seats[other],
  });
  const report = async (by: number, round: number, one: number, other: number, said = result(5, 3)) =>
    add(players[by] ?? organiser, { kind: 'report', ...named(round, one, other), result: said });
  const decide = async (round: number, one: number, other: number, said = result(5, 3)) =>
    add(organiser, { kind: 'decide', ...named(round, one, other), result: said, base: null, reason: null });
  return { event, seats, add, pair, report, decide };
}

/** An event in which player 0 beat player 1 on 10 October, and is finished. */
async function finished(body: object = {}) {
  const played = await running(body);
  await played.pair(1, [[0, 1]]);
  await played.decide(1, 0, 1);
  await setState(played.event, 'finished');
  return played;
}

async function figures() {
  while ((await asOwner(database, 'select private.refresh_events() as more'))[0]?.['more'] === true);
  return counted();
}

describe('the games of finished events', () => {
  it('count when both agree or the organisers decide, and no others', async () => {
    const { event, pair, report, decide, add } = await running({}, 5, true);
    await pair(1, [[0, 1], [2, 3], [4]]);
    await add(organiser, { kind: 'play', round: 1, mission: 'loot', feat: 'banner' });
    await report(0, 1, 0, 1);
    await report(1, 1, 0, 1);
    await report(2, 1, 2, 3);
    await pair(2, [
      [0, 2],
      [1, 3],
      [4, 5],
    ]);
    await report(0, 2, 0, 2);
    await report(2, 2, 0, 2, result(3, 5));
    await decide(2, 1, 3);
    await decide(2, 4, 5);
    expect(await figures()).toMatchObject({ games: 0 });
    await setState(event, 'finished');
    expect(await figures()).toMatchObject({
      games: 2,
      players: 3,
      unknown: 2,
      missions: [{ id: 'loot', games: 1 }],
      feats: [{ id: 'banner', games: 1 }],
    });
  });

  it('are gone while the event runs again, and back with what it comes to then', async () => {
    const { event, pair, decide } = await finished();
    expect(await figures()).toMatchObject({ games: 1 });
    await setState(event, 'running');
    expect(await figures()).toMatchObject({ games: 0 });
    await pair(2, [[2, 3]]);
    await decide(2, 2, 3);
    await setState(event, 'finished');
    expect(await figures()).toMatchObject({ games: 2, players: 4 });
  });

  it('are gone while an administrator hides the event, or its organiser is banned', async () => {
    const { event } = await finished();
    const admin = await createAccount(database, 'wab_admin');
    await figures();
    await call(admin, 'select hide_event($1, true)', [event]);
    expect(await figures()).toMatchObject({ games: 0 });
    await call(admin, 'select hide_event($1, false)', [event]);
    expect(await figures()).toMatchObject({ games: 1 });
    await setProfile(database, organiser, 'banned = true');
    expect(await figures()).toMatchObject({ games: 0 });
  });

  it('leave out banned players, and keep a game for the other when one account is gone', async () => {
    const leavers = [await createAccount(database), await createAccount(database)];
    const event = await announced({ seats: 4, starts_at: STARTS });
    for (const leaver of leavers) await join(event, leaver);
    await setState(event, 'running');
    const [one, other] = ((await view(event))?.players ?? []).map(({ id }) => id);
    const places = [{ table: 1, one, other }];
    const deeds = [
      { kind: 'pair', round: 1, places, base: null, reason: null },
      { kind: 'decide', round: 1, one, other, result: result(5, 3), base: null, reason: null },
    ].map((deed) => ({ id: randomUUID(), made_at: STARTS, deed }));
    await call(organiser, 'select add_event_deeds($1, $2)', [event, JSON.stringify(deeds)]);
    await setState(event, 'finished');
    expect(await figures()).toMatchObject({ games: 1, players: 2 });
    const [first, second] = leavers;
    if (first === undefined || second === undefined) throw new Error('Two accounts play.');
    await setProfile(database, first, 'banned = true');
    expect(await figures()).toMatchObject({ games: 0 });
    await asOwner(database, 'delete from auth.users where id = $1', [first.id]);
    expect(await figures()).toMatchObject({ games: 1, players: 1 });
    await asOwner(database, 'delete from auth.users where id = $1', [second.id]);
    expect(await figures()).toMatchObject({ games: 0, players: 0 });
  });

  it('count once when the two players recorded them as well, before or after', async () => {
    const on = async (day: string, some: readonly Parameters<typeof game>[2][] = [{}]) => {
      await put(some.map((more) => game(1, 0, more)));
      await asOwner(database, 'update game_results set played_at = $1', [day]);
    };
    await on('2026-10-10T15:00:00Z');
    await finished();
    expect(await figures()).toMatchObject({ games: 1, players: 2 });
    await asOwner(database, 'delete from game_results');
    await on('2026-10-01T15:00:00Z');
    expect(await figures()).toMatchObject({ games: 2 });
    await asOwner(database, 'delete from game_results');
    await on('2026-10-10T15:00:00Z', [{}, {}]);
    expect(await figures()).toMatchObject({ games: 2 });
    await asOwner(database, 'delete from private.events');
    expect(await figures()).toMatchObject({ games: 2 });
  });

  it('say who began when the two players recorded the game as well', async () => {
    const sides = async () => {
      await figures();
      return asOwner(database, 'select player, began from private.statistic_games');
    };
    await finished();
    expect(await sides()).toMatchObject([{ player: players[0]?.id, began: null }]);
    await put([game(1, 0, { began: true })]);
    await asOwner(database, "update game_results set played_at = '2026-10-10T15:00:00Z'");
    expect(await sides()).toMatchObject([{ player: players[0]?.id, began: false }]);
  });

  it('are rated between players who want to be', async () => {
    for (const account of players.slice(0, 2)) await setProfile(database, account, 'is_rated = true');
    await finished();
    await figures();
    await asOwner(database, 'select private.refresh_ratings()');
    const rated = await asOwner(
      database,
      'select user_id, games from private.player_ratings order by rating desc',
    );
    expect(rated).toMatchObject([{ user_id: players[0]?.id, games: 1 }, { user_id: players[1]?.id }]);
  });

  it('stop no other event when a log is beyond reading', async () => {
    const bad = await finished();
    await asOwner(
      database,
      `insert into private.event_deeds (event_id, number, id, runs, deed, made_at)
       select $1, at, gen_random_uuid(), true, '{"kind": "pair", "round": 1, "places": [], "base": null, "reason": null}', now()
       from generate_series(100, 300) as at`,
      [bad.event],
    );
    await finished();
    expect(await figures()).toMatchObject({ games: 1 });
  });
});

describe('the lists behind the games', () => {
  const facts = (faction: string) => ({ faction, units: ['bear'], points: 100, release: 7 });
  const handIn = async (event: string, at: number, told: unknown) =>
    call(players[at] ?? organiser, 'select hand_in_list($1, $2, $3, null, null, $4)', [
      event,
      'abc',
      '{}',
      JSON.stringify(told),
    ]);
  /** The same game, with lists that are shown from this instant on. */
  async function withLists(shown: string | null) {
    const played = await running({ list_deadline: '2099-01-01T00:00:00Z', lists_shown_at: shown });
    await handIn(played.event, 0, facts('cedar'));
    await handIn(played.event, 0, facts('amber'));
    await handIn(played.event, 1, facts('birch'));
    await asOwner(database, 'alter table private.events disable trigger events_hold_deadline');
    await asOwner(database, "update private.events set list_deadline = '2026-10-01' where id = $1", [
      played.event,
    ]);
    await asOwner(database, 'alter table private.events enable trigger events_hold_deadline');
    await played.pair(1, [[0, 1]]);
    await played.decide(1, 0, 1);
    await setState(played.event, 'finished');
    return played.event;
  }

  it('give the factions of those that counted, once everybody may read them', async () => {
    const event = await withLists(null);
    expect(await figures()).toMatchObject({
      games: 1,
      unknown: 0,
      matchups: [{ faction: 'amber', rival: 'birch', games: 1 }],
    });
    await asOwner(database, "update private.events set lists_shown_at = '2099-01-01' where id = $1", [event]);
    expect(await figures()).toMatchObject({ games: 1, unknown: 1, matchups: [] });
  });

  it('are told by no call but the player’s own export', async () => {
    const event = await withLists(null);
    for (const who of [null, organiser, players[1] ?? null]) {
      const rows = await call(who, 'select event_lists($1)', [event]);
      expect(JSON.stringify(rows)).not.toContain('bear');
    }
    const [row] = await asOwner(database, 'select private.export_events($1) as own', [players[0]?.id ?? '']);
    expect(row?.['own']).toMatchObject({
      event_lists: [{ facts: facts('cedar') }, { facts: facts('amber') }],
    });
  });

  it.each([
    ['no object', []],
    ['another key', { ...facts('amber'), name: 'Anna' }],
    ['a unit with markup', { ...facts('amber'), units: ['<b>'] }],
    ['too many units', { ...facts('amber'), units: Array.from({ length: 101 }, () => 'bear') }],
    ['no faction', { ...facts('amber'), faction: null }],
    ['points that are none', { ...facts('amber'), points: -1 }],
  ])('are refused with %s', async (_, told) => {
    const { event } = await running({ list_deadline: '2099-01-01T00:00:00Z' });
    await expect(handIn(event, 0, told)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('rights', () => {
  it.each([
    'select private.refresh_events()',
    "select private.keep_event_games('00000000-0000-0000-0000-000000000000')",
    "select private.hand_in_sealed('00000000-0000-0000-0000-000000000000', 'a', '{}')",
    'select * from private.event_games',
    'select * from private.statistic_event_games',
    'select facts from private.event_lists',
  ])('keep %s from everybody', async (text) => {
    for (const who of [null, players[0] ?? null])
      await expect(call(who, text, [])).rejects.toMatchObject({ code: '42501' });
  });
});
