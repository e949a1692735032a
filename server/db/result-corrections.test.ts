import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, createBlock, type Figures, recordGame, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import type { Param } from './database.ts';

const database = testDatabase();
let anna: Account;
let berta: Account;

beforeEach(async () => {
  anna = await createAccount(database);
  berta = await createAccount(database);
  await setProfile(database, berta, `username = 'Berta ${randomUUID().slice(0, 8)}'`);
});
const record = (who: Account | null, gameId: string, figures?: Figures) =>
  recordGame(database, who, gameId, figures);
const against = ({ wabId }: Account): Figures => ({ opponent_wab_id: wabId });

const asked = async (who: Account) => (await act(database, who, 'select * from games_to_answer()')).rows;
const waiting = async (who: Account) =>
  (await act(database, who, 'select results_waiting() as count')).rows[0]?.['count'];
const history = async (who: Account) => (await act(database, who, 'select * from my_games()')).rows;

async function answer(who: Account, confirms: boolean, seen: readonly Param[] = []): Promise<unknown> {
  const [first] = await asked(who);
  const more = seen.map((_, at) => `, $${String(at + 3)}`).join('');
  const sql = `select answer_game($1, $2${more}) as status`;
  return (await act(database, who, sql, [String(first?.['id']), confirms, ...seen])).rows[0]?.['status'];
}

async function figuresOf({ id }: Account) {
  const sql = 'select games_won as won, games_lost as lost, games_drawn as drawn from profiles where id = $1';
  return (await asOwner(database, sql, [id]))[0];
}

/** A game that Anna recorded at 5 : 3 and Berta confirmed. */
async function confirmed(): Promise<string> {
  const id = randomUUID();
  await record(anna, id, against(berta));
  await answer(berta, true);
  return id;
}

describe('a correction of a confirmed result', () => {
  it('leaves the record as it is until the other player has confirmed it, then changes both sides', async () => {
    const id = await confirmed();
    const corrected = { ...against(berta), own_score: 2 };
    expect(await record(anna, id, corrected)).toBe('correcting');
    expect(await history(anna)).toMatchObject([{ own_score: 5, status: 'confirmed', is_correcting: true }]);
    expect(await asked(berta)).toMatchObject([
      { own_score: 3, opponent_score: 2, recorded_own_score: 3, recorded_opponent_score: 5 },
    ]);
    expect(await waiting(berta)).toBe(1);
    expect(await answer(berta, true)).toBe('confirmed');
    expect([await history(anna), await history(berta)]).toMatchObject([
      [{ own_score: 2, opponent_score: 3, is_correcting: false }],
      [{ own_score: 3, opponent_score: 2 }],
    ]);
    expect([await figuresOf(anna), await figuresOf(berta)]).toEqual([
      { won: 0, lost: 1, drawn: 0 },
      { won: 1, lost: 0, drawn: 0 },
    ]);
    expect(await waiting(berta)).toBe(0);
  });

  it('is gone when it is declined, and the record stays', async () => {
    const id = await confirmed();
    await record(anna, id, { ...against(berta), own_score: 99 });
    expect(await answer(berta, false)).toBe('declined');
    expect(await history(anna)).toMatchObject([{ own_score: 5, status: 'confirmed', is_correcting: false }]);
    expect(await figuresOf(berta)).toEqual({ won: 0, lost: 1, drawn: 0 });
  });

  it('is taken back by the figures of the record', async () => {
    const id = await confirmed();
    await record(anna, id, { ...against(berta), own_score: 2 });
    expect(await record(anna, id, against(berta))).toBe('confirmed');
    expect(await asked(berta)).toEqual([]);
  });

  it('can be made only by the player who recorded the game', async () => {
    const id = await confirmed();
    expect(await record(berta, id, { ...against(anna), own_score: 50 })).toBe('confirmed');
    expect([await asked(anna), await history(berta)]).toMatchObject([[], [{ own_score: 3 }]]);
  });

  it('is not asked of a player who blocked the recorder', async () => {
    const id = await confirmed();
    await createBlock(database, berta, anna);
    expect(await record(anna, id, { own_score: 2, opponent_name: 'Berta' })).toBe('confirmed');
    const rows = 'select corrected_own_score from game_results where game_id = $1';
    expect(await asOwner(database, rows, [id])).toEqual([
      { corrected_own_score: null },
      { corrected_own_score: null },
    ]);
  });
});

describe('a player who asks another one', () => {
  it('cannot ask a fourth time after three refusals', async () => {
    const id = randomUUID();
    for (const own_score of [1, 2, 3]) {
      expect(await record(anna, id, { ...against(berta), own_score })).toBe('pending');
      expect(await answer(berta, false)).toBe('declined');
    }
    expect(await record(anna, id, { ...against(berta), own_score: 4 })).toBe('declined');
    expect(await waiting(berta)).toBe(0);
  });

  it('has ten open questions to the same player at most, and goes on with others', async () => {
    const ids = Array.from({ length: 10 }, () => randomUUID());
    for (const id of ids) await record(anna, id, against(berta));
    await expect(record(anna, randomUUID(), against(berta))).rejects.toMatchObject({ code: 'PT429' });
    expect(await record(anna, ids[0] ?? '', { ...against(berta), own_score: 9 })).toBe('pending');
    expect(await record(anna, randomUUID(), against(await createAccount(database)))).toBe('pending');
    expect(await waiting(berta)).toBe(10);
  });

  it('changes an open question sixty times an hour at most', async () => {
    const id = randomUUID();
    for (let own_score = 1; own_score <= 60; own_score += 1) {
      await record(anna, id, { ...against(berta), own_score });
    }
    await expect(record(anna, id, { ...against(berta), own_score: 61 })).rejects.toMatchObject({
      code: 'PT429',
    });
  });
});

describe('the player who is asked', () => {
  it('confirms the scores that the page showed, not later ones', async () => {
    const id = randomUUID();
    await record(anna, id, against(berta));
    const [shown] = await asked(berta);
    await record(anna, id, { ...against(berta), own_score: 99 });
    const seen = [Number(shown?.['own_score']), Number(shown?.['opponent_score'])];
    await expect(answer(berta, true, seen)).rejects.toMatchObject({ code: 'PT409' });
    expect(await answer(berta, true, [3, 99])).toBe('confirmed');
  });

  it('is not told the number of results that wait for others', async () => {
    await record(anna, randomUUID(), against(berta));
    expect([await waiting(anna), await waiting(berta)]).toEqual([0, 1]);
    await createBlock(database, berta, anna);
    expect(await waiting(berta)).toBe(0);
    await expect(act(database, null, 'select results_waiting()')).rejects.toMatchObject({ code: '42501' });
  });
});
