import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, createBlock, createPost, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let author: Account;
let reader: Account;
let admin: Account;

/** More posts than a page looks at before it asks an index: all of them newer than the others. */
const NEWER = 2_100;
const FILL = `
  with made as (
    insert into shared_lists (user_id, name, faction, units, created_at)
    select $1, 'Plain ' || n, 'feudom', '[{"id":"x","name":"Tattooist"}]', now() from generate_series(1, $2::integer) n
    returning id, name, created_at
  )
  insert into shared_list_facts (
    list_id, user_id, is_shown, created_at, faction, is_tournament_list, is_legal, points, command, unit_count, unit_ids, is_known,
    name_key, search_text
  )
  select id, $1, true, created_at, 'feudom', false, true, 10, 0, 1, '{x}', true, lower(name), lower(name) || E'\\nada\\ntattooist'
  from made`;

beforeAll(async () => {
  author = await createAccount(database);
  reader = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
  await setProfile(database, author, "username = 'Ada Öz'");
  await asOwner(
    database,
    `insert into catalogue_units (id, name, name_es, points, command, availability, high_command, tournament_legal)
     values ('feudom/x', 'Tattooist', null, 10, 0, 3, false, true), ('feudom/rare', 'Orc Hunters', 'Cazadores', 90, 0, 3, false, true)`,
  );
  const old = { created_at: '2026-01-01T00:00:00Z', faction: 'feudom' };
  await createPost(database, author, {
    ...old,
    name: 'Émber 100% Wall',
    units: JSON.stringify([{ id: 'rare', name: 'Orc Hunters' }]),
  });
  await createPost(database, author, {
    ...old,
    name: 'Stranger',
    units: JSON.stringify([{ id: 'zeppelin', name: 'Zeppelin' }]),
  });
  await database.withOwner(async ({ query }) => {
    await query('set local session_replication_role = replica');
    await query(FILL, [author.id, NEWER]);
  });
}, 60_000);

const namesOf = async (call: string) =>
  (await asUser(database, reader, `select name from ${call}`)).rows.map(({ name }) => name);

describe('a board of more posts than a page looks through', () => {
  it.each([
    ['a part of a name', "search => 'mber'"],
    ['two letters and a sign', "search => '0%'"],
    ['a unit in another language', "search => 'cazad'"],
    ['two words, one of them the author', "search => 'ada wal'"],
    ['a unit', "with_units => '{rare}'"],
    ['points', 'min_points => 50'],
  ])('finds an old post by %s', async (_, filter) => {
    expect(await namesOf(`community_page(${filter})`)).toEqual(['Émber 100% Wall']);
    const counted = await asUser(database, reader, `select community_count(${filter}) as number`);
    expect(counted.rows).toEqual([{ number: 1 }]);
  });

  it('finds an old post by a unit that the catalogue does not know', async () => {
    expect(await namesOf("community_page(search => 'eppeli')")).toEqual(['Stranger']);
  });

  it('goes on where a page of a common word ends', async () => {
    const call = "community_page(search => 'plain', sort => 'name', page_size => 2)";
    const { rows } = await asUser(database, reader, `select name, cursor from ${call}`);
    expect(rows.map(({ name }) => name)).toEqual(['Plain 1', 'Plain 10']);
    const next = await asUser(
      database,
      reader,
      "select name from community_page(search => 'plain', sort => 'name', page_size => 2, after => $1)",
      [JSON.stringify(rows[1]?.['cursor'])],
    );
    expect(next.rows).toEqual([{ name: 'Plain 100' }, { name: 'Plain 1000' }]);
  });

  it('shows nothing of a blocked author', async () => {
    const blocker = await createAccount(database);
    await createBlock(database, blocker, author);
    const seen = await asUser(database, blocker, "select name from community_page(search => 'mber')");
    expect(seen.rows).toEqual([]);
  });
});

describe('grams', () => {
  it('are all in each text that has the word', async () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', ' ', '%'), minLength: 2, maxLength: 12 });
    const cases = fc.sample(
      fc.record({ text: texts, from: fc.nat(10), size: fc.integer({ min: 2, max: 6 }) }),
      200,
    );
    const rows = await asOwner(
      database,
      `select c.text, c.word from jsonb_to_recordset($1::jsonb) as c (text text, word text)
       where not private.grams(c.text) @> private.grams_of_word(c.word)`,
      [
        JSON.stringify(
          cases
            .map(({ text, from, size }) => ({ text, word: text.slice(from, from + size) }))
            .filter(({ word }) => word.length > 1),
        ),
      ],
    );
    expect(rows).toEqual([]);
  });
});

describe('the search for players', () => {
  it('shows the name itself, then what begins with the text, then what only holds it', async () => {
    const names = ['Zed Quill', 'Quillon', 'Quill', 'A Quill'];
    for (const name of names) {
      await setProfile(database, await createAccount(database), `username = '${name}'`);
    }
    const { rows } = await asUser(database, reader, "select username from find_players('quill')");
    expect(rows.map(({ username }) => username)).toEqual(['Quill', 'Quillon', 'A Quill', 'Zed Quill']);
  });
});

describe('counts of a large installation', () => {
  it('are kept, and are none where few players are', async () => {
    await asOwner(database, 'select private.refresh_large_counts()');
    expect(await asOwner(database, 'select * from private.large_counts')).toEqual([]);
    await asOwner(
      database,
      'insert into private.large_counts (players, unconfirmed, posts) values (123456, 78, 90)',
    );
    expect((await asUser(database, null, 'select user_count() as n')).rows).toEqual([{ n: 123456 }]);
    const { rows } = await act(database, admin, 'select admin_overview() as told');
    expect(rows[0]?.['told']).toMatchObject({ players: 123456, unconfirmed: 78, posts: 90 });
  });

  it('let Users find an address by how it begins', async () => {
    await asOwner(
      database,
      `insert into private.large_counts (players, unconfirmed, posts) values (1, 1, 1) on conflict do nothing`,
    );
    const [row] = await asOwner(database, 'select email from auth.users where id = $1', [author.id]);
    const email = String(row?.['email']);
    await asOwner(
      database,
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::text, $1::text::uuid, jsonb_build_object('email', $2::text), 'email') on conflict do nothing`,
      [author.id, email],
    );
    const found = async (term: string) =>
      (await act(database, admin, 'select id from admin_users($1)', [term])).rows.map(({ id }) => id);
    expect(await found(email.slice(0, -4).toUpperCase())).toContain(author.id);
    expect(await found(author.id)).toEqual([author.id]);
  });
});
