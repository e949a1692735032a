import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, recordGame, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let anna: Account;
let berta: Account;

beforeEach(async () => {
  anna = await createAccount(database);
  berta = await createAccount(database);
});

type Answer = { readonly number: number; readonly games: readonly Readonly<Record<string, unknown>>[] };

async function ownGames(who: Account | null, claims: Readonly<Record<string, unknown>> = {}) {
  const { rows } = await act(database, who, 'select own_games() as answer', [], claims);
  return rows[0]?.['answer'] as Answer;
}

/** Puts confirmed games of two players into the history of the first, past all limits. */
async function putGames(one: Account, other: Account, count: number): Promise<void> {
  await asOwner(
    database,
    `insert into game_results (user_id, game_id, opponent_id, status, mission, own_score, opponent_score, played_at)
     select $1, gen_random_uuid(), $2, 'confirmed', 'loot', at, 1, '2026-01-01'::timestamptz + make_interval(mins => at)
     from generate_series(1, $3::integer) as at`,
    [one.id, other.id, count],
  );
}

describe('one’s own games', () => {
  it('are those that count, the latest first, for their player alone', async () => {
    await recordGame(database, anna, randomUUID(), { opponent_name: 'Carla', feat: 'banner' });
    await recordGame(database, anna, randomUUID(), { opponent_wab_id: berta.wabId });
    await putGames(anna, berta, 2);
    expect(await ownGames(anna)).toMatchObject({
      number: 3,
      games: [
        { opponent_id: null, opponent_name: 'Carla', feat: 'banner', own_score: 5, opponent_score: 3 },
        { opponent_id: berta.id, own_score: 2 },
        { opponent_id: berta.id, own_score: 1 },
      ],
    });
    expect(await ownGames(berta)).toEqual({ number: 0, games: [] });
  });

  it('are the latest thousand, with the number of all', async () => {
    await putGames(anna, berta, 900);
    await putGames(anna, berta, 103);
    const { number, games } = await ownGames(anna);
    expect([number, games.length, games[0]?.['own_score']]).toEqual([1003, 1000, 900]);
    expect(games.at(-1)?.['own_score']).toBe(2);
  });

  it('name no banned player, and nobody whose account is gone', async () => {
    await putGames(anna, berta, 1);
    await setProfile(database, berta, 'banned = true');
    expect((await ownGames(anna)).games).toMatchObject([{ opponent_id: null, opponent_name: null }]);
    await asOwner(database, 'delete from auth.users where id = $1', [berta.id]);
    expect((await ownGames(anna)).games).toMatchObject([{ opponent_id: null, opponent_name: null }]);
  });

  it('stay readable for a banned player, and are no guest’s to read', async () => {
    await putGames(anna, berta, 1);
    await setProfile(database, anna, 'banned = true');
    expect((await ownGames(anna)).number).toBe(1);
    await expect(ownGames(null)).rejects.toMatchObject({ code: '42501' });
  });
});
