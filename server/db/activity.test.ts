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
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let ada: Account;
let bob: Account;

beforeEach(async () => {
  ada = await createAccount(database);
  bob = await createAccount(database);
});

const feed = async (viewer: Account) =>
  (await asUser(database, viewer, 'select * from activity_page()')).rows;
const deeds = async (viewer: Account | null, player: Account) =>
  (await asUser(database, viewer, 'select * from activity_page($1)', [player.id])).rows.map(
    ({ kind }) => kind,
  );
const unread = async (viewer: Account) =>
  (await asUser(database, viewer, 'select activity_unread() as n')).rows[0]?.['n'];
const told = async (viewer: Account) =>
  (
    await asUser(
      database,
      viewer,
      'select type, sender_id, content, read from notifications order by created_at, type',
    )
  ).rows;

describe('the activity of a player', () => {
  it('holds their posts, copies and comments, newest first', async () => {
    const source = await createPost(database, bob, { name: 'Source' });
    await createPost(database, ada, { name: 'First' });
    await createPost(database, ada, { name: 'Second', based_on: source });
    await createComment(database, ada, source, 'Well done');
    await createLike(database, ada, source);
    await createFollow(database, ada, bob);
    expect(await deeds(null, ada)).toEqual(['comment', 'fork', 'post']);
    const { rows } = await asUser(database, bob, 'select * from activity_page($1)', [ada.id]);
    expect(rows).toMatchObject([
      { kind: 'comment', list_name: 'Source', comment_body: 'Well done', is_mine: true },
      { kind: 'fork', list_name: 'Second', based_on: source, is_mine: true },
      {
        kind: 'post',
        list_name: 'First',
        is_mine: false,
        actor_id: ada.id,
        actor_short_id: ada.wabId.slice(0, 8),
      },
    ]);
  });

  it('has one post for a list, however often it is taken down and put up again', async () => {
    const list = await createPost(database, ada, { is_active: false });
    expect(await deeds(bob, ada)).toEqual([]);
    for (const active of [true, false, true]) {
      await act(database, ada, 'update shared_lists set is_active = $2 where id = $1', [list, active]);
    }
    expect(await deeds(bob, ada)).toEqual(['post']);
    await act(database, ada, 'update shared_lists set is_active = false where id = $1', [list]);
    expect(await deeds(bob, ada)).toEqual([]);
    expect(await deeds(ada, ada)).toEqual(['post']);
  });

  it.each([
    ['everyone', 'everyone', [true, true, true]],
    ['followers', 'everyone', [false, false, true]],
    ['nobody', 'everyone', [false, false, false]],
    ['everyone', 'signed_in', [false, true, true]],
    ['everyone', 'nobody', [false, false, true]],
  ] as const)(
    'open to %s, with a page open to %s, is seen by a visitor, a player, a follower: %j',
    async (activity, profile, expected) => {
      const fan = await createAccount(database);
      await createPost(database, ada);
      await createFollow(database, fan, ada);
      await setProfile(
        database,
        ada,
        `activity_visibility = '${activity}', profile_visibility = '${profile}'`,
      );
      const seen = await Promise.all([deeds(null, ada), deeds(bob, ada), deeds(fan, ada)]);
      expect(seen.map((kinds) => kinds.length === 1)).toEqual(expected);
      expect(await deeds(ada, ada)).toEqual(['post']);
    },
  );

  it('is hidden from players who blocked them, and during a ban', async () => {
    await createPost(database, ada);
    await createBlock(database, bob, ada);
    expect(await deeds(bob, ada)).toEqual([]);
    await setProfile(database, ada, 'banned = true');
    expect(await deeds(null, ada)).toEqual([]);
  });

  it('is written by the database only', async () => {
    const attempt = act(database, ada, "insert into activity_events (actor_id, kind) values ($1, 'finish')", [
      ada.id,
    ]);
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the feed', () => {
  it('shows acts of followed players and acts on own things, and nothing else', async () => {
    const [stranger, list] = [
      await createAccount(database),
      await createPost(database, ada, { name: 'Mine' }),
    ];
    await createFollow(database, ada, bob);
    await createPost(database, bob, { name: 'Of Bob' });
    await createPost(database, stranger, { name: 'Of a stranger' });
    await createComment(database, stranger, list);
    await createLike(database, stranger, list);
    await createFollow(database, stranger, ada);
    await createPost(database, stranger, { name: 'Copy', based_on: list });
    await createComment(database, ada, list);
    // Two of them in the same millisecond come in the order of their ids.
    const rows = (await feed(ada)).map((row) => [row['kind'], row['actor_id'] === bob.id, row['is_mine']]);
    expect(rows.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
      ['comment', false, true],
      ['follow', false, true],
      ['fork', false, true],
      ['like', false, true],
      ['post', true, false],
    ]);
  });

  it('has nothing of likes and follows that were meant for others', async () => {
    const other = await createAccount(database);
    await createFollow(database, ada, bob);
    await createLike(database, bob, await createPost(database, other));
    await createFollow(database, bob, other);
    expect(await feed(ada)).toEqual([]);
  });

  it("shows a comment by somebody followed on one's own list once", async () => {
    await createFollow(database, ada, bob);
    await createComment(database, bob, await createPost(database, ada));
    expect((await feed(ada)).map(({ kind }) => kind)).toEqual(['comment']);
  });

  it('loses entries that are taken back, deleted or blocked', async () => {
    const list = await createPost(database, ada);
    await createLike(database, bob, list);
    await createFollow(database, bob, ada);
    const said = await createComment(database, bob, list);
    expect(await feed(ada)).toHaveLength(3);
    await act(database, bob, 'delete from list_likes where list_id = $1', [list]);
    expect(await feed(ada)).toHaveLength(2);
    await act(database, bob, 'delete from user_follows');
    await act(database, bob, 'delete from list_comments where id = $1', [said]);
    expect(await feed(ada)).toEqual([]);
    await createComment(database, bob, list);
    await createLike(database, bob, list);
    expect(await feed(ada)).toHaveLength(2);
    await act(database, ada, 'insert into user_blocks (blocked_id) values ($1)', [bob.id]);
    expect(await feed(ada)).toEqual([]);
    expect(await told(ada)).toEqual([]);
  });

  it('pages without gaps, and counts entries since it was last seen', async () => {
    const list = await createPost(database, ada);
    for (let made = 0; made < 7; made += 1) await createComment(database, bob, list, String(made));
    const seen: unknown[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const { rows } = await asUser(database, ada, 'select * from activity_page(null, $1, 2)', [after]);
      seen.push(...rows.map((row) => row['comment_body']));
      after = JSON.stringify(rows.at(-1)?.['cursor']);
    }
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    expect(await unread(ada)).toBe(7);
    const [newest] = await feed(ada);
    await act(database, ada, 'update profiles set activity_seen_at = $1', [String(newest?.['created_at'])]);
    expect(await unread(ada)).toBe(0);
    await createComment(database, bob, list);
    expect(await unread(ada)).toBe(1);
  });

  it('is empty for a visitor, who has no mark either', async () => {
    expect((await asUser(database, null, 'select * from activity_page()')).rows).toEqual([]);
    await expect(asUser(database, null, 'select activity_unread()')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('notifications', () => {
  it('report acts of others on own things', async () => {
    const list = await createPost(database, ada, { name: 'Mine' });
    await createLike(database, bob, list);
    const said = await createComment(database, bob, list, `Long ${'a'.repeat(100)}`);
    await createPost(database, bob, { name: 'Copy', based_on: list });
    await createFollow(database, bob, ada);
    expect(await told(ada)).toMatchObject([
      { type: 'list_like', sender_id: bob.id, read: false, content: { list_id: list, list_name: 'Mine' } },
      { type: 'list_comment', content: { comment_id: said, preview: `Long ${'a'.repeat(45)}` } },
      { type: 'list_fork', content: { list_name: 'Copy' } },
      { type: 'new_follower', content: {} },
    ]);
    expect(await told(bob)).toEqual([]);
  });

  it('do not report own acts', async () => {
    const list = await createPost(database, ada);
    await createComment(database, ada, list);
    await createPost(database, ada, { based_on: list });
    expect(await told(ada)).toEqual([]);
  });

  it('are not sent to a player who blocked the actor', async () => {
    const list = await createPost(database, ada);
    await createBlock(database, ada, bob);
    await createPost(database, bob, { based_on: list });
    await act(database, ada, 'delete from user_blocks');
    expect(await told(ada)).toEqual([]);
  });

  it('about acts of a banned player are hidden during the ban', async () => {
    await createComment(database, bob, await createPost(database, ada));
    await setProfile(database, bob, 'banned = true');
    expect(await told(ada)).toEqual([]);
    await setProfile(database, bob, 'banned = false');
    expect(await told(ada)).toHaveLength(1);
  });

  it('go when the list goes', async () => {
    const list = await createPost(database, ada);
    await createLike(database, bob, list);
    await act(database, ada, 'delete from shared_lists where id = $1', [list]);
    expect(await told(ada)).toEqual([]);
  });

  it('do not pile up when a like is given again and again', async () => {
    const list = await createPost(database, ada);
    for (let turn = 0; turn < 5; turn += 1) {
      await act(database, bob, 'insert into list_likes (list_id) values ($1)', [list]);
      await act(database, bob, 'delete from list_likes');
    }
    await act(database, bob, 'insert into list_likes (list_id) values ($1)', [list]);
    expect(await told(ada)).toHaveLength(1);
  });
});

describe('an event', () => {
  it.each([["'comment', null"], ["'post', null"], [`'follow', '${randomUUID()}'`]])(
    'refuses a subject that its kind does not have (%s)',
    async (values) => {
      const attempt = asOwner(
        database,
        `insert into activity_events (actor_id, kind, list_id) select $1::uuid, v.* from (values (${values}::uuid)) v`,
        [ada.id],
      );
      await expect(attempt).rejects.toMatchObject({ code: '23514' });
    },
  );
});
