import { describe, expect, it } from 'vitest';
import { createPost } from '#tests/builders/community.ts';
import { asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { type BackupHeader, FORMAT } from './backup-format.ts';
import { finishScript, prepareScript } from './backup-script.ts';

/**
 * As a version wrote it that had accounts, profiles and posts, and nothing that is made from them.
 */
const OLDER: BackupHeader = {
  format: FORMAT,
  product: '0.1.0',
  made: '2026-01-01T00:00:00Z',
  postgres: '15.0',
  migrations: [],
  seeds: [],
  tables: [
    { schema: 'auth', name: 'users', columns: ['id'], rows: 2 },
    { schema: 'public', name: 'profiles', columns: ['id'], rows: 2 },
    { schema: 'public', name: 'shared_lists', columns: ['id'], rows: 2 },
  ],
  sequences: [],
  leftOut: [],
};
const ROWS = ['users', 'profiles', 'lists'] as const;
const SOURCES = { users: 'auth.users', profiles: 'public.profiles', lists: 'public.shared_lists' };

const database = testDatabase();

describe('restoring a backup that is older than the cards of players', () => {
  it('creates the cards and the totals of posts, hidden if their authors are', async () => {
    const [ada, banned] = [await createAccount(database), await createAccount(database, 'banned')];
    const list = await createPost(database, ada);
    const hidden = await createPost(database, banned);
    const derived = () =>
      asOwner(
        database,
        `select f.*, l.author_hidden, c.short_id from shared_list_facts f
         join shared_lists l on l.id = f.list_id join player_cards c on c.id = f.user_id order by f.list_id`,
      );
    const before = await derived();
    await database.withOwner(async ({ query, script }) => {
      for (const name of ROWS)
        await query(`create temporary table kept_${name} as select * from ${SOURCES[name]}`);
      await query('update kept_lists set author_hidden = false');
      await query('alter table kept_users drop column confirmed_at');
      await query("select set_config('muster.replace', 'on', true)");
      await script(prepareScript(OLDER));
      await query('insert into auth.users (id, email) select id, email from kept_users');
      await query('insert into public.profiles select * from kept_profiles');
      await query('insert into public.shared_lists select * from kept_lists');
      await script(finishScript(OLDER));
    });
    expect(before.map((row) => row['is_shown'])).toEqual([list < hidden, list > hidden]);
    expect(await derived()).toEqual(before);
  });
});
