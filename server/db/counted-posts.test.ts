import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, createBlock, createPost } from '#tests/builders/community.ts';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let author: Account;
let admin: Account;

beforeAll(async () => {
  author = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
  await asOwner(
    database,
    `insert into catalogue_units
       (id, name, name_es, points, command, availability, high_command, tournament_legal, needs)
     values
       ('north/alborc', 'Alborc', null, 50, 3, 1, true, true, null),
       ('north/hersir', 'Hersir', null, 25, 1, 1, true, true, null),
       ('north/hunters', 'Orc Hunters', 'Cazadores', 20, 0, 3, false, true, null),
       ('north/coal', 'Coal', null, 10, 0, 1, false, true, 'pup'),
       ('north/pup', 'Pup', null, 30, 0, 1, false, true, null),
       ('north/legend', 'Legend', null, 40, 0, 1, false, false, null)`,
  );
}, 60_000);

const unit = (id: string, fields: object = {}) => ({ id, name: id, ...fields });
const facts = async (list: string) =>
  (await asOwner(database, 'select * from shared_list_facts where list_id = $1', [list]))[0];
const posted = (...units: readonly object[]) =>
  createPost(database, author, { faction: 'north', units: JSON.stringify(units) });
const factsOf = async (...units: readonly object[]) => facts(await posted(...units));

describe('the facts of a post', () => {
  it('come from the catalogue, whatever was sent, and note the difference', async () => {
    expect(await factsOf(unit('hunters', { pointsCost: 1, quantity: 2 }))).toMatchObject({
      points: 40,
      is_legal: true,
      is_altered: true,
      is_known: true,
    });
    expect(await factsOf(unit('hunters', { pointsCost: 20, highCommand: false }))).toMatchObject({
      is_altered: false,
    });
    expect(await factsOf(unit('alborc', { highCommand: false, command: 3 }))).toMatchObject({
      is_altered: true,
    });
  });

  it.each<[string, readonly object[], string]>([
    [
      'a unit that no catalogue knows',
      [unit('dragon', { name: 'Dragon of Doom', pointsCost: 1 })],
      '{unknown}',
    ],
    [
      'two High Commands that say they are none',
      [unit('alborc', { highCommand: false }), unit('hersir', { highCommand: false })],
      '{high_command}',
    ],
    [
      'a unit in two entries that together are too many',
      [unit('alborc'), unit('alborc')],
      '{high_command,availability}',
    ],
    [
      'more copies than the card allows',
      [unit('hunters', { quantity: 4, availability: 9 })],
      '{availability}',
    ],
    ['a companion without its owner', [unit('coal')], '{partner}'],
    [
      'a unit that claims to be for tournaments',
      [unit('legend', { tournamentLegal: true })],
      '{not_admitted}',
    ],
  ])('make no list with %s legal, and say why', async (_what, units, faults) => {
    expect(await factsOf(...units)).toMatchObject({ is_legal: false, faults });
  });

  it('find a unit by its name in any language, and a companion beside its owner', async () => {
    const row = await factsOf({ id: randomUUID(), name: 'cazadores' }, unit('coal'), unit('pup'));
    expect(row).toMatchObject({ points: 60, is_legal: true, unit_ids: '{coal,hunters,pup}' });
  });

  it('name three units to know the list by, High Command first', async () => {
    const row = await factsOf(unit('coal'), unit('hunters'), unit('dragon'), unit('pup'), unit('hersir'));
    expect(row).toMatchObject({ heads: '{north/hersir,north/pup,north/hunters}' });
  });

  it.each([
    { pointsCost: -500 },
    { pointsCost: 1e300 },
    { pointsCost: 10.5 },
    { quantity: 0 },
    { quantity: 100 },
    { command: -1 },
  ])('are refused where no army can have them: %o', async (fields) => {
    await expect(posted(unit('hunters', fields))).rejects.toMatchObject({ code: '23514' });
  });

  it('follow the catalogue and its corrections', async () => {
    const list = await posted(unit('hunters', { pointsCost: 20 }));
    const unknown = await posted(unit('newcomer', { pointsCost: 5 }));
    const release = async (number: number, units: object) => {
      const parts = { factions: {}, units: {}, terms: {}, missions: {} };
      await act(database, admin, "select publish_release($1, $2, $3, 'Reprint')", [
        number - 1,
        JSON.stringify({ ...parts, units }),
        JSON.stringify(parts),
      ]);
    };
    await release(1, { 'north/hunters': { fields: { points: 22 } } });
    expect(await facts(list)).toMatchObject({ points: 22, is_altered: true });
    await release(2, {});
    expect(await facts(list)).toMatchObject({ points: 20, is_altered: false });
    await asOwner(
      database,
      `insert into catalogue_units (id, name, points, command, availability, high_command, tournament_legal)
       values ('north/newcomer', 'Newcomer', 7, 0, 1, false, true)`,
    );
    expect(await facts(unknown)).toMatchObject({ points: 7, is_known: true, is_legal: true });
    await asOwner(database, `update catalogue_units set points = 8 where id = 'north/newcomer'`);
    expect(await facts(unknown)).toMatchObject({ points: 8 });
    await asOwner(database, `delete from catalogue_units where id = 'north/newcomer'`);
    expect(await facts(unknown)).toMatchObject({ points: 5, is_known: false, is_legal: false });
  });
});

describe('the board', () => {
  const page = async (viewer: Account | null, args: string) =>
    (await asUser(database, viewer, `select name, heads, faults from community_page(${args})`, [])).rows;

  it('sorts lists with points that nobody can check last, from either end', async () => {
    const owner = await createAccount(database);
    const post = (name: string, units: readonly object[]) =>
      createPost(database, owner, { name, faction: 'north', units: JSON.stringify(units) });
    await post('Doom', [unit('dragon', { pointsCost: 1 })]);
    await post('Huge', [unit('dragon', { pointsCost: 999, quantity: 9 })]);
    await post('Small', [unit('coal'), unit('pup')]);
    await post('Big', [unit('hunters', { quantity: 3, pointsCost: 1 })]);
    const names = async (sort: string) =>
      (await page(null, `by_author => '${owner.id}', sort => '${sort}'`)).map(({ name }) => name);
    expect((await names('points_low')).slice(0, 2)).toEqual(['Small', 'Big']);
    expect((await names('points')).slice(0, 2)).toEqual(['Big', 'Small']);
    const [first] = await page(null, `by_author => '${owner.id}', sort => 'points', page_size => 1`);
    expect(first?.['heads']).toEqual([{ name: 'Orc Hunters', es: 'Cazadores', fr: null }]);
    const { rows } = await asUser(
      database,
      null,
      `select community_count(by_author => $1, legal => true) as n`,
      [owner.id],
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('has pages of own lists: posted, taken down, liked, and copies that others made', async () => {
    const [me, other] = [await createAccount(database), await createAccount(database)];
    const mine = await createPost(database, me, { name: 'Mine' });
    await createPost(database, me, { name: 'Down', is_active: false });
    await createPost(database, me, { name: 'Own copy', based_on: mine });
    const theirs = await createPost(database, other, { name: 'Theirs', based_on: mine });
    await act(database, me, 'insert into list_likes (list_id) values ($1)', [theirs]);
    const names = async (viewer: Account | null, kind: string) =>
      (await page(viewer, `mine => '${kind}', sort => 'name'`)).map(({ name }) => name);
    expect(await names(me, 'posted')).toEqual(['Mine', 'Own copy']);
    expect(await names(me, 'taken_down')).toEqual(['Down']);
    expect(await names(me, 'liked')).toEqual(['Theirs']);
    expect(await names(me, 'copied')).toEqual(['Theirs']);
    for (const kind of ['posted', 'taken_down', 'liked', 'copied'])
      expect(await names(null, kind)).toEqual([]);
    await expect(page(me, `mine => 'everything'`)).rejects.toMatchObject({ code: '22023' });
  });

  it('names the lists that others copied most in the last week', async () => {
    const [one, two] = [await createAccount(database), await createAccount(database)];
    const popular = await createPost(database, author, { name: 'Popular' });
    for (const who of [one, two, two, author]) await createPost(database, who, { based_on: popular });
    const old = await createPost(database, one, { based_on: popular });
    await asOwner(database, `update shared_lists set created_at = now() - interval '8 days' where id = $1`, [
      old,
    ]);
    const { rows } = await asUser(database, null, 'select * from most_copied(1)', []);
    expect(rows).toEqual([
      { copies: 2, list: expect.objectContaining({ id: popular, name: 'Popular' }) as unknown },
    ]);
  });

  it('names no most copied list that the reader may not see', async () => {
    const [owner, reader] = [await createAccount(database), await createAccount(database)];
    const list = await createPost(database, owner, { name: 'Blocked' });
    for (const who of await Promise.all(Array.from({ length: 4 }, () => createAccount(database)))) {
      await createPost(database, who, { based_on: list });
    }
    const first = async (who: Account | null) =>
      (await asUser(database, who, `select list ->> 'name' as name from most_copied(1)`, [])).rows[0]?.[
        'name'
      ];
    expect(await first(null)).toBe('Blocked');
    await createBlock(database, reader, owner);
    expect(await first(reader)).not.toBe('Blocked');
    await asOwner(database, 'update shared_lists set is_hidden = true where id = $1', [list]);
    expect(await first(null)).not.toBe('Blocked');
  });

  it('returns twelve most copied lists at most, for any wanted number', async () => {
    const others = [await createAccount(database), await createAccount(database)] as const;
    for (let made = 0; made < 14; made += 1) {
      const list = await createPost(database, others[0]);
      await createPost(database, others[1], { based_on: list });
    }
    const { rows } = await asUser(database, null, 'select copies from most_copied(1000000)', []);
    expect(rows).toHaveLength(12);
  });
});
