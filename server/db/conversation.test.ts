import { beforeAll, describe, expect, it } from 'vitest';
import {
  commentBodies,
  postCounts,
  act,
  createBlock,
  createComment,
  createLike,
  createPost,
  setProfile,
} from '#tests/builders/community.ts';
import { type Account, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let author: Account;
let reader: Account;
let admin: Account;
let list: string;

beforeAll(async () => {
  author = await createAccount(database);
  reader = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
  list = await createPost(database, author);
}, 60_000);

const counts = (of: string) => postCounts(database, of);
const like = (who: Account, of: string) =>
  act(database, who, 'insert into list_likes (list_id) values ($1)', [of]);
const comment = (who: Account, of: string, body = 'Nice') =>
  act(database, who, 'insert into list_comments (list_id, body) values ($1, $2) returning id, body', [
    of,
    body,
  ]);
const bodies = (viewer: Account | null, of: string) => commentBodies(database, viewer, of);

describe('a like', () => {
  it('is counted once, and not any more when it is taken back', async () => {
    const one = await createPost(database, author);
    await like(reader, one);
    await expect(like(reader, one)).rejects.toMatchObject({ code: '23505' });
    await act(database, reader, 'insert into list_likes (list_id) values ($1) on conflict do nothing', [one]);
    expect(await counts(one)).toMatchObject({ likes: 1 });
    await act(database, reader, 'delete from list_likes where list_id = $1', [one]);
    await act(database, reader, 'delete from list_likes where list_id = $1', [one]);
    expect(await counts(one)).toMatchObject({ likes: 0 });
  });

  it("is not given to one's own list, to a list that was taken down or hidden, or past a block", async () => {
    const [pest, banned] = [await createAccount(database), await createAccount(database)];
    const hidden = await createPost(database, banned);
    await setProfile(database, banned, 'banned = true');
    await createBlock(database, author, pest);
    const down = await createPost(database, author, { is_active: false });
    const ofPest = await createPost(database, pest);
    for (const [who, of] of [
      [author, list],
      [reader, down],
      [reader, hidden],
      [pest, list],
      [author, ofPest],
      [reader, '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      await expect(like(who, of)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is shown to its giver and to the author of the list', async () => {
    const [fan, other, one] = [await createAccount(database), reader, await createPost(database, author)];
    await createLike(database, fan, one);
    const seen = async (viewer: Account | null) =>
      (await asUser(database, viewer, 'select user_id from list_likes where list_id = $1', [one])).rows
        .length;
    expect([
      await seen(fan),
      await seen(author),
      await seen(other),
      await seen(admin),
      await seen(null),
    ]).toEqual([1, 1, 0, 0, 0]);
  });
});

describe('a comment', () => {
  it('is trimmed, counted, and shown to everybody', async () => {
    const one = await createPost(database, author);
    const { rows } = await comment(reader, one, ' \n Two\r\nlines \t');
    expect(rows[0]?.['body']).toBe('Two\nlines');
    expect(await counts(one)).toMatchObject({ comments: 1 });
    for (const viewer of [null, reader, author, admin])
      expect(await bodies(viewer, one)).toEqual(['Two\nlines']);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['2,001 characters', 'a'.repeat(2001)],
    ['a control character', 'a\u0007b'],
    ['an escape sequence', 'a\u001b[31mb'],
  ])('refuses %s', async (_what, body) => {
    await expect(comment(reader, list, body)).rejects.toMatchObject({ code: '23514' });
  });

  it('takes 2,000 characters of any script, and HTML as the text that it is', async () => {
    const one = await createPost(database, author);
    const body = `<script>alert(1)</script> Überraschung 🐺 ${'я'.repeat(1900)}`;
    await comment(reader, one, body);
    expect(await bodies(null, one)).toEqual([body]);
  });

  it("cannot be made in somebody else's name or time, nor changed", async () => {
    for (const [statement, params] of [
      ['insert into list_comments (list_id, user_id, body) values ($1, $2, $3)', [list, author.id, 'a']],
      [
        'insert into list_comments (list_id, body, created_at) values ($1, $2, $3)',
        [list, 'a', '2020-01-01'],
      ],
      ['insert into list_comments (list_id, body, author_hidden) values ($1, $2, $3)', [list, 'a', true]],
      ["update list_comments set body = 'b' where list_id = $1", [list]],
    ] as const) {
      await expect(act(database, reader, statement, [...params])).rejects.toMatchObject({ code: '42501' });
    }
  });

  it("may be made on one's own list, and not past a block or on a list that is gone", async () => {
    const pest = await createAccount(database);
    const one = await createPost(database, author);
    await createBlock(database, author, pest);
    await comment(author, one);
    const down = await createPost(database, author, { is_active: false });
    const ofPest = await createPost(database, pest);
    for (const [who, of] of [
      [pest, one],
      [author, ofPest],
      [reader, down],
      [author, down],
    ] as const) {
      await expect(comment(who, of)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is deleted by its author, the author of the list and administrators, and by nobody else', async () => {
    const one = await createPost(database, author);
    const remove = async (who: Account) => {
      const id = await createComment(database, reader, one);
      return (await act(database, who, 'delete from list_comments where id = $1', [id])).affected;
    };
    const other = await createAccount(database);
    expect([await remove(reader), await remove(author), await remove(admin), await remove(other)]).toEqual([
      1, 1, 1, 0,
    ]);
    expect(await counts(one)).toMatchObject({ comments: 1 });
  });

  it('is hidden from a reader who blocked its author, and from nobody else', async () => {
    const [pest, victim] = [await createAccount(database), await createAccount(database)];
    const one = await createPost(database, author);
    await createComment(database, pest, one, 'Pest');
    await createComment(database, reader, one, 'Reader');
    await createBlock(database, victim, pest);
    expect(await bodies(victim, one)).toEqual(['Reader']);
    expect(await bodies(null, one)).toEqual(['Pest', 'Reader']);
  });

  it('goes out of sight with a list that was taken down', async () => {
    const one = await createPost(database, author);
    await createComment(database, reader, one);
    await act(database, author, 'update shared_lists set is_active = false where id = $1', [one]);
    expect(await bodies(null, one)).toEqual([]);
    expect(await bodies(author, one)).toHaveLength(1);
  });

  it('is limited to thirty in ten minutes, deleted ones among them', async () => {
    const keen = await createAccount(database);
    for (let made = 0; made < 30; made += 1) await comment(keen, list);
    await act(database, keen, 'delete from list_comments where user_id = $1', [keen.id]);
    await expect(comment(keen, list)).rejects.toMatchObject({
      code: 'PT429',
      fields: { detail: 'comments' },
    });
    await comment(reader, list);
  });
});
