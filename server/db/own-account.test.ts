import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  act,
  createBlock,
  createComment,
  createFollow,
  createLike,
  createPost,
  setProfile,
} from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  asUser,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const database = testDatabase();
let player: Account;
let other: Account;

beforeEach(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
});

const rowsOf = (text: string, ...params: readonly string[]) => asOwner(database, text, params);
const device = async (who: Account, agent: string) => {
  const id = await createSession(database, who, agent);
  const token = 'insert into auth.refresh_tokens (token, user_id, session_id) values ($1, $2, $3)';
  await rowsOf(token, randomUUID(), who.id, id);
  return id;
};

/** One statement from a new device of the player that is signed in. */
const fromDevice = async (who: Account, text: string, claims = {}) =>
  act(database, who, text, [], { session_id: await device(who, 'Browser'), ...claims });

/** Everything that a player can leave behind, some of it on somebody else's things. */
async function leaveTraces(): Promise<{
  readonly own: string;
  readonly theirs: string;
  readonly fork: string;
}> {
  await act(
    database,
    player,
    'insert into army_lists (name, faction, units) values (\'A\', \'f\', \'[{"id":"a","name":"A"}]\')',
  );
  await act(database, player, "update army_lists set name = 'B'");
  const [own, theirs] = [await createPost(database, player), await createPost(database, other)];
  const fork = await createPost(database, other, { based_on: own });
  await createPost(database, player, { based_on: theirs });
  for (const list of [own, theirs]) {
    await createComment(database, player, list, 'By the player');
    await createComment(database, other, list, 'By the other');
  }
  await createLike(database, player, theirs);
  await createLike(database, other, own);
  await createFollow(database, player, other);
  await createFollow(database, other, player);
  await createBlock(database, player, await createAccount(database));
  await act(database, player, "insert into reports (kind, target_id, reason) values ('list', $1, 'spam')", [
    theirs,
  ]);
  await act(database, other, "insert into reports (kind, target_id, reason) values ('list', $1, 'spam')", [
    own,
  ]);
  return { own, theirs, fork };
}

describe("deleting one's account", () => {
  it('deletes everything of the player and nothing of others', async () => {
    const { own, theirs, fork } = await leaveTraces();
    await fromDevice(player, 'select delete_my_account()');
    const { rows: columns } = await database.withOwner(({ query }) =>
      query(
        `select table_schema || '.' || table_name as name, column_name
         from information_schema.columns
         where data_type = 'uuid' and table_schema in ('auth', 'public', 'private')
           and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`,
      ),
    );
    expect(columns.length).toBeGreaterThan(30);
    const left: unknown[] = [];
    for (const { name, column_name: column } of columns) {
      const found = await rowsOf(`select 1 from ${String(name)} where ${String(column)} = $1`, player.id);
      if (found.length > 0) left.push(`${String(name)}.${String(column)}`);
    }
    expect(left).toEqual([]);
    expect(await rowsOf('select based_on from shared_lists where id = $1', fork)).toEqual([
      { based_on: null },
    ]);
    expect(await rowsOf('select body from list_comments where list_id = $1', theirs)).toEqual([
      { body: 'By the other' },
    ]);
    expect(await rowsOf('select 1 from list_comments where list_id = $1', own)).toEqual([]);
    expect(
      await rowsOf('select likes_count, comments_count from shared_list_facts where list_id = $1', theirs),
    ).toEqual([{ likes_count: 0, comments_count: 1 }]);
    expect(
      await rowsOf('select reporter_id, excerpt <> $2 as kept from reports where target_id = $1', theirs, ''),
    ).toEqual([{ reporter_id: null, kept: true }]);
    expect(await rowsOf('select player_id, list_id from reports where target_id = $1', own)).toEqual([
      { player_id: null, list_id: null },
    ]);
    expect(await rowsOf('select 1 from auth.refresh_tokens where user_id = $1', player.id)).toEqual([]);
  });

  it('deletes the mail that was kept for the player', async () => {
    const mail = `insert into mail_outbox (kind, recipient, language, subject, body_text, body_html, status)
      values ('recovery', $1, 'en', 'A', 'a', 'a', 'kept')`;
    for (const { id } of [player, other]) await rowsOf(mail, `${id.toUpperCase()}@example.org`);
    await fromDevice(player, 'select delete_my_account()');
    expect(
      await rowsOf('select 1 from mail_outbox where lower(recipient) = $1', `${player.id}@example.org`),
    ).toEqual([]);
    expect(
      await rowsOf('select 1 from mail_outbox where lower(recipient) = $1', `${other.id}@example.org`),
    ).toHaveLength(1);
  });

  it('leaves a token that neither writes nor reads', async () => {
    await fromDevice(player, 'select delete_my_account()');
    expect((await asUser(database, player, 'select 1 from profiles')).rows).toEqual([]);
    await expect(
      act(
        database,
        player,
        'insert into army_lists (name, faction, units) values (\'A\', \'f\', \'[{"id":"a","name":"A"}]\')',
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['delete_my_account()', 'export_my_data()', 'end_session(gen_random_uuid())'])(
    'is refused for the token of a signed-out device: %s',
    async (call) => {
      const session_id = await device(player, 'Lost phone');
      await rowsOf('delete from auth.sessions where id = $1', session_id);
      await expect(act(database, player, `select ${call}`, [], { session_id })).rejects.toMatchObject({
        code: '42501',
        fields: { detail: 'session_not_found' },
      });
      expect(await rowsOf('select 1 from auth.users where id = $1', player.id)).toHaveLength(1);
    },
  );

  it('is refused for an expired session, or one of somebody else', async () => {
    const theirs = await device(other, 'Browser');
    const old = await device(player, 'Old');
    await rowsOf("update auth.sessions set not_after = now() - interval '1 minute' where id = $1", old);
    for (const session_id of [theirs, old])
      await expect(
        act(database, player, 'select delete_my_account()', [], { session_id }),
      ).rejects.toMatchObject({ fields: { detail: 'session_not_found' } });
  });

  it('is open to a banned player, and refused without sign-in', async () => {
    await setProfile(database, player, 'banned = true');
    await act(database, player, 'select delete_my_account()');
    expect(await rowsOf('select 1 from auth.users where id = $1', player.id)).toEqual([]);
    await expect(act(database, null, 'select delete_my_account()')).rejects.toMatchObject({ code: '42501' });
  });

  it('needs the second factor where there is one', async () => {
    await asOwner(
      database,
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [player.id],
    );
    const remove = (aal: string) => fromDevice(player, 'select delete_my_account()', { aal });
    await expect(remove('aal1')).rejects.toMatchObject({
      code: 'PT401',
      fields: { detail: 'insufficient_aal' },
    });
    expect(await rowsOf('select 1 from auth.users where id = $1', player.id)).toHaveLength(1);
    await remove('aal2');
    expect(await rowsOf('select 1 from auth.users where id = $1', player.id)).toEqual([]);
  });
});

describe("the export of one's data", () => {
  it('has everything of the player and nothing of others', async () => {
    await leaveTraces();
    const { rows } = await fromDevice(player, 'select export_my_data() as data');
    const data = rows[0]?.['data'] as Readonly<Record<string, unknown>>;
    expect(data).toMatchObject({
      account: { id: player.id, email: `${player.id}@example.org` },
      profile: { id: player.id, wab_id: player.wabId },
      sessions: [{ user_agent: 'Browser' }],
      saved_lists: [{ name: 'B' }],
      saved_list_versions: [{ name: 'A' }],
      likes: [{ user_id: player.id }],
      following: [{ followed_id: other.id }],
      followers: [{ follower_id: other.id }],
      blocked: [{ blocker_id: player.id }],
      reports: [{ kind: 'list', status: 'open' }],
    });
    const sizes = Object.entries(data).map(
      ([name, value]) => [name, Array.isArray(value) ? value.length : 0] as const,
    );
    expect(Object.fromEntries(sizes)).toMatchObject({ posts: 2, comments: 2, activity: 6, notifications: 4 });
    const text = JSON.stringify({ ...data, notifications: [] });
    for (const secret of [
      'By the other',
      `${other.id}@example.org`,
      'encrypted_password',
      'excerpt',
      'author_hidden',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('names every table of the player', async () => {
    const rows = await rowsOf(
      `select distinct c.conrelid::regclass::text as name
       from pg_constraint c
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and c.confrelid in ('auth.users'::regclass, 'profiles'::regclass, 'player_cards'::regclass)
       order by 1`,
    );
    // Each of these is in export_my_data, but for what is derived from the others.
    expect(rows.map(({ name }) => name)).toEqual([
      'activity_events',
      'admin_log',
      'army_list_versions',
      'army_lists',
      'catalogue_changes',
      'catalogue_editors',
      'collections',
      'game_results',
      'list_comments',
      'list_likes',
      'live_games',
      'live_members',
      'notifications',
      'player_cards',
      'player_warnings',
      'profiles',
      'reports',
      'shared_list_facts',
      'shared_lists',
      'user_blocks',
      'user_follows',
    ]);
  });

  it('is refused without sign-in', async () => {
    await expect(asUser(database, null, 'select export_my_data()')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the devices of a player', () => {
  it('are their own, the current one first, without those that ended', async () => {
    const [phone, laptop, old] = [
      await device(player, 'Phone'),
      await device(player, 'Laptop'),
      await device(player, 'Old'),
    ];
    await device(other, 'Of another');
    await rowsOf("update auth.sessions set not_after = now() - interval '1 minute' where id = $1", old);
    await rowsOf('update auth.sessions set refreshed_at = null where id = $1', phone);
    const { rows } = await act(
      database,
      player,
      `select user_agent, is_current, round(extract(epoch from now() - refreshed_at) / 3600)::int as hours from my_sessions()`,
      [],
      { session_id: phone },
    );
    expect(rows).toEqual([
      { user_agent: 'Phone', is_current: true, hours: 24 },
      { user_agent: 'Laptop', is_current: false, hours: 1 },
    ]);
    expect(
      (await act(database, player, 'select end_session($1) as done', [laptop], { session_id: phone })).rows,
    ).toEqual([{ done: true }]);
    expect(
      (await act(database, player, 'select end_session($1) as done', [laptop], { session_id: phone })).rows,
    ).toEqual([{ done: false }]);
    expect(await rowsOf('select 1 from auth.refresh_tokens where session_id = $1', laptop)).toEqual([]);
  });

  it('cannot be signed out by another player or a visitor', async () => {
    const phone = await device(player, 'Phone');
    const session_id = await device(other, 'Browser');
    const { rows } = await act(database, other, 'select end_session($1) as done', [phone], { session_id });
    expect(rows).toEqual([{ done: false }]);
    for (const call of ["end_session('00000000-0000-4000-8000-000000000000')", 'my_sessions()']) {
      await expect(act(database, null, `select ${call}`)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await rowsOf('select 1 from auth.sessions where id = $1', phone)).toHaveLength(1);
  });
});
