import { beforeAll, describe, expect, it } from 'vitest';
import { act, createComment, createPost, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let author: Account;
let reader: Account;
let admin: Account;

beforeAll(async () => {
  author = await createAccount(database);
  reader = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
}, 60_000);

const HIDE = 'update shared_lists set is_hidden = true, hidden_reason = $2 where id = $1';
const REFUSED = { code: '23514' };
const FORBIDDEN = { code: '42501' };

describe('hiding', () => {
  it('needs a reason, which only the author reads', async () => {
    const list = await createPost(database, author);
    await expect(act(database, admin, HIDE, [list, null])).rejects.toMatchObject(REFUSED);
    await act(database, admin, HIDE, [list, 'Names a person.']);
    const seen = async (viewer: Account | null) =>
      (await asUser(database, viewer, 'select hidden_reason from shared_lists where id = $1', [list])).rows;
    expect(await seen(author)).toEqual([{ hidden_reason: 'Names a person.' }]);
    expect([await seen(reader), await seen(null)]).toEqual([[], []]);
    const told = await asUser(database, author, 'select body, hidden_kind from player_warnings', []);
    expect(told.rows).toEqual([{ body: 'Names a person.', hidden_kind: 'list' }]);
    await act(database, admin, 'update shared_lists set is_hidden = false where id = $1', [list]);
    expect(await seen(author)).toEqual([{ hidden_reason: null }]);
  });

  it('cannot be undone by the author, nor its reason written by them', async () => {
    const list = await createPost(database, author);
    await act(database, admin, HIDE, [list, 'Spam']);
    for (const change of ['is_hidden = false', "hidden_reason = 'Fine'"]) {
      const attempt = act(database, author, `update shared_lists set ${change} where id = $1`, [list]);
      await expect(attempt).rejects.toMatchObject(FORBIDDEN);
    }
  });

  it('stays in the log when the author deletes the post with its comments', async () => {
    const list = await createPost(database, author);
    await createComment(database, reader, list);
    await act(database, admin, HIDE, [list, 'Spam']);
    await act(database, author, 'delete from shared_lists where id = $1', [list]);
    const left = (table: string, column: string) =>
      asOwner(database, `select 1 from ${table} where ${column} = $1`, [list]);
    expect(await left('list_comments', 'list_id')).toEqual([]);
    expect(await left('admin_log', 'target_id')).toHaveLength(1);
  });

  it('needs a reason for a comment too, and is reverted from the log with it', async () => {
    const comment = await createComment(database, reader, await createPost(database, author), 'Bad words');
    const hide = (reason: string | null) =>
      act(database, admin, 'update list_comments set is_hidden = true, hidden_reason = $2 where id = $1', [
        comment,
        reason,
      ]);
    await expect(hide(null)).rejects.toMatchObject(REFUSED);
    await hide('Insult');
    const entries = await asOwner(database, 'select id, action from admin_log where target_id = $1', [
      comment,
    ]);
    expect(entries).toHaveLength(1);
    await act(database, admin, 'select undo_admin_change($1)', [String(entries[0]?.['id'])]);
    const row = async () =>
      (
        await asOwner(database, 'select is_hidden, hidden_reason from list_comments where id = $1', [comment])
      )[0];
    expect(await row()).toEqual({ is_hidden: false, hidden_reason: null });
    const [undo] = await asOwner(
      database,
      'select id from admin_log where target_id = $1 order by id desc limit 1',
      [comment],
    );
    await act(database, admin, 'select undo_admin_change($1)', [String(undo?.['id'])]);
    expect(await row()).toEqual({ is_hidden: true, hidden_reason: 'Insult' });
  });
});

describe('a ban', () => {
  const ban = (who: Account, reason: string | null, until: string | null) =>
    act(
      database,
      admin,
      'update profiles set banned = true, ban_reason = $2, banned_until = $3 where id = $1',
      [who.id, reason, until],
    );
  const standing = async (who: Account) => (await act(database, who, 'select * from my_standing()')).rows[0];

  it('needs a reason and ends in the future, if it ends', async () => {
    const pest = await createAccount(database);
    await expect(ban(pest, null, null)).rejects.toMatchObject(REFUSED);
    await expect(ban(pest, 'Spam', '2020-01-01')).rejects.toMatchObject(REFUSED);
    await ban(pest, 'Spam', null);
    expect(await standing(pest)).toMatchObject({ banned: true, ban_reason: 'Spam', banned_until: null });
    expect(await standing(reader)).toMatchObject({ banned: false, ban_reason: null });
    const self = act(database, pest, 'update profiles set ban_reason = null where id = $1', [pest.id]);
    expect((await self).affected).toBe(0);
    const other = act(database, reader, "update profiles set banned_until = '2030-01-01' where id = $1", [
      reader.id,
    ]);
    await expect(other).rejects.toMatchObject(FORBIDDEN);
  });

  it('ends by itself: the player writes again and their posts are shown', async () => {
    const pest = await createAccount(database);
    const list = await createPost(database, pest);
    await ban(pest, 'Cool down', '2999-01-01');
    const isShown = async () =>
      (await asUser(database, null, 'select 1 from shared_lists where id = $1', [list])).rows.length === 1;
    expect(await isShown()).toBe(false);
    await setProfile(database, pest, "banned_until = now() - interval '1 second'");
    expect(await standing(pest)).toMatchObject({ banned: false, ban_reason: null, banned_until: null });
    expect(await isShown()).toBe(true);
    await act(database, pest, "update profiles set bio = 'Back' where id = $1", [pest.id]);
  });

  it('is reverted from the log with its reason and end', async () => {
    const pest = await createAccount(database);
    await ban(pest, 'Mistake', '2999-01-01');
    const [entry] = await asOwner(database, 'select id from admin_log where target_id = $1', [pest.id]);
    await act(database, admin, 'select undo_admin_change($1)', [String(entry?.['id'])]);
    expect(await standing(pest)).toMatchObject({ banned: false, banned_until: null });
  });
});
