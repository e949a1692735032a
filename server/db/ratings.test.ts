import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, setProfile } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const database = testDatabase();
const players: Account[] = [];
function player(at: number): Account {
  const account = players[at];
  if (account === undefined) throw new Error('There are four players.');
  return account;
}

beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) players.push(await createAccount(database));
}, 60_000);
beforeEach(async () => {
  await asOwner(database, 'update profiles set is_rated = true, banned = false, wab_admin = false');
  await asOwner(database, 'delete from game_results');
  await asOwner(database, 'delete from private.player_ratings');
  await forgetCounts();
});

/** The next refresh counts at once. */
async function forgetCounts(): Promise<void> {
  await asOwner(database, 'delete from private.rating_seasons');
}

/** A confirmed game that the first player won 5 to 3, or drew 3 to 3, in the rows of both. */
async function play(
  one: Account,
  other: Account,
  at: string,
  { score = 5, status = 'confirmed' }: { readonly score?: number; readonly status?: string } = {},
): Promise<void> {
  await asOwner(
    database,
    `with game as (select gen_random_uuid() as id)
     insert into game_results (user_id, game_id, opponent_id, status, is_recorder, mission, own_score, opponent_score, played_at)
     select $1::uuid, id, $2::uuid, $5, true, 'loot', $4::integer, 3, $3::timestamptz from game
     union all
     select $2::uuid, id, $1::uuid, $5, false, 'loot', 3, $4::integer, $3::timestamptz from game`,
    [one.id, other.id, at, score, status],
  );
}

async function refresh(): Promise<void> {
  await forgetCounts();
  while ((await asOwner(database, 'select private.refresh_ratings() as more'))[0]?.['more'] === true);
}

type Line = Readonly<Record<'rank' | 'rating' | 'deviation' | 'games', number>> & {
  readonly name: string;
  readonly who: string;
  readonly own: boolean;
};
type Answer = {
  readonly season: string;
  readonly seasons: readonly string[];
  readonly number: number;
  readonly players: readonly Line[];
};

async function ratings(who: Account | null = null, season: string | null = '2026-07-01'): Promise<Answer> {
  const { rows } = await act(database, who, 'select player_ratings($1) as answer', [season]);
  return rows[0]?.['answer'] as Answer;
}
const counted = async (...asked: Parameters<typeof ratings>): Promise<Answer> => {
  await refresh();
  return ratings(...asked);
};
const lineOf = ({ players: lines }: Answer, { id }: Account) => lines.find(({ who }) => who === id);

/** Another game each day from the first of a month on, won by the first player. */
async function playOften(one: Account, other: Account, count: number): Promise<void> {
  for (let day = 1; day <= count; day += 1)
    await play(one, other, `2026-08-${String(day).padStart(2, '0')}T12:00:00Z`);
}

describe('the ratings of a season', () => {
  it('move alike for both players of a game, once for each game', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    const answer = await counted();
    // Glickman's steps give 1662.31 with 290.32; two months without games make that 290.69.
    expect(answer).toMatchObject({ season: '2026-07-01', seasons: ['2026-07-01'], number: 2 });
    expect(answer.players).toMatchObject([
      { who: player(0).id, rating: 1662, deviation: 291, games: 1, own: false },
      { who: player(1).id, rating: 1338, deviation: 291, games: 1 },
    ]);
  });

  it('stay where they are after a draw of equals', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z', { score: 3 });
    expect((await counted()).players.map(({ rating }) => rating)).toEqual([1500, 1500]);
  });

  it('take each month as a period: ratings of the month before count, not those of the same day', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await play(player(0), player(2), '2026-08-31T23:59:59Z');
    const same = lineOf(await counted(), player(2));
    await asOwner(database, 'delete from game_results');
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await play(player(0), player(2), '2026-09-01T00:00:00Z');
    const later = lineOf(await counted(), player(2));
    // Losing to somebody who is known to be strong costs less.
    expect(same?.rating).toBe(1338);
    expect(later?.rating ?? 0).toBeGreaterThan(1338);
  });

  it('begin afresh in each half-year, by UTC', async () => {
    await play(player(0), player(1), '2026-06-30T23:59:59Z');
    await play(player(2), player(3), '2026-07-01T00:00:00Z');
    const answer = await counted();
    expect(answer.seasons).toEqual(['2026-07-01', '2026-01-01']);
    expect(answer.players.map(({ who }) => who).toSorted()).toEqual([player(2).id, player(3).id].toSorted());
    expect((await ratings(null, '2026-01-01')).players.map(({ who }) => who)).toEqual([
      player(0).id,
      player(1).id,
    ]);
  });

  it('rank players whose deviation is low, and put provisional ones below without a rank', async () => {
    await playOften(player(0), player(1), 12);
    await play(player(2), player(1), '2026-09-01T12:00:00Z');
    const { players: lines } = await counted();
    expect(lines.map(({ rank }) => rank)).toEqual([1, 2, null]);
    expect(lines[2]).toMatchObject({ who: player(2).id, games: 1 });
    expect(lines[2]?.rating).toBeGreaterThan(lines[1]?.rating ?? 0);
  });

  it('grow less sure with a month without games', async () => {
    await playOften(player(0), player(1), 12);
    const stored = async () => {
      const sql = 'select deviation from private.player_ratings where user_id = $1';
      return Number((await asOwner(database, sql, [player(0).id]))[0]?.['deviation']);
    };
    await refresh();
    const then = await stored();
    await asOwner(database, 'update game_results set played_at = played_at - interval $$1 month$$');
    await refresh();
    expect(await stored()).toBeGreaterThan(then);
  });
});

describe('who is rated', () => {
  it('are two players who both want it, in a confirmed game', async () => {
    await asOwner(database, 'update profiles set is_rated = false where id = $1', [player(1).id]);
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await play(player(2), player(3), '2026-08-02T12:00:00Z', { status: 'pending' });
    await asOwner(
      database,
      `insert into game_results (user_id, game_id, opponent_name, status, mission, own_score, opponent_score, played_at)
       values ($1, gen_random_uuid(), 'Carla', 'guest', 'loot', 5, 3, '2026-08-01')`,
      [player(0).id],
    );
    expect((await counted()).players).toEqual([]);
    await asOwner(database, 'update profiles set is_rated = true where id = $1', [player(1).id]);
    expect((await counted()).number).toBe(2);
  });

  it('is nobody who left: at once, and with the next count in no figure of others', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await play(player(0), player(2), '2026-08-02T12:00:00Z');
    await counted();
    await act(database, player(0), 'update profiles set is_rated = false where id = $1', [player(0).id]);
    expect((await ratings()).players.map(({ who }) => who)).not.toContain(player(0).id);
    expect(
      await asOwner(database, 'select from private.player_ratings where user_id = $1', [player(0).id]),
    ).toEqual([]);
    expect((await counted()).players).toEqual([]);
  });

  it('is nobody who is banned, or whose account is gone', async () => {
    const leaver = await createAccount(database);
    await setProfile(database, leaver, 'is_rated = true');
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await play(player(0), leaver, '2026-08-01T12:00:00Z');
    expect((await counted()).number).toBe(3);
    await setProfile(database, player(1), 'banned = true');
    expect((await ratings()).players.map(({ who }) => who)).not.toContain(player(1).id);
    expect((await ratings()).number).toBe(2);
    await asOwner(database, 'delete from auth.users where id = $1', [leaver.id]);
    expect((await counted()).players).toEqual([]);
    await setProfile(database, player(1), 'banned = false');
    expect((await counted()).number).toBe(2);
  });

  it('is nobody at first', async () => {
    const fresh = await createAccount(database);
    const sql = 'select is_rated from profiles where id = $1';
    expect(await asOwner(database, sql, [fresh.id])).toEqual([{ is_rated: false }]);
  });
});

describe('the rights to ratings', () => {
  const set = async (who: Account | null, of: Account, wanted: boolean) =>
    act(database, who, 'update profiles set is_rated = $2 where id = $1', [of.id, wanted]);
  const wish = async ({ id }: Account) =>
    (await asOwner(database, 'select is_rated from profiles where id = $1', [id]))[0]?.['is_rated'];

  it('let the player alone decide, administrators included', async () => {
    await set(player(0), player(0), false);
    expect(await wish(player(0))).toBe(false);
    expect((await set(player(1), player(0), true)).affected).toBe(0);
    await expect(set(null, player(0), true)).rejects.toMatchObject({ code: '42501' });
    await setProfile(database, player(1), 'wab_admin = true');
    await expect(set(player(1), player(0), true)).rejects.toMatchObject({ code: '42501' });
    await setProfile(database, player(0), 'banned = true');
    expect((await set(player(0), player(0), true)).affected).toBe(0);
    expect(await wish(player(0))).toBe(false);
  });

  it.each(['player_ratings', 'rating_marks', 'rating_seasons', 'rated_sides'])(
    'give %s to nobody but the database',
    async (table) => {
      await setProfile(database, player(1), 'wab_admin = true');
      for (const who of [null, player(0), player(1)])
        await expect(act(database, who, `select from private.${table}`)).rejects.toMatchObject({
          code: '42501',
        });
    },
  );

  it.each(['refresh_ratings()', 'refresh_figures()', "count_ratings('2026-07-01')"])(
    'let nobody call %s',
    async (call) => {
      for (const who of [null, player(0)])
        await expect(act(database, who, `select private.${call}`)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('let everybody read the list, which says whose line is one’s own', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await refresh();
    const own = async (who: Account | null) =>
      (await ratings(who)).players.filter((line) => line.own).map(({ who: id }) => id);
    expect(await own(null)).toEqual([]);
    expect(await own(player(1))).toEqual([player(1).id]);
    expect(await own(player(2))).toEqual([]);
  });

  it('give players their own ratings in the export of their data', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await refresh();
    const session_id = await createSession(database, player(1));
    const { rows } = await act(database, player(1), 'select export_my_data() as data', [], { session_id });
    expect(rows[0]?.['data']).toMatchObject({
      profile: { is_rated: true },
      ratings: [{ season: '2026-07-01', games: 1 }],
    });
  });
});

describe('counting ratings', () => {
  const more = async () => (await asOwner(database, 'select private.refresh_ratings() as more'))[0]?.['more'];

  it('waits for five minutes after a count, and then for a change', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await refresh();
    await play(player(2), player(3), '2026-08-02T12:00:00Z');
    await more();
    expect((await ratings()).number).toBe(2);
    await asOwner(
      database,
      "update private.rating_seasons set counted_at = counted_at - interval '6 minutes'",
    );
    await more();
    expect((await ratings()).number).toBe(4);
    expect(await asOwner(database, 'select from private.rating_marks')).toEqual([]);
  });

  it('takes one season at a time, the newest first', async () => {
    await refresh();
    await play(player(0), player(1), '2025-08-01T12:00:00Z');
    await play(player(0), player(1), '2026-02-01T12:00:00Z');
    await forgetCounts();
    expect(await more()).toBe(true);
    expect([(await ratings(null, '2026-01-01')).number, (await ratings(null, '2025-07-01')).number]).toEqual([
      2, 0,
    ]);
    expect(await more()).toBe(false);
    expect((await ratings(null, '2025-07-01')).number).toBe(2);
  });

  it('goes together with the statistics', async () => {
    await play(player(0), player(1), '2026-08-01T12:00:00Z');
    await forgetCounts();
    while ((await asOwner(database, 'select private.refresh_figures() as more'))[0]?.['more'] === true);
    expect((await ratings()).number).toBe(2);
    expect(
      (await act(database, null, 'select game_statistics() as figures')).rows[0]?.['figures'],
    ).not.toBeNull();
  });
});
