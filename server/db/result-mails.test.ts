import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, createBlock, recordGame, setProfile } from '#tests/builders/community.ts';
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
  await asOwner(database, 'delete from private.mail_notices');
  await sendsMail(true);
  anna = await createAccount(database);
  berta = await createAccount(database);
  await setProfile(database, berta, 'mails_results = true');
});

async function sendsMail(value: boolean): Promise<void> {
  await asOwner(
    database,
    `insert into private.installation (sends_mail) values ($1)
     on conflict (is_only) do update set sends_mail = excluded.sends_mail`,
    [value],
  );
}

const record = (who: Account, opponent: Account, gameId: string = randomUUID(), score = 5) =>
  recordGame(database, who, gameId, { own_score: score, opponent_wab_id: opponent.wabId });

async function answer(who: Account, confirms: boolean): Promise<void> {
  const { rows } = await act(database, who, 'select id from games_to_answer()');
  await act(database, who, 'select answer_game($1, $2)', [String(rows[0]?.['id']), confirms]);
}

const take = () => asOwner(database, 'select * from private.take_result_mails(100)');
const wish = async ({ id }: Account) =>
  (await asOwner(database, 'select mails_results from profiles where id = $1', [id]))[0]?.['mails_results'];

describe('the mail about a result that waits', () => {
  it('is queued once for a player who wants it, from the reader’s side', async () => {
    await setProfile(database, anna, "username = 'Anna of the mails'");
    expect(await record(anna, berta)).toBe('pending');
    expect(await take()).toEqual([
      {
        email: `${berta.id}@example.org`,
        language: 'en',
        player: 'Anna of the mails',
        mission: 'loot',
        own_score: 3,
        opponent_score: 5,
        is_correction: false,
      },
    ]);
    expect(await take()).toEqual([]);
  });

  it('is off until the player turns it on', async () => {
    expect(await wish(anna)).toBe(false);
    await record(berta, anna);
    expect(await take()).toEqual([]);
  });

  it('is not repeated when the same result is sent again, and tells the latest scores', async () => {
    const game = randomUUID();
    for (const score of [5, 5, 7]) await record(anna, berta, game, score);
    expect(await take()).toMatchObject([{ opponent_score: 7 }]);
    await record(anna, berta, game, 7);
    expect(await take()).toEqual([]);
  });

  it('is queued for a correction, and not for the answer to one', async () => {
    const game = randomUUID();
    await record(anna, berta, game);
    await take();
    await answer(berta, true);
    expect(await take()).toEqual([]);
    expect(await record(anna, berta, game, 9)).toBe('correcting');
    expect(await take()).toMatchObject([{ opponent_score: 9, own_score: 3, is_correction: true }]);
    await answer(berta, false);
    expect(await take()).toEqual([]);
  });

  it('is not written for a result that was answered, unwanted, blocked or deleted since', async () => {
    await record(anna, berta);
    await answer(berta, true);
    expect(await take()).toEqual([]);
    await record(anna, berta);
    await setProfile(database, berta, 'mails_results = false');
    expect(await take()).toEqual([]);
    await setProfile(database, berta, 'mails_results = true');
    await record(anna, berta);
    await createBlock(database, berta, anna);
    expect(await take()).toEqual([]);
    const carla = await createAccount(database);
    await record(carla, berta);
    await asOwner(database, 'delete from auth.users where id = $1', [carla.id]);
    expect(await take()).toEqual([]);
  });

  it.each([
    ['banned', async () => setProfile(database, berta, 'banned = true')],
    ['deactivated', async () => setProfile(database, berta, 'deactivated = true')],
    [
      'without a confirmed address',
      async () =>
        asOwner(database, 'update auth.users set email_confirmed_at = null where id = $1', [berta.id]),
    ],
    [
      'without an address',
      async () => asOwner(database, 'update auth.users set email = null where id = $1', [berta.id]),
    ],
    ['blocked by the recorder', async () => createBlock(database, anna, berta)],
    ['of a server that sends no mail', async () => sendsMail(false)],
    ['of a hosted project', async () => asOwner(database, 'delete from private.installation')],
  ])('goes to no player %s', async (_, change) => {
    await record(anna, berta);
    await change();
    expect(await take()).toEqual([]);
    // The row itself, as the call that records refuses some of them before.
    await asOwner(
      database,
      `insert into game_results (user_id, game_id, opponent_id, status, mission, own_score, opponent_score, played_at)
       values ($1, gen_random_uuid(), $2, 'pending', 'loot', 1, 2, now())`,
      [anna.id, berta.id],
    );
    expect(await asOwner(database, 'select from private.mail_notices where written_at is null')).toEqual([]);
  });

  it('goes out five times a day at most, also when results arrive at once or their recorders go', async () => {
    const recorders = await Promise.all(Array.from({ length: 8 }, () => createAccount(database)));
    const states = await Promise.all(recorders.map(async (one) => record(one, berta)));
    expect(new Set(states)).toEqual(new Set(['pending']));
    expect(await take()).toHaveLength(5);
    for (const { id } of recorders) await asOwner(database, 'delete from auth.users where id = $1', [id]);
    await record(anna, berta);
    expect(await take()).toEqual([]);
    await asOwner(database, "update private.mail_notices set created_at = created_at - interval '1 day'");
    await record(anna, berta);
    expect(await take()).toHaveLength(1);
    expect(await asOwner(database, 'select from private.mail_notices')).toHaveLength(1);
  });
});

describe('the wish for mails about results', () => {
  const change = async (who: Account | null, { id }: Account) =>
    act(database, who, 'update profiles set mails_results = not mails_results where id = $1', [id]);

  it('is changed by its owner alone', async () => {
    await change(anna, anna);
    expect(await wish(anna)).toBe(true);
    const admin = await createAccount(database, 'wab_admin');
    await expect(change(admin, anna)).rejects.toMatchObject({ code: '42501' });
    await expect(change(null, anna)).rejects.toMatchObject({ code: '42501' });
    expect((await change(berta, anna)).affected).toBe(0);
    await setProfile(database, anna, 'banned = true');
    expect((await change(anna, anna)).affected).toBe(0);
    expect(await wish(anna)).toBe(true);
  });

  it('is seen by no other player, and is part of the export', async () => {
    const seen = await act(database, anna, 'select mails_results from profiles where id = $1', [berta.id]);
    expect(seen.rows).toEqual([]);
    const session_id = await createSession(database, berta);
    const { rows } = await act(database, berta, 'select export_my_data() as data', [], { session_id });
    expect(rows[0]?.['data']).toMatchObject({ profile: { mails_results: true } });
    for (const sql of ['select * from player_cards', 'select * from public_profile($1)']) {
      const { rows: cards } = await act(
        database,
        anna,
        sql,
        sql.includes('$1') ? [berta.wabId.slice(0, 8)] : [],
      );
      expect(JSON.stringify(cards)).not.toContain('mails_results');
    }
  });

  it('leaves the queue and its calls to the server', async () => {
    const admin = await createAccount(database, 'wab_admin');
    for (const who of [null, anna, admin]) {
      for (const sql of [
        'select * from private.mail_notices',
        'select * from private.take_result_mails(1)',
        'select private.wants_result_mail(null, null)',
      ]) {
        await expect(act(database, who, sql)).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
