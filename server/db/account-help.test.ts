import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, createComment, createPost, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let admin: Account;
let player: Account;

beforeAll(async () => {
  admin = await createAccount(database, 'wab_admin');
}, 60_000);
beforeEach(async () => {
  player = await createAccount(database);
  await sendsMail(false);
});
const CALLS = ['password_link', 'remove_factors', 'confirm_address', 'export_account', 'delete_account'];

async function sendsMail(value: boolean): Promise<void> {
  await asOwner(
    database,
    `insert into private.installation (sends_mail) values ($1)
     on conflict (is_only) do update set sends_mail = excluded.sends_mail`,
    [value],
  );
}
const ask = async (call: string, who = player, reason: string | null = 'asked at the club', by = admin) => {
  const { rows } = await act(database, by, `select admin_${call}($1, $2) as answer`, [who.id, reason]);
  return rows[0]?.['answer'];
};
const log = async (subject: string) =>
  asOwner(database, 'select * from admin_log where subject = $1 order by id desc limit 1', [subject]);
const emailOf = (account: Account) => `${account.id}@example.org`;
const tokens = async () =>
  asOwner(
    database,
    'select token_hash, token_type::text, relates_to from auth.one_time_tokens where user_id = $1',
    [player.id],
  );
const addFactor = async () =>
  asOwner(
    database,
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [player.id],
  );

describe('the help for an account', () => {
  it.each(CALLS)(
    'admin_%s is refused to players, on oneself, on administrators and without a reason',
    async (call) => {
      const other = await createAccount(database, 'wab_admin');
      await expect(ask(call, player, 'asked', player)).rejects.toMatchObject({ code: '42501' });
      await expect(ask(call, admin)).rejects.toMatchObject({ fields: { detail: 'own_account' } });
      await expect(ask(call, other)).rejects.toMatchObject({ fields: { detail: 'other_administrator' } });
      for (const reason of [null, '', 'ab', `x\ny`, 'x'.repeat(301)]) {
        await expect(ask(call, player, reason)).rejects.toMatchObject({ fields: { detail: 'reason' } });
      }
      await expect(ask(call, { ...player, id: crypto.randomUUID() })).rejects.toMatchObject({
        code: 'PT404',
      });
    },
  );

  it('replaces the former link for a new password, and records actor and reason', async () => {
    const first = await ask('password_link');
    const second = await ask('password_link');
    expect([first, second]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(await tokens()).toEqual([
      { token_hash: second, token_type: 'recovery_token', relates_to: emailOf(player) },
    ]);
    expect(await log('password_link')).toMatchObject([
      { admin_id: admin.id, action: 'call', target_id: player.id, after: { reason: 'asked at the club' } },
    ]);
    expect(JSON.stringify(await log('password_link'))).not.toContain(second);
  });

  it('writes no link where the server sends mail or has not said', async () => {
    await sendsMail(true);
    await expect(ask('password_link')).rejects.toMatchObject({ fields: { detail: 'sends_mail' } });
    await asOwner(database, 'delete from private.installation');
    await expect(ask('password_link')).rejects.toMatchObject({ fields: { detail: 'sends_mail' } });
    expect(await tokens()).toEqual([]);
  });

  it('takes a second factor away', async () => {
    expect(await ask('remove_factors')).toBe(0);
    await addFactor();
    expect(await ask('remove_factors')).toBe(1);
    expect(await log('remove_factors')).toMatchObject([{ target_id: player.id }]);
  });

  it('confirms an address by hand, once', async () => {
    const isConfirmed = async () =>
      asOwner(database, 'select email_confirmed_at is not null as yes from auth.users where id = $1', [
        player.id,
      ]);
    await asOwner(database, 'update auth.users set email_confirmed_at = null where id = $1', [player.id]);
    expect([await ask('confirm_address'), await ask('confirm_address')]).toEqual([true, false]);
    expect(await isConfirmed()).toEqual([{ yes: true }]);
  });

  it('exports the data that the owner would get, and nothing of the administrator', async () => {
    await createPost(database, player, { name: 'Frost March' });
    await createPost(database, admin, { name: 'Of the administrator' });
    const text = JSON.stringify(await ask('export_account'));
    expect(text).toContain('Frost March');
    expect(text).toContain(emailOf(player));
    expect(text).not.toContain('Of the administrator');
    // The administrator asks again afterwards.
    expect(await log('export_account')).toMatchObject([{ admin_id: admin.id }]);
  });

  it('deletes an account with everything of it, and the log keeps no name', async () => {
    await setProfile(database, player, "username = 'Lotta of the log'");
    await createPost(database, player);
    await ask('delete_account');
    expect(await asOwner(database, 'select from auth.users where id = $1', [player.id])).toEqual([]);
    expect(await log('delete_account')).toMatchObject([
      { target_id: player.id, target_name: '', after: { reason: 'asked at the club' } },
    ]);
  });
});

describe('the log, after an account was deleted', () => {
  it('holds neither its name, its address, its texts nor texts sent to it', async () => {
    const run = (text: string, params: readonly string[]) => act(database, admin, text, params);
    await setProfile(database, player, "username = 'Canary Name'");
    const post = await createPost(database, player, { name: 'Canary List' });
    const comment = await createComment(database, player, post, 'Canary comment');
    const warning = 'insert into player_warnings (player_id, body) values ($1, $2)';
    await run("select note_admin_call('test_mail', $1, $1)", [emailOf(player)]);
    await run('update profiles set tester = true where id = $1', [player.id]);
    await run(warning, [player.id, 'Canary warning']);
    await run("update shared_lists set is_hidden = true, hidden_reason = 'x' where id = $1", [post]);
    await run("update list_comments set is_hidden = true, hidden_reason = 'x' where id = $1", [comment]);
    const whole = async () => JSON.stringify(await asOwner(database, 'select * from admin_log'));
    expect(await whole()).toMatch(/Canary Name[^]*Canary/);
    await asOwner(database, 'delete from auth.users where id = $1', [player.id]);
    const text = await whole();
    expect(text).not.toContain('Canary');
    expect(text).not.toContain(emailOf(player));
    expect(text).toContain(player.id);
  });

  it('does not name an administrator who is gone', async () => {
    const other = await createAccount(database, 'wab_admin');
    await setProfile(database, other, "username = 'Gone Officer'");
    await act(database, other, 'update profiles set tester = true where id = $1', [player.id]);
    await asOwner(database, 'delete from auth.users where id = $1', [other.id]);
    const rows = await asOwner(database, "select from admin_log where admin_name = 'Gone Officer'");
    expect(rows).toEqual([]);
  });
});

describe('the name of a sign-up', () => {
  const signUp = async (username: string, isConfirmed: boolean) => {
    const rows = await asOwner(
      database,
      `insert into auth.users (id, email, created_at, email_confirmed_at, raw_user_meta_data)
       values (gen_random_uuid(), gen_random_uuid() || '@example.org', now(), case when $1::boolean then now() end,
         jsonb_build_object('username', $2::text))
       returning id`,
      [isConfirmed, username],
    );
    return String(rows[0]?.['id']);
  };
  const nameOf = async (id: string) =>
    (await asOwner(database, 'select username from profiles where id = $1', [id]))[0]?.['username'];

  it('is the user name once the address is confirmed, and not before', async () => {
    const waiting = await signUp(' Runa of the Ice ', false);
    expect(await nameOf(waiting)).toBeNull();
    const quicker = await signUp('Runa of the Ice', true);
    expect(await nameOf(quicker)).toBe('Runa of the Ice');
    await asOwner(database, 'update auth.users set email_confirmed_at = now() where id = $1', [waiting]);
    expect(await nameOf(waiting)).toBeNull();
  });

  it.each(['x', 'a/b', 'a\\b', '...', 'x'.repeat(61), 'a\nb', 'a\u200bb', '   '])(
    'is left out when it is not allowed, and the account is made: %j',
    async (name) => {
      const id = await signUp(name, true);
      expect(await nameOf(id)).toBeNull();
    },
  );
});
