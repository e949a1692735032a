import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, createBlock, createLike, createPost, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';
import type { Param } from './database.ts';

type Row = Readonly<Record<string, unknown>>;

const SORTS = ['newest', 'oldest', 'likes', 'points', 'points_low', 'name'] as const;
const MADE = 60;

/**
 * Units u0 to u5 and x of no points, p0 to p3 of 0 to 30 points, and one that tournaments do not
 * admit.
 */
const CATALOGUE = `
  insert into catalogue_units (id, name, name_es, points, command, availability, high_command, tournament_legal)
  select concat(faction, '/', id), name, name_es, points, 0, 3, false, id <> 'legend'
  from (values ('feudom'), ('syenann')) as f (faction)
  cross join (
    select concat('u', n), 'Orc Hunters', 'Cazadores', 0 from generate_series(0, 5) n
    union all select concat('p', n), concat('Points ', n), null, 10 * n from generate_series(0, 3) n
    union all values ('x', 'Tattooist', null, 0), ('legend', 'Legend', null, 0)
  ) as u (id, name, name_es, points)`;

const database = testDatabase();
let ada: Account;
let bob: Account;
let reader: Account;

beforeAll(async () => {
  ada = await createAccount(database);
  bob = await createAccount(database);
  reader = await createAccount(database);
  await setProfile(database, ada, "username = 'Ada Öz'");
  await asOwner(database, CATALOGUE);
  for (let number = 0; number < MADE; number += 1) await makeList(number);
}, 60_000);

/** Lists that differ in everything that is asked for; many share their points and their minute. */
async function makeList(number: number): Promise<void> {
  const list = await createPost(database, number % 3 === 0 ? ada : bob, {
    name: `${number % 2 === 0 ? 'Émber' : 'Frost'} 100% ${String(number % 7)}-${String(number)}`,
    faction: number % 4 === 0 ? 'feudom' : 'syenann',
    is_tournament_list: number % 5 === 0,
    is_active: number % 10 !== 9,
    units: JSON.stringify([
      { id: `u${String(number % 6)}`, name: 'Orc Hunters', name_es: 'Cazadores' },
      { id: `p${String(number % 4)}`, name: 'Points', pointsCost: 1 },
      number % 8 === 0 ? { id: 'legend', name: 'Legend' } : { id: 'x', name: 'Tattooist' },
    ]),
    created_at: `2026-01-01T00:${String(number % 20).padStart(2, '0')}:00Z`,
  });
  if (number % 6 === 0) await createLike(database, reader, list);
}

async function ask(filters: Row = {}, viewer: Account | null = null): Promise<readonly Row[]> {
  const names = Object.keys(filters);
  const params = Object.values(filters).map(asParam);
  const { rows } = await asUser(
    database,
    viewer,
    `select * from community_page(${names.map((name, at) => `${name} => $${String(at + 1)}`).join(', ')})`,
    params,
  );
  return rows;
}

function asParam(value: unknown): Param {
  if (Array.isArray(value)) return `{${value.join()}}`;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Param);
}

const all = (filters: Row, viewer?: Account) => ask({ page_size: 100, ...filters }, viewer);
const names = (rows: readonly Row[]) => rows.map(({ name }) => String(name));
const numberOf = (row: Row) => Number(String(row['name']).split('-')[1]);

describe('a page of the board', () => {
  it('shows the newest active lists with their authors and totals', async () => {
    const [first, ...rest] = await ask({}, reader);
    expect(rest).toHaveLength(23);
    expect(first).toMatchObject({
      created_at: '2026-01-01 00:18:00+00',
      faction: 'syenann',
      points: 20,
      unit_count: 3,
      is_legal: true,
    });
    const [ofAda] = await ask({ search: 'ada' });
    expect(ofAda).toMatchObject({
      author_username: 'Ada Öz',
      user_id: ada.id,
      author_short_id: ada.wabId.slice(0, 8),
    });
  });

  it('marks liked lists for a reader, and none for a visitor', async () => {
    const liked = (await all({}, reader)).filter((row) => row['is_liked'] === true);
    expect(liked.length).toBeGreaterThan(5);
    expect(liked.every((row) => row['likes_count'] === 1)).toBe(true);
    expect((await all({})).some((row) => row['is_liked'] === true)).toBe(false);
  });

  it.each<[Row, (number: number) => boolean]>([
    [{ in_faction: 'feudom' }, (number) => number % 4 === 0],
    [{ tournament: true }, (number) => number % 5 === 0],
    [{ tournament: false }, (number) => number % 5 !== 0],
    [{ legal: true }, (number) => number % 8 !== 0],
    [{ legal: false }, (number) => number % 8 === 0],
    [{ min_points: 20 }, (number) => number % 4 >= 2],
    [{ min_points: 10, max_points: 10 }, (number) => number % 4 === 1],
    [{ with_units: ['u2'] }, (number) => number % 6 === 2],
    [{ with_units: ['u2', 'x'] }, (number) => number % 6 === 2 && number % 8 !== 0],
    [{ with_units: ['u2', 'u3'] }, () => false],
    [{ with_units: [] }, () => true],
    [{ search: 'EMBER' }, (number) => number % 2 === 0],
    [{ search: '  hunters   frost ' }, (number) => number % 2 === 1],
    [{ search: 'cazad' }, () => true],
    [{ search: 'oz' }, (number) => number % 3 === 0],
    [{ search: '100%' }, () => true],
    [{ search: '1_0' }, () => false],
    [{ search: '\\' }, () => false],
    [{ search: '   ' }, () => true],
  ])('filters by %j', async (filters, wanted) => {
    const expected = Array.from({ length: MADE }, (_, number) => number).filter(
      (number) => number % 10 !== 9 && wanted(number),
    );
    expect((await all(filters)).map(numberOf).toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('filters by author', async () => {
    const rows = await all({ by_author: ada.id });
    expect(rows.map(({ user_id: id }) => id)).toEqual(rows.map(() => ada.id));
    expect(rows.length).toBeGreaterThan(10);
  });

  it('applies any filters together as it applies them one after the other', async () => {
    const choice = fc.record(
      {
        search: fc.constantFrom('ember', 'frost ada', 'orc'),
        in_faction: fc.constantFrom('feudom', 'syenann'),
        tournament: fc.boolean(),
        legal: fc.boolean(),
        min_points: fc.constantFrom(0, 10, 20),
        max_points: fc.constantFrom(10, 30),
        with_units: fc.constantFrom(['u1'], ['x']),
        sort: fc.constantFrom(...SORTS),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(choice, async (filters) => {
        let expected = names(await all({}));
        for (const [name, value] of Object.entries(filters)) {
          const found = new Set(names(await all({ [name]: value })));
          expected = expected.filter((one) => found.has(one));
        }
        expect(names(await all(filters)).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 30 },
    );
  });

  it.each(SORTS)(
    'sorted by %s continues the last one at any size, and misses and repeats nothing',
    async (sort) => {
      const whole = names(await all({ sort }));
      for (const size of [1, 7, 24]) {
        const paged: string[] = [];
        let after: unknown = null;
        for (;;) {
          const rows = await ask({ sort, page_size: size, after });
          paged.push(...names(rows));
          if (rows.length < size) break;
          after = rows.at(-1)?.['cursor'];
        }
        expect(paged).toEqual(whole);
      }
    },
  );

  it.each([
    ['newest', 'created_at', -1],
    ['oldest', 'created_at', 1],
    ['likes', 'likes_count', -1],
    ['points', 'points', -1],
    ['points_low', 'points', 1],
  ])('sorted by %s is in that order', async (sort, column, direction) => {
    const values = (await all({ sort })).map((row) => row[column]);
    const ordered = values.toSorted((a, b) =>
      typeof a === 'number' && typeof b === 'number'
        ? (a - b) * direction
        : (String(a) < String(b) ? -1 : Number(String(a) > String(b))) * direction,
    );
    expect(values).toEqual(ordered);
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  it('sorted by name ignores accents', async () => {
    const [first] = await ask({ sort: 'name' });
    expect(String(first?.['name'])).toMatch(/^Émber/);
  });

  it('does not shift when something is posted or taken down between two pages', async () => {
    const [first] = [await ask({ page_size: 10 })];
    const last = first.at(-1);
    const second = names(await ask({ page_size: 10, after: last?.['cursor'] }));
    await createPost(database, bob, { name: 'Later', created_at: '2026-06-01' });
    await asOwner(database, 'update shared_lists set is_active = false where id = $1', [
      String(last?.['id']),
    ]);
    expect(names(await ask({ page_size: 10, after: last?.['cursor'] }))).toEqual(second);
    await asOwner(database, 'update shared_lists set is_active = true where id = $1', [String(last?.['id'])]);
    await asOwner(database, "delete from shared_lists where name = 'Later'");
  });

  it('leaves out lists of blocked and of hidden authors', async () => {
    const wary = await createAccount(database);
    await createBlock(database, wary, ada);
    expect((await all({}, wary)).every(({ user_id: id }) => id === bob.id)).toBe(true);
    await setProfile(database, bob, 'banned = true');
    expect(await all({}, wary)).toEqual([]);
    expect(await all({ by_author: bob.id }, bob)).toEqual([]);
    await setProfile(database, bob, 'banned = false');
  });

  it('finds an author by the new name after a change, and not by the old one', async () => {
    await act(database, bob, "update profiles set username = 'Robert'");
    expect((await all({ search: 'robert hunters' })).length).toBeGreaterThan(10);
    await act(database, bob, 'update profiles set username = null');
    expect(await all({ search: 'robert' })).toEqual([]);
    expect((await all({ search: bob.wabId.slice(0, 8) })).length).toBeGreaterThan(10);
  });

  it.each<[string, Row, string]>([
    ['an unknown sort', { sort: 'id; drop table profiles' }, '22023'],
    ['a cursor that is none', { after: { id: 'x' } }, '22023'],
    ['a cursor with a wrong id', { after: { key: null, at: '2026-01-01', id: 'x' } }, '22P02'],
    [
      'a cursor with a wrong time',
      { after: { key: null, at: "'", id: '0c7e3f5c-0000-4000-8000-000000000000' } },
      '22007',
    ],
  ])('refuses %s', async (_what, filters, code) => {
    await expect(ask(filters)).rejects.toMatchObject({ code });
  });

  it.each([
    [0, 1],
    [-5, 1],
    [1000, 54],
  ])('asked for %i rows has %i', async (size, length) => {
    expect(await ask({ page_size: size })).toHaveLength(length);
  });
});
