import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, createBlock, createPost, setProfile } from '#tests/builders/community.ts';
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

const facts = async (list: string) =>
  (await asOwner(database, 'select * from shared_list_facts where list_id = $1', [list]))[0];
const factsOf = async (...units: readonly object[]) =>
  facts(
    await createPost(database, author, {
      units: JSON.stringify(units.map((unit) => ({ id: 'a', name: 'A', ...unit }))),
    }),
  );
const seen = async (viewer: Account | null, list: string) =>
  (await asUser(database, viewer, 'select 1 from shared_lists where id = $1', [list])).rows.length === 1;

describe('the totals of a post', () => {
  it('are points, command and units, each times its quantity, one by default', async () => {
    expect(
      await factsOf(
        { pointsCost: 35, quantity: 2, command: 1 },
        { id: 'b', pointsCost: 20, command: 2 },
        { id: 'c', quantity: 3 },
      ),
    ).toMatchObject({ points: 90, command: 4, unit_count: 6, unit_ids: '{a,b,c}' });
  });

  it('follow the list when it is changed, and cannot be written directly', async () => {
    const list = await createPost(database, author);
    await act(database, author, 'update shared_lists set units = $2, faction = $3 where id = $1', [
      list,
      '[{"id":"z","name":"Zed","pointsCost":7}]',
      'g',
    ]);
    expect(await facts(list)).toMatchObject({ points: 7, unit_ids: '{z}', faction: 'g' });
    const attempt = act(database, author, 'update shared_list_facts set points = 1');
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });

  it('count a command that is a text as zero', async () => {
    expect(await factsOf({ pointsCost: 10, command: 'many' })).toMatchObject({ points: 10, command: 0 });
  });

  it('hold a made-up list of the greatest size', async () => {
    const units = Array.from({ length: 200 }, (_, at) => ({
      id: `unit-${String(at)}`,
      name: `${String(at)} ${'n'.repeat(190)}`,
    }));
    const row = await factsOf(...units);
    expect(row).toMatchObject({ unit_count: 200 });
    expect(String(row?.['search_text']).length).toBeLessThan(9000);
  });
});

describe('a post', () => {
  it.each([
    ['a description with control characters', "description = E'a\\u0007b'"],
    ['a list based on itself', 'based_on = id'],
  ])('refuses %s', async (_what, assignment) => {
    const list = await createPost(database, author);
    await expect(
      asOwner(database, `update shared_lists set ${assignment} where id = $1`, [list]),
    ).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('records its original if the author may see it', async () => {
    const source = await createPost(database, author);
    const down = await createPost(database, author, { is_active: false });
    const fork = async (who: Account, from: string) =>
      (
        await act(
          database,
          who,
          `insert into shared_lists (name, faction, units, based_on) values ($1, 'f', '[{"id":"a","name":"A"}]', $2) returning id, based_on`,
          [randomUUID(), from],
        )
      ).rows[0];
    expect(await fork(reader, source)).toMatchObject({ based_on: source });
    expect(await fork(reader, down)).toMatchObject({ based_on: null });
    expect(await fork(author, down)).toMatchObject({ based_on: down });
    expect(await fork(reader, randomUUID())).toMatchObject({ based_on: null });
    const forks = await asUser(database, null, 'select id from shared_lists where based_on = $1', [source]);
    expect(forks.rows).toHaveLength(1);
  });

  it('stands alone when its original is deleted, and its descent cannot be rewritten', async () => {
    const source = await createPost(database, author);
    const fork = await createPost(database, reader, { based_on: source });
    const attempt = act(database, reader, 'update shared_lists set based_on = null where id = $1', [fork]);
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
    await act(database, author, 'delete from shared_lists where id = $1', [source]);
    expect(await asOwner(database, 'select based_on from shared_lists where id = $1', [fork])).toEqual([
      { based_on: null },
    ]);
  });

  it('remains a copy after its original was deleted, and its author cannot change that', async () => {
    const owner = await createAccount(database);
    const source = await createPost(database, owner);
    const fork = await createPost(database, reader, { based_on: source });
    const ofFork = async () =>
      asOwner(database, 'select based_on, is_copy from shared_lists where id = $1', [fork]);
    expect(await ofFork()).toEqual([{ based_on: source, is_copy: true }]);
    await act(database, owner, 'delete from shared_lists where id = $1', [source]);
    expect(await ofFork()).toEqual([{ based_on: null, is_copy: true }]);
    await expect(
      act(database, reader, 'update shared_lists set is_copy = false where id = $1', [fork]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      act(
        database,
        reader,
        `insert into shared_lists (name, faction, units, is_copy) values ('C', 'f', '[{"id":"a","name":"A"}]', true)`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
    const own = await createPost(database, reader, { is_copy: true });
    expect(await asOwner(database, 'select is_copy from shared_lists where id = $1', [own])).toEqual([
      { is_copy: false },
    ]);
  });

  it('is hidden from players who blocked its author, and from nobody else', async () => {
    const [pest, victim] = [await createAccount(database), await createAccount(database)];
    const list = await createPost(database, pest);
    await createBlock(database, victim, pest);
    expect(await seen(victim, list)).toBe(false);
    for (const viewer of [null, reader, pest, admin]) expect(await seen(viewer, list)).toBe(true);
    const { rows } = await asUser(database, victim, 'select 1 from shared_list_facts where list_id = $1', [
      list,
    ]);
    expect(rows).toEqual([]);
  });

  it.each(['banned', 'deactivated'])(
    'is hidden while its author is %s, and comes back as it was',
    async (flag) => {
      const one = await createAccount(database);
      const [list, down] = [
        await createPost(database, one),
        await createPost(database, one, { is_active: false }),
      ];
      const before = await asOwner(database, 'select * from shared_lists where id = $1', [list]);
      await setProfile(database, one, `${flag} = true`);
      for (const viewer of [null, reader]) expect(await seen(viewer, list)).toBe(false);
      for (const viewer of [one, admin]) expect(await seen(viewer, list)).toBe(true);
      expect(await facts(list)).toMatchObject({ is_shown: false });
      await setProfile(database, one, `${flag} = false`);
      expect(await asOwner(database, 'select * from shared_lists where id = $1', [list])).toEqual(before);
      expect([await seen(null, list), await seen(null, down)]).toEqual([true, false]);
    },
  );

  it('cannot be shown by its author while hidden, nor hidden by a column of theirs', async () => {
    const attempt = act(database, author, 'update shared_lists set author_hidden = false');
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });

  it('is hidden from the start when the service key posts it for a banned player', async () => {
    const list = await createPost(database, await createAccount(database, 'banned'));
    expect(await seen(reader, list)).toBe(false);
  });

  it('is limited to twenty an hour, updates apart', async () => {
    const keen = await createAccount(database);
    const post = () =>
      act(
        database,
        keen,
        `insert into shared_lists (name, faction, units) values ($1, 'f', '[{"id":"a","name":"A"}]')`,
        [randomUUID()],
      );
    for (let made = 0; made < 20; made += 1) await post();
    await expect(post()).rejects.toMatchObject({ code: 'PT429', fields: { detail: 'posts' } });
    await act(database, keen, "update shared_lists set description = 'a'");
  });
});

describe('rows that came in without triggers', () => {
  it('get their cards and facts', async () => {
    const one = await createAccount(database);
    const list = await createPost(database, one);
    const before = await facts(list);
    await database.withOwner(async ({ query }) => {
      await query('set local session_replication_role = replica');
      await query('delete from shared_list_facts where list_id = $1', [list]);
      await query('delete from player_cards where id = $1', [one.id]);
      await query('select private.fill_derived()');
    });
    expect(await facts(list)).toEqual(before);
  });
});
