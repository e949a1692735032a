import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesOf, POINTS } from '#tests/builders/catalogue-changes.ts';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  asUser,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const database = testDatabase();
const { decide, one } = changesOf(database);
let admin: Account;
let author: Account;

beforeAll(async () => {
  admin = await createAccount(database, 'wab_admin');
}, 60_000);
beforeEach(async () => {
  author = await createAccount(database);
});

const EMPTY = { factions: {}, units: {}, terms: {}, missions: {} };
const publish = async (...changes: readonly string[]) => {
  const [newest] = await asOwner(
    database,
    'select coalesce(max(number), 0)::integer as number from catalogue_releases',
  );
  const content = { ...EMPTY, units: { 'north/orc': POINTS } };
  await act(database, admin, "select publish_release($1, $2, $3, 'Notes', null, null, null, $4::uuid[])", [
    Number(newest?.['number']),
    JSON.stringify(content),
    JSON.stringify(EMPTY),
    `{${changes.join()}}`,
  ]);
  return Number(newest?.['number']) + 1;
};
const page = async (who: Account) =>
  (await asUser(database, who, 'select kind, actor_id, is_mine, detail from activity_page()')).rows;
const decisions = async (who: Account) =>
  (await page(who)).map(({ detail }) => (detail as Readonly<Record<string, unknown>>)['decision']);
const told = async (who: Account) =>
  (await asUser(database, who, 'select type, sender_id, content from notifications order by created_at'))
    .rows;
const unread = async (who: Account) =>
  (await asUser(database, who, 'select activity_unread() as n')).rows[0]?.['n'];

describe('the news of a decision about a change of the catalogue', () => {
  it('tells its author what became of it, in the words for the author, without the editor’s name', async () => {
    const change = await one(author, { change: { fields: { name: 'Wolf', points: 30 } } });
    expect(await page(author)).toEqual([]);
    await decide(admin, change, 'returned', 'Which printing?');
    expect(await page(author)).toEqual([
      {
        kind: 'decision',
        actor_id: author.id,
        is_mine: true,
        detail: {
          decision: 'returned',
          section: 'units',
          target: 'north/orc',
          name: 'Wolf',
          answer: 'Which printing?',
        },
      },
    ]);
    expect(await told(author)).toMatchObject([
      { type: 'change_decided', sender_id: null, content: { decision: 'returned', change_id: change } },
    ]);
    expect(await unread(author)).toBe(1);
  });

  it('comes for acceptance, publication with its release, and refusal', async () => {
    const [taken, refused] = [await one(author), await one(author)];
    await decide(admin, taken, 'accepted');
    await decide(admin, refused, 'declined', 'The card says 25.');
    const release = await publish(taken);
    expect(await decisions(author)).toEqual(['published', 'declined', 'accepted']);
    expect((await page(author))[0]?.['detail']).toMatchObject({ release });
    expect(await told(author)).toHaveLength(3);
  });

  it('is one a change and decision: a second question takes the place of the first', async () => {
    const change = await one(author);
    await decide(admin, change, 'returned', 'Which printing?');
    await decide(admin, change, 'returned', 'Which page?');
    expect(await page(author)).toMatchObject([{ detail: { answer: 'Which page?' } }]);
    expect(await told(author)).toHaveLength(1);
    await decide(admin, change, 'returned', 'Which page?');
    expect(await told(author)).toHaveLength(1);
  });

  it('goes when the decision is taken back, by hand or in the log', async () => {
    const change = await one(author);
    await decide(admin, change, 'accepted');
    await decide(admin, change, 'proposed');
    expect([await page(author), await told(author)]).toEqual([[], []]);
    await decide(admin, change, 'accepted');
    const [entry] = await asOwner(
      database,
      'select id from admin_log where target_id = $1 order by id desc limit 1',
      [change],
    );
    await act(database, admin, 'select undo_admin_change($1)', [Number(entry?.['id'])]);
    expect([await page(author), await told(author)]).toEqual([[], []]);
  });

  it('does not come of one’s own decision, revision or withdrawal', async () => {
    const own = await one(admin);
    await decide(admin, own, 'accepted');
    await publish(own);
    expect(await page(admin)).toEqual([]);
    const change = await one(author);
    await act(database, author, 'select withdraw_change($1)', [change]);
    expect(await page(author)).toEqual([]);
  });

  it('is seen by its author alone, whoever follows or administers', async () => {
    await decide(admin, await one(author), 'accepted');
    const follower = await createAccount(database);
    await act(database, follower, 'insert into user_follows (followed_id) values ($1)', [author.id]);
    for (const who of [follower, admin, null]) {
      const { rows } = await asUser(
        database,
        who,
        "select id from activity_events where kind = 'decision' and actor_id = $1",
        [author.id],
      );
      expect(rows).toEqual([]);
    }
    expect(await page(follower)).toEqual([]);
  });

  it('is in the author’s export and goes with the account', async () => {
    const change = await one(author);
    await decide(admin, change, 'accepted');
    const claims = { session_id: await createSession(database, author) };
    const { rows } = await act(database, author, 'select export_my_data() as data', [], claims);
    expect(rows[0]?.['data']).toMatchObject({
      activity: [{ kind: 'decision', change_id: change }],
      notifications: [{ type: 'change_decided' }],
    });
    await asOwner(database, 'delete from auth.users where id = $1', [author.id]);
    expect(await asOwner(database, 'select id from activity_events where change_id = $1', [change])).toEqual(
      [],
    );
  });
});
