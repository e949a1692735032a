import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { finishedEvents } from '#tests/builders/finished-events.ts';

const database = testDatabase();
let organiser: Account;
let anna: Account;
let berta: Account;
let reader: Account;

const { call, finished, finish, running, setState, giveList, showLists } = finishedEvents(
  database,
  () => organiser,
);

beforeAll(async () => {
  await asOwner(database, "insert into factions (id, name) values ('amber', 'Amber')");
});
beforeEach(async () => {
  [organiser, anna, berta, reader] = await Promise.all([
    createAccount(database),
    createAccount(database),
    createAccount(database),
    createAccount(database),
  ]);
});

const seen = async (
  of: Account = anna,
  who: Account | null = null,
  after: readonly [string, string] | null = null,
) =>
  (await call(who, 'select player_events($1, $2, $3)', [
    of.id,
    after?.[0] ?? null,
    after?.[1] ?? null,
  ])) as readonly Readonly<Record<string, unknown>>[];
const ids = async (of: Account = anna, who: Account | null = null) =>
  (await seen(of, who)).map(({ id }) => id);

describe('the events of a player', () => {
  it('tell when they were, and the games that count, those against guests too', async () => {
    const { event } = await finished(
      [anna, berta],
      [
        [0, 1, 12, 9],
        [2, 0, 8, 8],
        [1, 0, 5, 3],
      ],
    );
    expect(await seen()).toEqual([
      {
        id: event,
        name: 'Winter Open',
        city: 'Turku',
        starts_at: '2026-10-10T08:00:00+00:00',
        zone: 'Europe/Helsinki',
        faction: null,
        won: 1,
        drawn: 1,
        lost: 1,
      },
    ]);
    expect(await seen(berta)).toMatchObject([{ won: 1, drawn: 0, lost: 1 }]);
  });

  it('come from the last one back, 20 at a time', async () => {
    const { event } = await finished([anna, berta], [[0, 1, 1, 0]]);
    await asOwner(
      database,
      `with copies as (
         insert into private.events (
           id, organiser_id, state, is_invite_only, name, starts_at, zone, seats, pairing, rounds, round_minutes, scoring, missions, plan,
           takes_late, has_waiting_list
         )
         select gen_random_uuid(), e.organiser_id, 'finished', false, 'Copy', e.starts_at - make_interval(days => day), e.zone, e.seats,
           e.pairing, e.rounds, e.round_minutes, e.scoring, e.missions, e.plan, e.takes_late, e.has_waiting_list
         from private.events e cross join generate_series(1, 20) as day where e.id = $1
         returning id
       ),
       seats as (
         insert into private.event_players (event_id, user_id, status)
         select c.id, u.id::uuid, 'in' from copies c cross join (values ($2), ($3)) as u (id)
         returning id, event_id, user_id
       )
       insert into private.event_games (event_id, round, one, other, player, rival, has_guest, one_score, other_score, played_at)
       select a.event_id, 1, a.id, b.id, a.user_id, b.user_id, false, 0, 2, now()
       from seats a join seats b on b.event_id = a.event_id and a.user_id::text = $2 and b.user_id::text = $3`,
      [event, anna.id, berta.id],
    );
    const first = await seen();
    expect(first).toHaveLength(20);
    expect(first[0]).toMatchObject({ id: event, won: 1 });
    const last = first.at(-1);
    const rest = await seen(anna, null, [String(last?.['starts_at']), String(last?.['id'])]);
    expect(rest).toMatchObject([{ starts_at: '2026-09-20T08:00:00+00:00', lost: 1 }]);
  });

  it('tell the faction once the event shows its lists, and not before', async () => {
    const { event, seats } = await running([anna, berta], [[0, 1, 1, 0]], {
      list_deadline: '2099-01-01T00:00:00Z',
      lists_shown_at: '2099-02-01T00:00:00Z',
    });
    await giveList(seats[0] ?? '', 'amber');
    await finish(event);
    expect(await seen()).toMatchObject([{ faction: null }]);
    await showLists(event);
    expect(await seen()).toMatchObject([{ faction: 'amber' }]);
    expect(await seen(berta)).toMatchObject([{ faction: null }]);
  });

  it('are told of nobody who withdrew, and of nobody without a game', async () => {
    const carla = await createAccount(database);
    await finished([anna, berta, carla], [[0, 1, 1, 0]]);
    expect(await seen(carla)).toEqual([]);
    await asOwner(database, "update private.event_players set status = 'withdrawn' where user_id = $1", [
      berta.id,
    ]);
    expect(await seen(berta)).toEqual([]);
    expect(await seen(anna)).toHaveLength(1);
  });

  it('are those that are finished, public, in sight and not by a banned organiser', async () => {
    const { event } = await running([anna, berta], [[0, 1, 1, 0]]);
    expect(await ids()).toEqual([]);
    await finish(event);
    expect(await ids()).toEqual([event]);
    const hide = async (column: string, value: boolean) =>
      asOwner(database, `update private.events set ${column} = $2 where id = $1`, [event, value]);
    for (const column of ['is_hidden', 'is_invite_only']) {
      await hide(column, true);
      for (const who of [null, reader, anna]) expect(await ids(anna, who)).toEqual([]);
      await hide(column, false);
    }
    await setProfile(database, organiser, 'banned = true');
    expect(await ids()).toEqual([]);
    await setProfile(database, organiser, 'banned = false');
    await setState(event, 'running');
    expect(await ids()).toEqual([]);
  });

  it.each([
    ["profile_visibility = 'nobody'", false, false],
    ["profile_visibility = 'signed_in'", false, true],
    ["activity_visibility = 'nobody'", false, false],
    ["activity_visibility = 'followers'", false, false],
    ['banned = true', false, false],
    ['deactivated = true', false, false],
  ])('with %s show to a guest %s, to a player %s, and to the player', async (assignment, guest, player) => {
    const { event } = await finished([anna, berta], [[0, 1, 1, 0]]);
    await setProfile(database, anna, assignment);
    const of = (shown: boolean) => (shown ? [event] : []);
    expect([await ids(), await ids(anna, reader), await ids(anna, anna)]).toEqual([
      of(guest),
      of(player),
      [event],
    ]);
  });

  it('show to those who follow the player where the activity does', async () => {
    await finished([anna, berta], [[0, 1, 1, 0]]);
    await asOwner(database, 'insert into user_follows (follower_id, followed_id) values ($1, $2)', [
      reader.id,
      anna.id,
    ]);
    await setProfile(database, anna, "activity_visibility = 'followers'");
    expect(await ids(anna, reader)).toHaveLength(1);
  });
});
