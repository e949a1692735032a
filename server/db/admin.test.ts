import { beforeAll, describe, expect, it } from 'vitest';
import { act, createComment, createPost, setProfile } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  asUser,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const database = testDatabase();
let admin: Account;
let player: Account;

beforeAll(async () => {
  admin = await createAccount(database, 'wab_admin');
  player = await createAccount(database);
}, 60_000);

const run = (text: string, params: readonly (string | null)[] = []) => act(database, admin, text, params);
const newest = async () => {
  const [row] = await asOwner(database, 'select * from admin_log order by id desc limit 1');
  return row;
};
const undo = async () => run('select undo_admin_change($1::bigint)', [String((await newest())?.['id'])]);

describe('the log of the administrators', () => {
  it('names actor and owner of a changed right, and reverts it', async () => {
    await run('update profiles set tester = true where id = $1', [player.id]);
    expect(await newest()).toMatchObject({
      admin_id: admin.id,
      action: 'update',
      subject: 'profiles',
      target_id: player.id,
      before: { tester: false },
      after: { tester: true },
    });
    await undo();
    const [row] = await asOwner(database, 'select tester from profiles where id = $1', [player.id]);
    expect(row).toEqual({ tester: false });
    expect(await newest()).toMatchObject({ after: { tester: false } });
    expect((await newest())?.['undoes']).not.toBeNull();
  });

  it('leaves out what players change in their own profile', async () => {
    const before = await newest();
    await run("update profiles set bio = 'Hello' where id = $1", [admin.id]);
    expect(await newest()).toEqual(before);
  });

  it('gives a deleted text back as it was', async () => {
    await run("insert into special_rules (name, description) values ('Grit', 'Stands.')");
    await run("delete from special_rules where name = 'Grit'");
    await undo();
    const rows = await asOwner(database, "select description from special_rules where name = 'Grit'");
    expect(rows).toEqual([{ description: 'Stands.' }]);
  });

  it('does not revert a row that somebody changed since', async () => {
    await run("insert into special_rules (name, description) values ('Poise', 'One.')");
    await run("update special_rules set description = 'Two.' where name = 'Poise'");
    const id = String((await newest())?.['id']);
    await run("update special_rules set description = 'Three.' where name = 'Poise'");
    await expect(run('select undo_admin_change($1::bigint)', [id])).rejects.toMatchObject({
      code: 'PT409',
      fields: { detail: 'changed_since' },
    });
  });

  it('reverts nothing twice', async () => {
    await run('update profiles set tester = true where id = $1', [player.id]);
    const id = String((await newest())?.['id']);
    await run('select undo_admin_change($1::bigint)', [id]);
    await expect(run('select undo_admin_change($1::bigint)', [id])).rejects.toMatchObject({
      fields: { detail: 'not_undoable' },
    });
  });
});

describe('hiding', () => {
  const seen = async (viewer: Account | null, list: string) =>
    (await asUser(database, viewer, 'select 1 from shared_lists where id = $1', [list])).rows.length;

  it('takes a list out of sight until it is restored, for everybody but its author', async () => {
    const list = await createPost(database, player);
    await run("update shared_lists set is_hidden = true, hidden_reason = 'Spam' where id = $1", [list]);
    expect([await seen(null, list), await seen(player, list), await seen(admin, list)]).toEqual([0, 1, 1]);
    const shown = () =>
      asOwner(database, 'select is_shown from shared_list_facts where list_id = $1', [list]);
    expect(await shown()).toEqual([{ is_shown: false }]);
    await expect(
      act(database, player, 'update shared_lists set is_hidden = false where id = $1', [list]),
    ).rejects.toMatchObject({ code: '42501' });
    await undo();
    expect([await seen(null, list), await shown()]).toEqual([1, [{ is_shown: true }]]);
  });

  it('takes a comment out of sight and count, whatever a ban does beside it', async () => {
    const list = await createPost(database, player);
    const pest = await createAccount(database);
    await createComment(database, pest, list, 'One');
    await createComment(database, pest, list, 'Two');
    const count = async () =>
      (
        await asOwner(database, 'select comments_count as n from shared_list_facts where list_id = $1', [
          list,
        ])
      )[0]?.['n'];
    await run(
      "update list_comments set is_hidden = true, hidden_reason = 'Spam' where list_id = $1 and body = 'One'",
      [list],
    );
    expect(await count()).toBe(1);
    await setProfile(database, pest, 'banned = true');
    expect(await count()).toBe(0);
    await run("update list_comments set is_hidden = false where list_id = $1 and body = 'One'", [list]);
    expect(await count()).toBe(0);
    await setProfile(database, pest, 'banned = false');
    expect(await count()).toBe(2);
  });
});

describe('accounts', () => {
  it('are found by a part of the address, and signed out everywhere', async () => {
    await createSession(database, player);
    const { rows } = await asUser(database, admin, 'select id, sessions, total from admin_users($1)', [
      player.id,
    ]);
    expect(rows).toEqual([{ id: player.id, sessions: 1, total: 1 }]);
    await run('select admin_end_sessions($1)', [player.id]);
    expect(await newest()).toMatchObject({ action: 'call', subject: 'end_sessions', target_id: player.id });
    expect(await asOwner(database, 'select 1 from auth.sessions where user_id = $1', [player.id])).toEqual(
      [],
    );
  });

  it.each(['wab_admin = false', 'banned = true', 'deactivated = true'])(
    'do not lock themselves out (%s)',
    async (change) => {
      await expect(run(`update profiles set ${change} where id = $1`, [admin.id])).rejects.toMatchObject({
        fields: { detail: 'own_rights' },
      });
    },
  );

  it('are warned, read it, and say that they did', async () => {
    await run("insert into player_warnings (player_id, body) values ($1, 'Be kind.')", [player.id]);
    const { rows } = await asUser(
      database,
      player,
      'select body from player_warnings where hidden_kind is null',
    );
    expect(rows).toEqual([{ body: 'Be kind.' }]);
    await act(database, player, 'update player_warnings set read_at = now()');
  });
});

it('shows scheduled news to administrators alone until their time', async () => {
  await run(
    "insert into news_items (news_id, date, translation_key, content_en, publish_at) values ('n', '2026-01-01', 'n', 'Soon', now() + interval '1 day')",
  );
  const seen = async (viewer: Account | null) =>
    (await asUser(database, viewer, "select 1 from news_items where news_id = 'n'")).rows.length;
  expect([await seen(null), await seen(player), await seen(admin)]).toEqual([0, 0, 1]);
  await asOwner(
    database,
    "update news_items set publish_at = now() - interval '1 minute' where news_id = 'n'",
  );
  expect(await seen(null)).toBe(1);
});

it('tells every administrator of a failed build once', async () => {
  const tell = () =>
    run("select note_build_failure('muster', 'https://example.org/d', '2026-01-01T00:00:00Z')");
  await tell();
  await tell();
  const rows = await asOwner(database, "select recipient_id from notifications where type = 'build_failure'");
  expect(rows).toEqual([{ recipient_id: admin.id }]);
});

it('counts the open tasks', async () => {
  const { rows } = await asUser(database, admin, 'select admin_overview() as o');
  expect(rows[0]?.['o']).toMatchObject({
    open_reports: 0,
    changes: 0,
    oldest_change: null,
    missing: { news: expect.any(Number) as number },
  });
});
