import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let own: Account;
let other: Account;

beforeAll(async () => {
  own = await createAccount(database);
  other = await createAccount(database);
});

type Line = Readonly<Record<'rank' | 'rating', number>> & { readonly who: string; readonly own: boolean };

async function ratings(who: Account | null = null) {
  const { rows } = await act(database, who, "select player_ratings('2026-07-01') as answer");
  return rows[0]?.['answer'] as { readonly number: number; readonly players: readonly Line[] };
}

describe('more than three hundred players', () => {
  // Two share each rating from 1999 down; the last ten are not sure enough for a rank.
  const MANY = `
    insert into private.player_ratings (season, user_id, rating, deviation, volatility, games)
    select '2026-07-01', u.id, 1999.4 - n / 2 - n % 2 * 0.3, case when n < 310 then 60 else 200 end, 0.06, 9
    from generate_series(0, 319) n join auth.users u on u.email = 'rated-' || n || '@example.org'`;

  beforeAll(async () => {
    await asOwner(
      database,
      `insert into auth.users (id, aud, role, email, email_confirmed_at)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'rated-' || n || '@example.org', now()
       from generate_series(0, 319) n`,
    );
  });
  const rateOwn = async (rating: number, deviation: number) =>
    asOwner(
      database,
      `insert into private.player_ratings (season, user_id, rating, deviation, volatility, games)
       values ('2026-07-01', $1, $2, $3, 0.06, 9)`,
      [own.id, rating, deviation],
    );

  beforeEach(async () => {
    await asOwner(database, 'delete from private.player_ratings');
    await asOwner(database, MANY);
  });

  it('are all counted, and the first three hundred are told', async () => {
    const { number, players: lines } = await ratings();
    expect([number, lines.length]).toEqual([320, 300]);
    expect(lines.slice(0, 4).map(({ rank, rating }) => [rank, rating])).toEqual([
      [1, 1999],
      [1, 1999],
      [3, 1998],
      [3, 1998],
    ]);
  });

  it('tell everybody their own rank, which equals share', async () => {
    await rateOwn(1847.2, 60);
    const { players: lines } = await ratings(own);
    expect(lines.at(-1)).toMatchObject({ who: own.id, own: true, rank: 305, rating: 1847 });
    expect(lines).toHaveLength(301);
    expect((await ratings(other)).players).toHaveLength(300);
  });

  it('tell a provisional player no rank', async () => {
    await rateOwn(2400, 200);
    const { players: lines } = await ratings(own);
    expect(lines.at(-1)).toMatchObject({ who: own.id, own: true, rank: null, rating: 2400 });
  });
});
