import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, createPost, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, createSession, PARTS } from '#tests/builders/database.ts';
import { type PostgresCluster, startPostgres } from '#tests/builders/postgres-cluster.ts';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { openDatabase, SUPABASE_DIR } from './open-database.ts';

/** The embedded database serves one after the other; here ten connections act at once. */
const cluster: PostgresCluster | null = await startPostgres();

let database: Database;
let players: readonly Account[];
let author: Account;

beforeAll(async () => {
  if (cluster === null) return;
  database = await openDatabase({ url: cluster.url, dataDir: null, supabaseDir: SUPABASE_DIR }, PARTS);
  players = await Promise.all(Array.from({ length: 20 }, () => createAccount(database)));
  author = await createAccount(database);
}, 60_000);

afterAll(async () => {
  if (cluster === null) return;
  await database.close();
  await cluster.stop();
});

/** Returns the stored counts of a list beside the true ones. */
const counts = async (list: string) => {
  const [row] = await asOwner(
    database,
    `select likes_count as likes, comments_count as comments,
       (select count(*)::int from list_likes k join player_cards p on p.id = k.user_id where k.list_id = $1 and not p.is_hidden) as true_likes,
       (select count(*)::int from list_comments c join player_cards p on p.id = c.user_id where c.list_id = $1 and not p.is_hidden) as true_comments
     from shared_list_facts where list_id = $1`,
    [list],
  );
  return row;
};
const like = (who: Account, list: string) =>
  act(database, who, 'insert into list_likes (list_id) values ($1) on conflict do nothing', [list]);
const comment = (who: Account, list: string) =>
  act(database, who, "insert into list_comments (list_id, body) values ($1, 'a')", [list]);
const leave = async (who: Account) =>
  act(database, who, 'select delete_my_account()', [], { session_id: await createSession(database, who) });
/** The codes of those that were refused. */
const refusals = async (attempts: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(attempts)).flatMap((one) =>
    one.status === 'rejected'
      ? [one.reason instanceof DatabaseError ? one.reason.code : String(one.reason)]
      : [],
  );

describe.runIf(cluster !== null)('many players at once', () => {
  it('likes and comments are all counted, and no like twice', async () => {
    const list = await createPost(database, author);
    expect(
      await refusals(
        players.flatMap((who) => [like(who, list), like(who, list), comment(who, list), comment(who, list)]),
      ),
    ).toEqual([]);
    expect(await counts(list)).toEqual({ likes: 20, comments: 40, true_likes: 20, true_comments: 40 });
    const back = players.map((who) =>
      act(database, who, 'delete from list_likes where list_id = $1', [list]),
    );
    expect(await refusals([...back, ...players.map((who) => comment(who, list))])).toEqual([]);
    expect(await counts(list)).toEqual({ likes: 0, comments: 60, true_likes: 0, true_comments: 60 });
  });

  it('a ban amid comments and likes leaves counts that are true', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const list = await createPost(database, author);
      const pest = await createAccount(database);
      const codes = await refusals([
        ...Array.from({ length: 6 }, () => comment(pest, list)),
        like(pest, list),
        setProfile(database, pest, 'banned = true'),
        ...players.slice(0, 6).map((who) => comment(who, list)),
        ...Array.from({ length: 4 }, () => comment(pest, list)),
      ]);
      expect(codes.filter((code) => code !== '42501')).toEqual([]);
      const told = await counts(list);
      expect(told).toMatchObject({ likes: told?.['true_likes'], comments: told?.['true_comments'] });
      expect(told).toMatchObject({ comments: 6, likes: 0 });
    }
  });

  it('a limit holds for a player who is everywhere at once', async () => {
    const list = await createPost(database, author);
    const keen = await createAccount(database);
    const codes = await refusals(Array.from({ length: 45 }, () => comment(keen, list)));
    expect(codes).toEqual(Array.from({ length: 15 }, () => 'PT429'));
    expect(await counts(list)).toMatchObject({ comments: 30, true_comments: 30 });
  });

  it('one of several saves of the same revision wins, and every save is kept', async () => {
    const [owner] = players;
    if (owner === undefined) throw new Error('There are no players');
    const { rows } = await act(
      database,
      owner,
      'insert into army_lists (name, faction, units) values (\'Start\', \'f\', \'[{"id":"a","name":"A"}]\') returning id',
    );
    const id = String(rows[0]?.['id']);
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        act(database, owner, 'update army_lists set name = $2 where id = $1 and revision = 1', [
          id,
          `Name ${String(at)}`,
        ]),
      ),
    );
    expect(saves.reduce((sum, { affected }) => sum + affected, 0)).toBe(1);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        act(database, owner, 'update army_lists set name = $2 where id = $1', [id, `Again ${String(at)}`]),
      ),
    );
    const [kept] = await asOwner(
      database,
      `select (select revision from army_lists where id = $1)::int as revision, count(distinct name)::int as versions
       from army_list_versions where list_id = $1`,
      [id],
    );
    expect(kept).toEqual({ revision: 12, versions: 11 });
  });

  it('two players who block and follow each other at once end without following', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [one, other] = [await createAccount(database), await createAccount(database)];
      const codes = await refusals([
        act(database, other, 'insert into user_follows (followed_id) values ($1)', [one.id]),
        act(database, one, 'insert into user_blocks (blocked_id) values ($1)', [other.id]),
        act(database, one, 'insert into user_follows (followed_id) values ($1)', [other.id]),
      ]);
      expect(codes.filter((code) => code !== '42501')).toEqual([]);
      expect(
        await asOwner(database, 'select 1 from user_follows where $1 in (follower_id, followed_id)', [
          one.id,
        ]),
      ).toEqual([]);
    }
  });

  it('accounts that are deleted together leave no traces', async () => {
    const list = await createPost(database, author);
    const going = await Promise.all(Array.from({ length: 10 }, () => createAccount(database)));
    await Promise.all(going.flatMap((who) => [like(who, list), comment(who, list)]));
    expect(await refusals(going.map((who) => leave(who)))).toEqual([]);
    expect(await counts(list)).toEqual({ likes: 0, comments: 0, true_likes: 0, true_comments: 0 });
  });

  it('simultaneous saves of one player never exceed the quota', async () => {
    const who = await createAccount(database);
    await asOwner(database, "update private.quotas set most_rows = 7 where kind = 'lists'");
    const save = () =>
      act(
        database,
        who,
        `insert into army_lists (name, faction, units) values ('a', 'f', '[{"id":"a","name":"A"}]')`,
      );
    const refused = await refusals(Array.from({ length: 30 }, save));
    expect(refused).toEqual(Array.from({ length: 23 }, () => 'PT413'));
    const rows = await asOwner(database, 'select count(*)::int as n from army_lists where user_id = $1', [
      who.id,
    ]);
    expect(rows).toEqual([{ n: 7 }]);
  });
});
