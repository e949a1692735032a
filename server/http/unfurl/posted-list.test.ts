import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createPost } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, openTestDatabase } from '#tests/builders/database.ts';
import { postedLists } from './posted-list.ts';

describe('postedLists', () => {
  let database: Database;
  let author: Account;
  beforeAll(async () => {
    database = await openTestDatabase();
    author = await createAccount(database);
  }, 60_000);
  afterAll(() => database.close());

  const read = (id: string) =>
    postedLists(database, async (faction) => Promise.resolve(faction.toUpperCase()))(id);

  it('reads what a visitor may read', async () => {
    const id = await createPost(database, author, { name: 'Ice Line', faction: 'f', description: 'Slow.' });
    expect(await read(id)).toMatchObject({
      name: 'Ice Line',
      faction: 'F',
      description: 'Slow.',
      author: author.wabId.slice(0, 8),
    });
  });

  it('knows a list that breaks a rule', async () => {
    const legal = await createPost(database, author, {});
    expect((await read(legal))?.isIllegal).toBe(false);
    await asOwner(database, `update public.shared_list_facts set faults = '{partner}' where list_id = $1`, [
      legal,
    ]);
    expect((await read(legal))?.isIllegal).toBe(true);
  });

  it('knows no list that was taken down, or whose author is banned', async () => {
    const down = await createPost(database, author, { is_active: false });
    expect(await read(down)).toBeNull();
    const banned = await createAccount(database);
    const hidden = await createPost(database, banned);
    expect(await read(hidden)).not.toBeNull();
    await asOwner(database, 'update public.profiles set banned = true where id = $1', [banned.id]);
    expect(await read(hidden)).toBeNull();
  });
});
