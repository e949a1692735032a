import { beforeEach, describe, expect, it } from 'vitest';
import { act, recordGame } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import {
  createAnonymous,
  entry,
  liveCalls,
  type Caller,
  type Player,
  resultOf,
} from '#tests/builders/live-games.ts';

const database = testDatabase();
const { between, call, join, read, write } = liveCalls(database);
let anna: Account;
let berta: Account;
let game: string;
/** The number of rows of the game. */
let rows: number;

beforeEach(async () => {
  await asOwner(database, 'delete from private.guest_report_counts');
  anna = await createAccount(database);
  berta = await createAccount(database);
  game = await between(anna, berta);
  rows = 0;
});

async function say(who: Caller, body: object, at = game) {
  const answer = await write(who, at, rows, entry(body));
  expect(answer).toMatchObject({ written: true });
  rows = Number(answer['n']);
}

const bothSay = async (body: object, other: Caller = berta) => {
  await say(anna, body);
  await say(other, body);
};
const history = async (who: Player) =>
  (await act(database, { wabId: '', ...who }, 'select * from my_games()')).rows;
const figures = async ({ id }: Player) => {
  const text = 'select games_won as won, games_lost as lost from profiles where id = $1';
  return (await asOwner(database, text, [id]))[0];
};
const result = async () => (await read(anna, game))['result'];

describe('a result that both players confirm', () => {
  it('stands in both histories with the second word, and not before', async () => {
    await say(anna, resultOf(anna, berta));
    expect([await history(anna), await history(berta), await result()]).toEqual([[], [], null]);
    await say(berta, resultOf(anna, berta));
    const both = { game_id: game, status: 'confirmed', mission: 'loot', feat: null };
    expect(await history(anna)).toMatchObject([
      { ...both, own_score: 12, opponent_score: 9, own_faction: 'syenann', opponent_id: berta.id },
    ]);
    expect(await history(berta)).toMatchObject([
      { ...both, own_score: 9, opponent_score: 12, opponent_faction: 'syenann', opponent_id: anna.id },
    ]);
    expect(JSON.stringify((await history(anna))[0]?.['played_at'])).toContain('2026-11-20');
    expect([await figures(anna), await figures(berta)]).toEqual([
      { won: 1, lost: 0 },
      { won: 0, lost: 1 },
    ]);
    expect(await result()).toEqual({ ...resultOf(anna, berta), kind: undefined });
  });

  it('is written once, however often both say so, and waits for nobody’s answer', async () => {
    await bothSay(resultOf(anna, berta));
    await bothSay(resultOf(anna, berta));
    expect([await figures(anna), (await history(anna)).length]).toEqual([{ won: 1, lost: 0 }, 1]);
    expect((await act(database, berta, 'select * from games_to_answer()')).rows).toEqual([]);
  });

  it('is replaced by another one that both confirm, and not by the word of one', async () => {
    await bothSay(resultOf(anna, berta));
    await say(anna, resultOf(anna, berta, 3));
    expect(await history(anna)).toMatchObject([{ own_score: 12 }]);
    await say(berta, resultOf(anna, berta, 3));
    expect(await history(anna)).toMatchObject([{ own_score: 3, status: 'confirmed' }]);
    expect([await figures(anna), await figures(berta)]).toEqual([
      { won: 0, lost: 1 },
      { won: 1, lost: 0 },
    ]);
  });

  it('takes the place of what one of them had recorded alone', async () => {
    await recordGame(database, anna, game, { opponent_wab_id: berta.wabId, own_score: 1 });
    await bothSay(resultOf(anna, berta));
    expect(await history(anna)).toMatchObject([{ own_score: 12, status: 'confirmed' }]);
    expect(await recordGame(database, anna, game, { own_score: 12, opponent_score: 9 })).toBe('confirmed');
  });

  it('is the newest word of each, not an old one', async () => {
    await say(anna, resultOf(anna, berta));
    await say(anna, resultOf(anna, berta, 3));
    await say(berta, resultOf(anna, berta));
    expect([await result(), await history(anna)]).toEqual([null, []]);
  });

  it('is nobody’s but the players’: a third account in the game confirms nothing', async () => {
    const third = await createAccount(database);
    await join(third, (await call(anna, 'renew_live_code($1)', [game]))['code']);
    await bothSay(resultOf(anna, berta), third);
    await say(third, resultOf(anna, third));
    expect([await result(), await history(anna), await history(third)]).toEqual([null, [], []]);
    // One account that sits on both sides is no two players.
    await bothSay(resultOf(anna, anna), third);
    expect(await result()).toBeNull();
  });

  it.each([
    ['points that are no number', (body: object) => body, '12'],
    ['points that no history holds', (body: object) => body, 1_000],
    ['a fraction', (body: object) => body, 1.5],
    ['no mission', (body: object) => ({ ...body, mission: null }), 12],
    ['a mission of many letters', (body: object) => ({ ...body, mission: 'x'.repeat(101) }), 12],
    ['three players', (body: object) => ({ ...body, players: { a: {}, b: {}, c: {} } }), 12],
    ['players in a list', (body: object) => ({ ...body, players: [] }), 12],
    ['a stranger who conceded', (body: object) => ({ ...body, concededBy: 'c' }), 12],
    ['a time that is none', (body: object) => ({ ...body, playedAt: 'now' }), 12],
    ['ten thousand letters more', (body: object) => ({ ...body, more: 'x'.repeat(10_000) }), 12],
  ])('is none with %s', async (_name, change, score) => {
    await bothSay(change(resultOf(anna, berta, score)));
    expect([await result(), await history(anna)]).toEqual([null, []]);
  });

  it('keeps the points of the log, and a time that a clock can have', async () => {
    await bothSay({ ...resultOf(anna, berta, -3), playedAt: 1, concededBy: 'a', more: 'ignored' });
    expect(await history(anna)).toMatchObject([{ own_score: -3 }]);
    expect(await result()).toMatchObject({ concededBy: 'a', playedAt: 1 });
    const [{ fresh }] = (await asOwner(
      database,
      "select played_at > now() - interval '1 minute' as fresh from game_results where game_id = $1 limit 1",
      [game],
    )) as [{ fresh: boolean }];
    expect(fresh).toBe(true);
  });

  it('stands in the game alone when a history has no room, and stops no row', async () => {
    await asOwner(database, "update private.quotas set most_rows = 0 where kind = 'games'");
    await bothSay(resultOf(anna, berta));
    await asOwner(database, "update private.quotas set most_rows = 5000 where kind = 'games'");
    expect([await result(), await history(anna), await history(berta)]).toMatchObject([
      { mission: 'loot' },
      [],
      [],
    ]);
  });
});

describe('a result against an anonymous account', () => {
  let guest: Player;
  beforeEach(async () => {
    guest = await createAnonymous(database);
    game = await between(anna, guest);
    const player = { id: 'b', name: 'Berta', kind: 'guest', wabId: null, side: null };
    await say(guest, { kind: 'event', event: { type: 'player-added', player, at: 1 } });
    await bothSay(resultOf(anna, guest), guest);
  });

  const signUp = () =>
    asOwner(
      database,
      'update auth.users set is_anonymous = false, email = $2, email_confirmed_at = now() where id = $1',
      [guest.id, `${guest.id}@example.org`],
    );
  const publicGames = async () => {
    const { rows: found } = await act(
      database,
      null,
      'select games_won as won from public_profile(null, $1)',
      [anna.id],
    );
    return found[0]?.['won'];
  };

  it('is a game against a guest of that name, which counts on no public page', async () => {
    expect(await history(anna)).toMatchObject([
      { status: 'guest', opponent_id: null, opponent_name: 'Berta', own_score: 12 },
    ]);
    expect([await figures(anna), await publicGames()]).toEqual([{ won: 1, lost: 0 }, 0]);
  });

  it('comes into the other history with the sign-up, also when the game is gone', async () => {
    await asOwner(database, 'delete from live_games where id = $1', [game]);
    await signUp();
    expect(await history(guest)).toMatchObject([
      { status: 'confirmed', opponent_id: anna.id, own_score: 9, opponent_score: 12 },
    ]);
    expect(await history(anna)).toMatchObject([
      { status: 'confirmed', opponent_id: guest.id, opponent_name: expect.stringMatching(/^WAB/) },
    ]);
    expect([await figures(anna), await figures(guest), await publicGames()]).toEqual([
      { won: 1, lost: 0 },
      { won: 0, lost: 1 },
      1,
    ]);
  });

  it('leaves alone what its player has changed meanwhile', async () => {
    await recordGame(database, anna, game, { opponent_name: 'Carla', own_score: 1, opponent_score: 1 });
    await signUp();
    expect(await history(anna)).toMatchObject([{ status: 'guest', opponent_name: 'Carla', own_score: 1 }]);
    expect(await history(guest)).toMatchObject([{ status: 'confirmed', own_score: 9 }]);
  });
});

describe('a report of a live game', () => {
  const agree = (agrees: unknown) => ({ kind: 'agree-report', agrees });
  const report = async () => call(null, 'live_report($1, 0)', [game]);
  const none = { code: 'PT404', fields: { detail: 'live_report' } };

  it('is public while both players of a result that stands agree', async () => {
    await bothSay(agree(true));
    await expect(report()).rejects.toMatchObject(none);
    await bothSay(resultOf(anna, berta));
    expect(await report()).toMatchObject({ n: 4, rows: [{ n: 1 }, {}, {}, {}] });
    expect(await read(anna, game)).toMatchObject({ report_is_public: true });
    await say(berta, agree(false));
    await expect(report()).rejects.toMatchObject(none);
  });

  it('is not made public by one player, by a third account or by odd words', async () => {
    const third = await createAccount(database);
    await join(third, (await call(anna, 'renew_live_code($1)', [game]))['code']);
    await bothSay(resultOf(anna, berta));
    await bothSay(agree(true), third);
    for (const odd of ['yes', 1, null, ['true']]) await say(berta, agree(odd));
    await expect(report()).rejects.toMatchObject(none);
  });

  it('is out of sight while one of the players is banned', async () => {
    await bothSay(resultOf(anna, berta));
    await bothSay(agree(true));
    await asOwner(database, 'update profiles set banned = true where id = $1', [berta.id]);
    await expect(report()).rejects.toMatchObject(none);
    await asOwner(database, 'update profiles set banned = false where id = $1', [berta.id]);
    expect(await report()).toMatchObject({ n: 4 });
  });
});
