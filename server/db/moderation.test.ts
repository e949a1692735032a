import { beforeAll, describe, expect, it } from 'vitest';
import {
  commentBodies,
  postCounts,
  act,
  createComment,
  createLike,
  createPost,
  setProfile,
} from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';

const INSERT_REPORT = 'insert into reports (kind, target_id, reason, details) values ($1, $2, $3, $4)';

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
const bodies = (viewer: Account | null, of: string) => commentBodies(database, viewer, of);
const report = (who: Account, kind: string, target: string, reason = 'spam', details: string | null = null) =>
  act(database, who, INSERT_REPORT, [kind, target, reason, details]);

describe('a ban', () => {
  it.each(['banned', 'deactivated'])(
    '(%s) takes likes and comments out of sight and count, and gives them back',
    async (flag) => {
      const pest = await createAccount(database);
      const [one, two] = [await createPost(database, author), await createPost(database, author)];
      await createComment(database, pest, one, 'Pest');
      await createComment(database, pest, one, 'Pest again');
      await createComment(database, reader, one, 'Reader');
      for (const of of [one, two]) await createLike(database, pest, of);
      await createLike(database, reader, two);

      await setProfile(database, pest, `${flag} = true`);
      expect([await counts(one), await counts(two)]).toEqual([
        { likes: 0, comments: 1 },
        { likes: 1, comments: 0 },
      ]);
      expect(await bodies(null, one)).toEqual(['Reader']);
      expect(await bodies(pest, one)).toHaveLength(3);
      expect(await bodies(admin, one)).toHaveLength(3);
      await setProfile(database, pest, `${flag} = false`);
      expect([await counts(one), await counts(two)]).toEqual([
        { likes: 1, comments: 3 },
        { likes: 2, comments: 0 },
      ]);
    },
  );

  it('is not counted twice when the account is deleted after it', async () => {
    const pest = await createAccount(database);
    const one = await createPost(database, author);
    await createComment(database, pest, one);
    await createLike(database, pest, one);
    await setProfile(database, pest, 'banned = true');
    await asOwner(database, 'delete from auth.users where id = $1', [pest.id]);
    expect(await counts(one)).toEqual({ likes: 0, comments: 0 });
  });
});

describe('a report', () => {
  const stored = (who: Account) =>
    asOwner(database, 'select * from reports where reporter_id = $1 order by created_at', [who.id]);

  it('keeps author and text of the reported thing, also after it is gone', async () => {
    const [witness, pest] = [await createAccount(database), await createAccount(database)];
    await setProfile(database, pest, "username = 'Pest', bio = 'Rude words'");
    const one = await createPost(database, pest, { name: 'Rude list', description: 'Rude text' });
    const said = await createComment(database, pest, list, 'Rude comment');
    await report(witness, 'list', one, 'offensive', '  Look at it  ');
    await report(witness, 'comment', said, 'harassment');
    await report(witness, 'player', pest.id, 'other', ' ');
    await asOwner(database, 'delete from shared_lists where id = $1', [one]);
    await asOwner(database, 'delete from list_comments where id = $1', [said]);
    expect(await stored(witness)).toMatchObject([
      {
        kind: 'list',
        target_id: one,
        player_id: pest.id,
        list_id: null,
        excerpt: 'Rude list\nRude text',
        details: 'Look at it',
        status: 'open',
      },
      { kind: 'comment', player_id: pest.id, list_id: list, excerpt: 'Rude comment', details: null },
      { kind: 'player', player_id: pest.id, list_id: null, excerpt: 'Pest\nRude words', details: null },
    ]);
  });

  it('is open once for each reporter and thing, and can be made again once it was handled', async () => {
    const witness = await createAccount(database);
    await report(witness, 'list', list);
    await expect(report(witness, 'list', list, 'other')).rejects.toMatchObject({ code: '23505' });
    const { rows } = await act(
      database,
      admin,
      "update reports set status = 'dismissed', note = 'Fine' where reporter_id = $1 returning handled_by, handled_at <= now() as handled",
      [witness.id],
    );
    expect(rows).toEqual([{ handled_by: admin.id, handled: true }]);
    await report(witness, 'list', list);
    expect(await stored(witness)).toHaveLength(2);
    const closed = "update reports set status = 'resolved' where reporter_id = $1 and status = 'open'";
    await act(database, admin, closed, [witness.id]);
    const again = `update reports set status = 'open' where status = 'dismissed' and reporter_id = $1
      returning handled_by, handled_at`;
    expect((await act(database, admin, again, [witness.id])).rows).toEqual([
      { handled_by: null, handled_at: null },
    ]);
  });

  it("is refused for things that are gone, hidden or one's own", async () => {
    const down = await createPost(database, author, { is_active: false });
    for (const [who, kind, target] of [
      [reader, 'list', down],
      [reader, 'list', reader.id],
      [reader, 'comment', list],
      [reader, 'player', (await createAccount(database, 'banned')).id],
      [author, 'list', list],
      [reader, 'player', reader.id],
      [reader, 'comment', await createComment(database, reader, list)],
    ] as const) {
      await expect(report(who, kind, target)).rejects.toMatchObject({
        code: '23514',
        fields: { detail: 'report_target' },
      });
    }
    await expect(report(reader, 'nothing', list)).rejects.toMatchObject({ code: '23514' });
    await expect(report(reader, 'list', list, 'dislike')).rejects.toMatchObject({ code: '23514' });
  });

  it('takes from its reporter only the fields that are theirs', async () => {
    for (const column of ['excerpt', 'player_id', 'status', 'handled_by', 'note']) {
      const attempt = act(
        database,
        reader,
        `insert into reports (kind, target_id, reason, ${column}) values ('list', $1, 'spam', null)`,
        [list],
      );
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
    await expect(act(database, admin, "update reports set excerpt = 'changed'")).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('is limited to twenty an hour', async () => {
    const keen = await createAccount(database);
    for (let made = 0; made < 20; made += 1) await report(keen, 'list', await createPost(database, author));
    await expect(report(keen, 'list', list)).rejects.toMatchObject({ code: 'PT429' });
  });
});
