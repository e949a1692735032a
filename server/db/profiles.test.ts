import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const PROTECTED = ['wab_admin', 'tester', 'banned', 'deactivated'] as const;

const database = testDatabase();
let player: Account;
let admin: Account;

beforeAll(async () => {
  player = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
}, 60_000);

describe('a new account', () => {
  it('gets a profile without rights and a WAB id of its own', async () => {
    await asOwner(
      database,
      `insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@example.org' from generate_series(1, 500) n`,
    );
    const rows = await asOwner(database, 'select wab_id from profiles');
    const ids = rows.map((row) => String(row['wab_id']));
    expect(ids.filter((id) => !/^WAB(-[A-Z0-9]{4}){3}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.join('').replaceAll('-', '')).size).toBe(36);
    const [rights] = await asOwner(
      database,
      `select count(*) filter (where wab_admin) as admins, count(*) filter (where tester or banned or deactivated) as others
       from profiles`,
    );
    expect(rights).toEqual({ admins: '1', others: '0' });
  });

  it('is not made when its profile cannot be', async () => {
    const id = randomUUID();
    const attempt = database.withOwner(async ({ query }) => {
      await query('alter table profiles add constraint nobody check (id <> $$' + id + '$$)');
      await query('insert into auth.users (id) values ($1)', [id]);
    });
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
    expect(await asOwner(database, 'select 1 from auth.users where id = $1', [id])).toEqual([]);
  });

  it.each([
    ['{"language":"fr"}', 'fr'],
    ['{"language":"xx"}', 'en'],
    ['{"language":5}', 'en'],
    ['[]', 'en'],
    [null, 'en'],
  ])('with the data %s has the language %s', async (data, language) => {
    const id = randomUUID();
    await asOwner(database, 'insert into auth.users (id, raw_user_meta_data) values ($1, $2)', [id, data]);
    expect(await asOwner(database, 'select language from profiles where id = $1', [id])).toEqual([
      { language },
    ]);
  });

  it('takes its profile and its lists with it when it is deleted', async () => {
    const { id, wabId } = await createAccount(database);
    const units = '[{"id":"a","name":"A"}]';
    await asOwner(
      database,
      "insert into army_lists (user_id, wab_id, name, faction, units) values ($1, $2, 'a', 'f', $3)",
      [id, wabId, units],
    );
    await asOwner(
      database,
      "insert into shared_lists (user_id, name, faction, units) values ($1, 'a', 'f', $2)",
      [id, units],
    );
    await asOwner(database, 'delete from auth.users where id = $1', [id]);
    for (const table of ['profiles where id', 'army_lists where user_id', 'shared_lists where user_id']) {
      expect(await asOwner(database, `select 1 from ${table} = $1`, [id])).toEqual([]);
    }
  });
});

describe('a profile', () => {
  it.each(PROTECTED)('keeps %s from its owner', async (column) => {
    const attempt = asUser(database, player, `update profiles set ${column} = true where id = $1`, [
      player.id,
    ]);
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    'wab_admin = true',
    'tester = true',
    "banned = true, ban_reason = 'Spam'",
    'deactivated = true',
    "wab_id = 'WAB-AAAA-BBBB-CCCC'",
  ])('lets an administrator set %s', async (assignment) => {
    const { affected } = await asUser(database, admin, `update profiles set ${assignment} where id = $1`, [
      player.id,
    ]);
    expect(affected).toBe(1);
  });

  it.each(["wab_id = 'WAB-AAAA-BBBB-CCCC'", 'games_won = 9', 'games_lost = 0', 'id = gen_random_uuid()'])(
    'keeps its owner from setting %s',
    async (assignment) => {
      const attempt = asUser(database, player, `update profiles set ${assignment}`);
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('may be saved with its rights as they are', async () => {
    const { affected } = await asUser(database, player, "update profiles set tester = false, bio = 'Hello'");
    expect(affected).toBe(1);
  });

  it('has a user name that nobody else has, whatever its case', async () => {
    await asOwner(database, "update profiles set username = 'Ada' where id = $1", [admin.id]);
    const attempt = asUser(database, player, "update profiles set username = 'aDA' where id = $1", [
      player.id,
    ]);
    await expect(attempt).rejects.toMatchObject({ code: '23505' });
  });

  it.each([
    "username = 'a'",
    "username = ' Ada'",
    "username = E'A\\nda'",
    "bio = '  '",
    "language = 'de'",
    "avatar_url = 'javascript:alert(1)'",
    "avatar_url = '//elsewhere.example/a.png'",
    "avatar_url = 'http://example.org/a.png'",
  ])('refuses %s', async (assignment) => {
    const attempt = asUser(database, player, `update profiles set ${assignment} where id = $1`, [player.id]);
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });

  it('is no longer an administrator once banned', async () => {
    const banned = await createAccount(database, 'wab_admin', 'banned');
    const { affected } = await asUser(database, banned, 'update profiles set banned = false');
    expect(affected).toBe(0);
    const { rows } = await asUser(database, banned, 'select id from profiles');
    expect(rows).toEqual([{ id: banned.id }]);
  });
});

describe('the number of players', () => {
  it('is a number for everybody, without those who are banned, deactivated or unconfirmed', async () => {
    const [before] = (await asUser(database, null, 'select user_count() as n')).rows;
    await createAccount(database, 'banned');
    await createAccount(database, 'deactivated');
    const { id } = await createAccount(database);
    await asOwner(database, 'update auth.users set email_confirmed_at = null where id = $1', [id]);
    await createAccount(database);
    const { rows } = await asUser(database, null, 'select * from user_count() as n');
    expect(rows).toEqual([{ n: Number(before?.['n']) + 1 }]);
    expect((await asUser(database, player, 'select user_count() as n')).rows).toEqual(rows);
  });
});

describe('a notification', () => {
  it('is marked as read by its recipient, who changes nothing else of it', async () => {
    await asOwner(database, "insert into notifications (recipient_id, type) values ($1, 'build_failure')", [
      player.id,
    ]);
    expect((await asUser(database, player, 'update notifications set read = true')).affected).toBe(1);
    for (const assignment of [
      "content = '{}'",
      "type = 'friend_request'",
      'recipient_id = gen_random_uuid()',
    ]) {
      const attempt = asUser(database, player, `update notifications set ${assignment}`);
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the schema private', () => {
  it.each(['private.new_wab_id()', 'private.create_profile()', 'private.protect_profile()'])(
    'keeps %s to itself',
    async (call) => {
      await expect(asUser(database, player, `select ${call}`)).rejects.toMatchObject({ code: '42501' });
    },
  );
});
