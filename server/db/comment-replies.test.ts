import { beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  createBlock,
  createComment,
  createFollow,
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
let author: Account;
let ada: Account;
let bob: Account;
let admin: Account;
let list: string;

beforeAll(async () => {
  admin = await createAccount(database, 'wab_admin');
}, 60_000);

const newPeople = async () => {
  author = await createAccount(database);
  ada = await createAccount(database);
  bob = await createAccount(database);
  list = await createPost(database, author);
};
const answer = async (who: Account | null, comment: string, body = 'An answer', on = list) => {
  const { rows } = await act(
    database,
    who,
    'insert into list_comments (list_id, body, answers_id) values ($1, $2, $3) returning id',
    [on, body, comment],
  );
  return inTurn(String(rows[0]?.['id']));
};
const say = async (who: Account, body = 'A comment') =>
  inTurn(await createComment(database, who, list, body));
let stamped = 0;
/** Gives each comment a second of its own: in the same millisecond their ids would decide. */
const inTurn = async (comment: string) => {
  stamped += 1;
  const time = new Date(Date.UTC(2026, 0, 1) + stamped * 1_000).toISOString();
  await asOwner(database, 'update list_comments set created_at = $2 where id = $1', [comment, time]);
  return comment;
};
const page = async (viewer: Account | null, after: unknown = null, size = 30) =>
  (
    await asUser(database, viewer, 'select * from comments_page($1, $2, $3)', [
      list,
      after === null ? null : JSON.stringify(after),
      size,
    ])
  ).rows;
const bodies = async (viewer: Account | null) => (await page(viewer)).map(({ body }) => body);
const remove = (who: Account, comment: string) =>
  act(database, who, 'delete from list_comments where id = $1', [comment]);
const events = async (viewer: Account) =>
  (await asUser(database, viewer, 'select kind, comment_body, is_mine from activity_page()')).rows;

describe('an answer to a comment', () => {
  it('stands under that comment, and an answer to it stands in the same thread', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    await say(bob, 'second');
    const one = await answer(bob, first, 'first, answered');
    await answer(ada, one, 'first, answered again');
    expect(await bodies(null)).toEqual(['first', 'first, answered', 'first, answered again', 'second']);
    expect((await page(null)).map((row) => row['thread_id'])).toEqual([null, first, first, null]);
  });

  it('is counted as a comment of the list', async () => {
    await newPeople();
    await answer(bob, await say(ada));
    const [facts] = await asOwner(
      database,
      'select comments_count as n from shared_list_facts where list_id = $1',
      [list],
    );
    expect(facts?.['n']).toBe(2);
  });

  it('comes in the same order in pages of two as in one', async () => {
    await newPeople();
    const first = await say(ada, '1');
    const second = await say(ada, '2');
    await answer(bob, second, '2a');
    await answer(bob, first, '1a');
    await answer(bob, first, '1b');
    const seen: unknown[] = [];
    let after: unknown = null;
    for (let turn = 0; turn < 3; turn += 1) {
      const rows = await page(null, after, 2);
      seen.push(...rows.map(({ body }) => body));
      after = rows.at(-1)?.['cursor'];
    }
    expect(seen).toEqual(['1', '1a', '1b', '2', '2a']);
  });

  it('stays where it is when the comment is deleted, and says that it is deleted', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    const one = await answer(bob, first, 'one');
    await answer(ada, one, 'two');
    await say(bob, 'second');
    await remove(ada, first);
    expect((await page(null)).map((row) => [row['body'], row['is_thread_deleted']])).toEqual([
      ['one', true],
      ['two', true],
      ['second', false],
    ]);
    await answer(author, one, 'three');
    expect(await bodies(null)).toEqual(['one', 'two', 'three', 'second']);
  });

  it('stays under a comment that this reader may not see, which does not count as deleted', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    await answer(bob, first, 'one');
    const victim = await createAccount(database);
    await createBlock(database, victim, ada);
    expect(await page(victim)).toMatchObject([{ body: 'one', is_thread_deleted: false }]);
    await setProfile(database, ada, 'banned = true');
    expect(await page(null)).toMatchObject([{ body: 'one', is_thread_deleted: false }]);
  });

  it('is neither shown nor counted while its author is banned or an administrator hides it', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    const one = await answer(bob, first, 'one');
    await act(
      database,
      admin,
      "update list_comments set is_hidden = true, hidden_reason = 'rude' where id = $1",
      [one],
    );
    expect(await bodies(null)).toEqual(['first']);
    expect(await page(bob)).toMatchObject([{ body: 'first' }, { is_hidden: true, hidden_reason: 'rude' }]);
    await answer(author, first, 'two');
    await setProfile(database, author, 'banned = true');
    await setProfile(database, author, 'banned = false');
    expect(await bodies(null)).toEqual(['first', 'two']);
  });

  it('is refused to a comment that is gone, hidden, of a banned player or of another list', async () => {
    await newPeople();
    const [gone, hidden, banned] = [await say(ada), await say(ada), await say(bob)];
    const other = await createPost(database, author);
    await remove(ada, gone);
    await asOwner(database, 'update list_comments set is_hidden = true where id = $1', [hidden]);
    const elsewhere = await createComment(database, ada, other);
    await setProfile(database, bob, 'banned = true');
    for (const comment of [gone, hidden, banned, elsewhere, '00000000-0000-4000-8000-000000000000']) {
      await expect(answer(author, comment)).rejects.toMatchObject({ code: '23503' });
    }
  });

  it('is refused past a block in either direction', async () => {
    await newPeople();
    const first = await say(ada);
    await createBlock(database, ada, bob);
    const other = await createAccount(database);
    await createBlock(database, other, ada);
    await expect(answer(bob, first)).rejects.toMatchObject({ code: '42501' });
    await expect(answer(other, first)).rejects.toMatchObject({ code: '42501' });
  });

  it('is refused to visitors, banned players and in a thread or name of one’s own choice', async () => {
    await newPeople();
    const first = await say(ada);
    const banned = await createAccount(database, 'banned');
    await expect(answer(null, first)).rejects.toMatchObject({ code: '42501' });
    await expect(answer(banned, first)).rejects.toMatchObject({ code: '42501' });
    for (const column of ['thread_id', 'thread_at', 'user_id'] as const) {
      const value = column === 'thread_at' ? '2020-01-01' : ada.id;
      const attempt = act(
        database,
        bob,
        `insert into list_comments (list_id, body, answers_id, ${column}) values ($1, 'a', $2, $3)`,
        [list, first, value],
      );
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
    const moved = act(database, ada, 'update list_comments set answers_id = null where id = $1', [first]);
    await expect(moved).rejects.toMatchObject({ code: '42501' });
  });

  it('counts among the thirty comments in ten minutes and among the comments one may keep', async () => {
    await newPeople();
    const first = await say(ada);
    for (let made = 0; made < 30; made += 1) await answer(bob, first);
    await expect(answer(bob, first)).rejects.toMatchObject({ code: 'PT429', fields: { detail: 'comments' } });
    const [kept] = await asOwner(
      database,
      "select used_rows from private.kept where user_id = $1 and kind = 'comments'",
      [bob.id],
    );
    expect(kept?.['used_rows']).toBe(30);
  });

  it('is in the export of its author, and a deleted account leaves the answers of others', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    await answer(bob, first, 'one');
    const session = { session_id: await createSession(database, bob) };
    const [row] = (await act(database, bob, 'select export_my_data() as it', [], session)).rows;
    expect(row?.['it']).toMatchObject({ comments: [{ body: 'one', answers_id: first }] });
    await asOwner(database, 'delete from auth.users where id = $1', [ada.id]);
    expect(await page(null)).toMatchObject([{ body: 'one', is_thread_deleted: true }]);
  });

  it('returns to its thread after an administrator’s deletion, also without its parent', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    const one = await answer(bob, first, 'one');
    await answer(ada, first, 'two');
    await remove(admin, one);
    await remove(ada, first);
    const [entry] = await asOwner(database, 'select id from admin_log where target_id = $1', [one]);
    await act(database, admin, 'select undo_admin_change($1)', [Number(entry?.['id'])]);
    expect(await bodies(null)).toEqual(['one', 'two']);
  });
});

describe('the news of an answer', () => {
  it('goes to the author of the comment and to the author of the list, to each once', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    await answer(bob, first, 'one');
    expect(await events(ada)).toEqual([{ kind: 'reply', comment_body: 'one', is_mine: true }]);
    expect((await events(author)).map(({ kind }) => kind)).toEqual(['comment', 'comment']);
    const told = async (who: Account) =>
      (await asUser(database, who, 'select type, content from notifications order by created_at')).rows;
    expect(await told(ada)).toMatchObject([{ type: 'comment_reply', content: { preview: 'one' } }]);
    expect((await asUser(database, ada, 'select activity_unread() as n')).rows).toEqual([{ n: 1 }]);
  });

  it('is one row for somebody who follows the one who answered', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    await createFollow(database, ada, bob);
    await answer(bob, first, 'one');
    expect((await events(ada)).map(({ kind }) => kind)).toEqual(['reply']);
  });

  it('is not sent for an answer to oneself, and is a comment for the author of the list', async () => {
    await newPeople();
    const first = await say(ada, 'first');
    const mine = await answer(author, first, 'one');
    await answer(ada, first, 'to myself');
    await answer(bob, mine, 'to the author');
    expect((await events(ada)).map(({ comment_body: body }) => body)).toEqual(['one']);
    expect((await events(author)).filter(({ comment_body: body }) => body === 'to the author')).toHaveLength(
      1,
    );
  });

  it('goes with the answer, and is not seen by others or of somebody who was blocked since', async () => {
    await newPeople();
    const one = await answer(bob, await say(ada, 'first'), 'one');
    const stranger = await createAccount(database);
    const seen = async (who: Account | null) =>
      (
        await asUser(
          database,
          who,
          "select id from activity_events where kind = 'reply' and comment_id = $1",
          [one],
        )
      ).rows.length;
    expect([await seen(stranger), await seen(null), await seen(author), await seen(bob)]).toEqual([
      0, 0, 0, 1,
    ]);
    await createBlock(database, ada, bob);
    expect(await events(ada)).toEqual([]);
    await remove(bob, one);
    expect(await seen(bob)).toBe(0);
  });
});
