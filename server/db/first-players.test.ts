import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, recordGame } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { entry, liveCalls, resultOf } from '#tests/builders/live-games.ts';
import { statisticsWorld } from '#tests/builders/statistics.ts';

const database = testDatabase();
const { between, write } = liveCalls(database);
const { players, game, put, counted, quarterHundred } = statisticsWorld(database);

/** Returns what the rows of a game say about who began, by player. */
async function told(gameId: string): Promise<Readonly<Record<string, unknown>>> {
  const rows = await asOwner(database, 'select user_id, own_began from game_results where game_id = $1', [
    gameId,
  ]);
  return Object.fromEntries(rows.map((row) => [String(row['user_id']), row['own_began']]));
}

const toAnswer = async (who: Account) =>
  (await act(database, who, 'select own_began, own_score from games_to_answer()')).rows;
const confirm = async (who: Account) =>
  act(database, who, 'select answer_game(id, true) from games_to_answer()');

describe('who began, in a recorded game', () => {
  it('is shown from the side of who is asked, and is in both records once it is confirmed', async () => {
    const [anna, berta] = [await createAccount(database), await createAccount(database)];
    const id = randomUUID();
    await recordGame(database, anna, id, { opponent_wab_id: berta.wabId, own_began: true });
    expect(await toAnswer(berta)).toEqual([{ own_began: false, own_score: 3 }]);
    await confirm(berta);
    expect(await told(id)).toEqual({ [anna.id]: true, [berta.id]: false });
  });

  it('is asked again when it is changed before it is confirmed, and stays after', async () => {
    const [anna, berta] = [await createAccount(database), await createAccount(database)];
    const id = randomUUID();
    const asBegan = async (own_began: boolean | null) =>
      recordGame(database, anna, id, { opponent_wab_id: berta.wabId, own_began });
    await asBegan(true);
    await asBegan(false);
    expect(await toAnswer(berta)).toMatchObject([{ own_began: true }]);
    await confirm(berta);
    expect(await asBegan(true)).toBe('confirmed');
    expect(await told(id)).toEqual({ [anna.id]: false, [berta.id]: true });
  });

  it('is unknown with an app that does not say it', async () => {
    const [anna, berta] = [await createAccount(database), await createAccount(database)];
    const id = randomUUID();
    await recordGame(database, anna, id, { opponent_wab_id: berta.wabId });
    expect(await toAnswer(berta)).toMatchObject([{ own_began: null }]);
    await confirm(berta);
    expect(await told(id)).toEqual({ [anna.id]: null, [berta.id]: null });
  });
});

describe('who began, in a game on two phones', () => {
  const start = (player: string, number = 1) => ({
    kind: 'event',
    event: { type: 'turn-started', player, number, at: 1 },
  });

  async function played(...bodies: readonly (object | { id: string; body: object })[]) {
    const [anna, berta] = [await createAccount(database), await createAccount(database)];
    const id = await between(anna, berta);
    const rows = bodies.map((body, at) => entry(body, `row-${String(at)}`));
    const { n } = rows.length === 0 ? { n: 0 } : await write(anna, id, 0, ...rows);
    await write(anna, id, Number(n), entry(resultOf(anna, berta)));
    await write(berta, id, Number(n) + 1, entry(resultOf(anna, berta)));
    return [(await told(id))[anna.id], (await told(id))[berta.id]];
  }

  it('is the player with whom the first round started, whatever both phones confirm', async () => {
    expect(await played(start('b'), start('a'), start('a', 2))).toEqual([false, true]);
    expect(await played(start('a'), start('b', 2))).toEqual([true, false]);
  });

  it('is not a start that was undone', async () => {
    expect(await played(start('b'), { kind: 'undo', of: 'row-0' }, start('a'))).toEqual([true, false]);
    expect(await played(start('b'), { kind: 'undo', of: 'row-0' })).toEqual([null, null]);
  });

  it('is unknown without a round, and of a player who is in no result', async () => {
    expect(await played()).toEqual([null, null]);
    expect(await played(start('a', 2))).toEqual([null, null]);
    expect(await played(start('stranger'))).toEqual([null, null]);
  });
});

describe('the share of the player who began', () => {
  it('counts every game that says it, from the side of who began', async () => {
    // The players of amber win 15 of 25; they began in every other one.
    await put(quarterHundred(15).map((each, at) => ({ ...each, began: at % 2 === 0 })));
    await put([game(0, 1, { factions: ['amber', 'amber'] })]);
    // Wins of amber in games 0, 2, …, 14; of birch in 15, 17, …, 23.
    expect(await counted()).toMatchObject({
      games: 26,
      began: {
        games: 25,
        players: 10,
        rivals: 10,
        counted: { games: 25, wins: 13, losses: 12, draws: 0, difference: 2 },
      },
    });
  });

  it('has the bounds of other figures, and the cap on one person', async () => {
    const began = true;
    await put(quarterHundred(15).map((each) => ({ ...each, began })));
    expect(await counted()).toMatchObject({ began: { counted: { games: 25, wins: 15 } } });
    await put(Array.from({ length: 25 }, (_, at) => game(0, 5 + (at % 5), { began, daysAgo: 9 })));
    expect(await counted()).toMatchObject({ began: { games: 50, counted: { games: 25, wins: 15 } } });
    await asOwner(database, 'delete from game_results');
    await put(quarterHundred(15).map((each, at) => (at < 19 ? { ...each, began } : each)));
    expect(await counted()).toMatchObject({ games: 25, began: { games: 19, counted: null } });
    await asOwner(database, 'delete from game_results');
    await put(Array.from({ length: 25 }, (_, at) => game(at % 4, 5 + (at % 5), { began })));
    expect(await counted()).toMatchObject({ began: { games: 25, players: 4, counted: null } });
  });

  it('follows the mission, and survives an account that is deleted', async () => {
    await put(quarterHundred(15).map((each) => ({ ...each, began: true, mission: 'expanse' })));
    expect(await counted('all', 'loot')).toMatchObject({ began: { games: 0, counted: null } });
    expect(await counted('all', 'expanse')).toMatchObject({ began: { games: 25, counted: { wins: 15 } } });
    await asOwner(database, 'delete from auth.users where id = $1', [players[13]?.id ?? '']);
    await asOwner(database, 'update game_results set opponent_id = null where user_id = $1', [
      players[0]?.id ?? '',
    ]);
    await asOwner(database, 'delete from game_results where opponent_id = $1', [players[0]?.id ?? '']);
    expect(await counted('all', 'expanse')).toMatchObject({ began: { games: 25, players: 5 } });
  });
});
