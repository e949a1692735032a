import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, createBlock, type Figures, recordGame, setProfile } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

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
const guest: Figures = { opponent_name: 'Carla' };

async function figuresOf({ id }: Account) {
  const sql = 'select games_won as won, games_lost as lost, games_drawn as drawn from profiles where id = $1';
  return (await asOwner(database, sql, [id]))[0];
}

const toAnswer = async (who: Account) => (await act(database, who, 'select * from games_to_answer()')).rows;
const history = async (who: Account) => (await act(database, who, 'select * from my_games()')).rows;
async function answer(who: Account, confirms: boolean): Promise<unknown> {
  const [asked] = await toAnswer(who);
  const call = 'select answer_game($1, $2) as status';
  return (await act(database, who, call, [String(asked?.['id']), confirms])).rows[0]?.['status'];
}

describe('a game against a guest', () => {
  it('counts at once, and once however often it is recorded', async () => {
    const id = randomUUID();
    expect([await record(anna, id, guest), await record(anna, id, guest)]).toEqual(['guest', 'guest']);
    expect(await figuresOf(anna)).toEqual({ won: 1, lost: 0, drawn: 0 });
    expect(await history(anna)).toMatchObject([
      { game_id: id, opponent_id: null, opponent_name: 'Carla', own_score: 5, opponent_score: 3 },
    ]);
  });

  it('counts with its corrected scores, beside earlier wins', async () => {
    await setProfile(database, anna, 'games_won = 7');
    const id = randomUUID();
    await record(anna, id, guest);
    await record(anna, id, { ...guest, own_score: 3 });
    expect(await figuresOf(anna)).toEqual({ won: 7, lost: 0, drawn: 1 });
    await record(anna, id, { ...guest, own_score: 1 });
    expect(await figuresOf(anna)).toEqual({ won: 7, lost: 1, drawn: 0 });
  });
});

describe('a game against another player', () => {
  it('counts for nobody until the other has confirmed it, then for both', async () => {
    const id = randomUUID();
    expect(await record(anna, id, against(berta))).toBe('pending');
    expect([await figuresOf(anna), await history(berta)]).toEqual([{ won: 0, lost: 0, drawn: 0 }, []]);
    expect(await toAnswer(berta)).toMatchObject([{ own_score: 3, opponent_score: 5, opponent_id: anna.id }]);
    expect(await answer(berta, true)).toBe('confirmed');
    expect([await figuresOf(anna), await figuresOf(berta)]).toEqual([
      { won: 1, lost: 0, drawn: 0 },
      { won: 0, lost: 1, drawn: 0 },
    ]);
    expect([await toAnswer(berta), await history(berta)]).toMatchObject([
      [],
      [{ game_id: id, own_score: 3, status: 'confirmed' }],
    ]);
    expect(await history(anna)).toMatchObject([{ opponent_id: berta.id, status: 'confirmed' }]);
  });

  it('counts for nobody when it was declined; with other figures it is asked again', async () => {
    const id = randomUUID();
    await record(anna, id, against(berta));
    expect(await answer(berta, false)).toBe('declined');
    expect(await record(anna, id, against(berta))).toBe('declined');
    expect([await figuresOf(anna), await toAnswer(berta)]).toEqual([{ won: 0, lost: 0, drawn: 0 }, []]);
    expect(await record(anna, id, { ...against(berta), own_score: 4 })).toBe('pending');
    expect(await toAnswer(berta)).toHaveLength(1);
  });

  it('is confirmed or declined by that player only, and once', async () => {
    await record(anna, randomUUID(), against(berta));
    const [asked] = await toAnswer(berta);
    const call = 'select answer_game($1, true) as status';
    for (const who of [anna, await createAccount(database)]) {
      await expect(act(database, who, call, [String(asked?.['id'])])).rejects.toMatchObject({
        code: '22023',
      });
    }
    const once = async () => act(database, berta, call, [String(asked?.['id'])]);
    expect([(await once()).rows, (await once()).rows]).toEqual([
      [{ status: 'confirmed' }],
      [{ status: 'confirmed' }],
    ]);
    expect(await figuresOf(berta)).toEqual({ won: 0, lost: 1, drawn: 0 });
  });

  it('is refused with oneself, nobody, or a player who blocked the recorder', async () => {
    const stranger = { id: '', wabId: 'WAB-AAAA-AAAA-AAAA' };
    await createBlock(database, berta, anna);
    for (const opponent of [anna, stranger, berta]) {
      await expect(record(anna, randomUUID(), against(opponent))).rejects.toMatchObject({
        code: '22023',
        fields: { detail: 'opponent' },
      });
    }
  });

  it('is hidden while the asked player blocks the recorder', async () => {
    await record(anna, randomUUID(), against(berta));
    await createBlock(database, berta, anna);
    expect(await toAnswer(berta)).toEqual([]);
  });
});

describe('a player who is looked for by WAB id', () => {
  const find = async (who: Account | null, wabId: string) =>
    (await act(database, who, 'select id, username from player_by_wab_id($1)', [wabId])).rows;

  it('is found by the whole id, with a private page too', async () => {
    await setProfile(database, berta, "profile_visibility = 'nobody'");
    expect(await find(anna, ` ${berta.wabId.toLowerCase()} `)).toMatchObject([{ id: berta.id }]);
    expect(await find(anna, berta.wabId.slice(0, 8))).toEqual([]);
  });

  it('is not found when banned, or without sign-in', async () => {
    await setProfile(database, berta, 'banned = true');
    expect(await find(anna, berta.wabId)).toEqual([]);
    await expect(find(null, anna.wabId)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('results and the account', () => {
  it('cannot be recorded or answered while banned or signed out', async () => {
    await record(anna, randomUUID(), against(berta));
    await setProfile(database, berta, 'banned = true');
    for (const who of [null, berta]) {
      await expect(record(who, randomUUID(), guest)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(answer(berta, true)).rejects.toMatchObject({ code: '42501' });
  });

  it('are not written past the functions', async () => {
    await expect(act(database, anna, "update game_results set status = 'confirmed'")).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('are in the export, own ones and those that wait', async () => {
    await record(anna, randomUUID(), guest);
    await record(berta, randomUUID(), against(anna));
    const session_id = await createSession(database, anna, 'Browser');
    const { rows } = await act(database, anna, 'select export_my_data() as data', [], { session_id });
    expect(rows[0]?.['data']).toMatchObject({
      profile: { games_won: 1 },
      games: [{ user_id: anna.id, opponent_name: 'Carla' }],
      games_to_answer: [{ opponent_id: berta.id }],
    });
  });

  it('are deleted with it; the other player keeps confirmed ones without the name', async () => {
    await record(anna, randomUUID(), against(berta));
    await answer(berta, true);
    await record(berta, randomUUID(), { ...against(anna), played_at: '2026-11-21T10:00:00Z' });
    await asOwner(database, 'delete from auth.users where id = $1', [anna.id]);
    expect(await history(berta)).toMatchObject([
      { status: 'declined', opponent_id: null, opponent_name: null },
      { status: 'confirmed', opponent_id: null, opponent_name: null, own_score: 3 },
    ]);
    expect(await figuresOf(berta)).toEqual({ won: 0, lost: 1, drawn: 0 });
  });

  it('stand on a player’s page only when another account has confirmed them', async () => {
    await record(anna, randomUUID(), guest);
    await record(anna, randomUUID(), { ...guest, own_score: 1 });
    await record(anna, randomUUID(), against(berta));
    await answer(berta, true);
    const page =
      'select games_won as won, games_lost as lost, games_drawn as drawn from public_profile(of_id => $1)';
    expect((await act(database, null, page, [anna.id])).rows).toEqual([{ won: 1, lost: 0, drawn: 0 }]);
    expect(await figuresOf(anna)).toEqual({ won: 2, lost: 1, drawn: 0 });
  });
});
