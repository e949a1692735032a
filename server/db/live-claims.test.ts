import { beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import {
  type Caller,
  createAnonymous,
  entry,
  liveCalls,
  type Player,
  resultOf,
} from '#tests/builders/live-games.ts';

const database = testDatabase();
const { between, call, write } = liveCalls(database);
let anna: Account;
let berta: Account;
let guest: Player;

/** Two players end a new game, and both confirm the result. */
async function play(one: Player, other: Player): Promise<void> {
  const game = await between(one, other);
  await write(one, game, 0, entry(resultOf(one, other)));
  await write(other, game, 1, entry(resultOf(one, other)));
}

const history = async (who: Player) =>
  (await act(database, { wabId: '', ...who }, 'select * from my_games()')).rows;
const figures = async ({ id }: Player) => {
  const text = 'select games_won as won, games_lost as lost from profiles where id = $1';
  return (await asOwner(database, text, [id]))[0];
};
const offer = async (who: Caller = guest) => (await call(who, 'offer_live_results()')) as unknown;
const take = async (who: Caller, secret: unknown) =>
  (await call(who, 'take_live_results($1)', [String(secret)])) as unknown;

beforeEach(async () => {
  await asOwner(database, 'delete from private.guest_report_counts');
  anna = await createAccount(database);
  berta = await createAccount(database);
  guest = await createAnonymous(database);
  await play(anna, guest);
});

describe('results that a player brings along from an anonymous account', () => {
  it('stand in both histories, once', async () => {
    const secret = await offer();
    expect(await take(berta, secret)).toBe(1);
    expect(await history(berta)).toMatchObject([
      { status: 'confirmed', opponent_id: anna.id, own_score: 9, opponent_score: 12 },
    ]);
    expect(await history(anna)).toMatchObject([
      { status: 'confirmed', opponent_id: berta.id, own_score: 12 },
    ]);
    expect([await figures(anna), await figures(berta)]).toEqual([
      { won: 1, lost: 0 },
      { won: 0, lost: 1 },
    ]);
    expect([await take(berta, secret), await offer()]).toEqual([0, null]);
  });

  it('name the account later, where the other player had none either', async () => {
    const other = await createAnonymous(database);
    await play(guest, other);
    expect(await take(anna, await offer())).toBe(1);
    expect(await take(berta, await offer(other))).toBe(1);
    expect(await history(berta)).toMatchObject([{ status: 'confirmed', opponent_id: anna.id }]);
    expect(await history(anna)).toContainEqual(
      expect.objectContaining({ status: 'confirmed', opponent_id: berta.id }),
    );
  });

  it('are no game against oneself', async () => {
    expect(await take(anna, await offer())).toBe(0);
    expect(await history(anna)).toMatchObject([{ status: 'guest', opponent_id: null }]);
    expect(await offer()).toBeNull();
  });

  it('go to nobody by another secret, an old one, or after ten minutes', async () => {
    const old = await offer();
    const secret = await offer();
    for (const odd of [old, '', 'x'.repeat(100), guest.id]) expect(await take(berta, odd)).toBe(0);
    await asOwner(database, "update private.live_claims set offered_at = now() - interval '11 minutes'");
    expect([await take(berta, secret), await history(berta)]).toEqual([0, []]);
  });

  it('are taken by an account alone, and not by a banned one or a guest', async () => {
    const secret = await offer();
    const banned = await createAccount(database);
    await asOwner(database, 'update profiles set banned = true where id = $1', [banned.id]);
    await expect(take(await createAnonymous(database), secret)).rejects.toMatchObject({
      fields: { detail: 'anonymous_account' },
    });
    await expect(take(banned, secret)).rejects.toMatchObject({ fields: { detail: 'may_not_play' } });
    await expect(take(null, secret)).rejects.toMatchObject({ code: '42501' });
    await expect(offer(null)).rejects.toMatchObject({ code: '42501' });
    expect(await take(berta, secret)).toBe(1);
  });

  it('wait where the history has no room', async () => {
    await asOwner(database, "update private.quotas set most_rows = 0 where kind = 'games'");
    expect(await take(berta, await offer())).toBe(0);
    await asOwner(database, "update private.quotas set most_rows = 5000 where kind = 'games'");
    expect(await take(berta, await offer())).toBe(1);
  });

  it('are asked for thirty times an hour at most', async () => {
    for (let turn = 0; turn < 30; turn += 1) await take(berta, 'x');
    await expect(take(berta, await offer())).rejects.toMatchObject({ fields: { detail: 'live_takes' } });
  });
});
