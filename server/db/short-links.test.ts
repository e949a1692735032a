import { beforeAll, describe, expect, it } from 'vitest';
import { shortLinks } from '#server/http/unfurl/short-links.ts';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { createAnonymous } from '#tests/builders/live-games.ts';

const database = testDatabase();
let player: Account;
let other: Account;

beforeAll(async () => {
  player = await createAccount(database);
  other = await createAccount(database);
}, 60_000);

async function make(code: string | null, who: Account | null = player): Promise<string> {
  const { rows } = await act(database, who, 'select make_short_link($1) as id', [code]);
  return String(rows[0]?.['id']);
}

async function open(id: string, who: Account | null = null): Promise<unknown> {
  const { rows } = await act(database, who, 'select short_link($1) as code', [id]);
  return rows[0]?.['code'];
}

describe('short links', () => {
  it('lead everybody to the code of the list, and nobody without the id', async () => {
    const id = await make('abc-DEF_1');
    expect(id).toMatch(/^L[0-9A-F]{12}$/);
    for (const who of [null, player, other]) expect(await open(id, who)).toBe('abc-DEF_1');
    for (const guess of [id.slice(0, -1), '', '%', 'L000000000000']) expect(await open(guess)).toBeNull();
  });

  it('are read by the server as by a visitor', async () => {
    const id = await make('read-by-server');
    expect(await shortLinks(database)(id)).toBe('read-by-server');
    expect(await shortLinks(database)('L000000000000')).toBeNull();
  });

  it('are one for each list of a player, and another one for somebody else', async () => {
    const ids = await Promise.all([make('same-list'), make('same-list')]);
    expect(new Set(ids).size).toBe(1);
    expect(await make('same-list', other)).not.toBe(ids[0]);
  });

  it.each([
    ['nothing', null],
    ['an empty code', ''],
    ['an address', 'https://example.org/'],
    ['a path', '../../admin'],
    ['another page', 'a?b=c'],
    ['two lines', 'ab\ncd'],
    ['8,001 characters', 'x'.repeat(8_001)],
  ])('are not made of %s', async (_, code) => {
    await expect(make(code)).rejects.toMatchObject({ code: /^23/ });
  });

  it('are made by players who may write, and by nobody else', async () => {
    const anonymous = { ...(await createAnonymous(database)), wabId: '' };
    const banned = await createAccount(database, 'banned');
    for (const who of [null, anonymous, banned])
      await expect(make('abc', who)).rejects.toMatchObject({ code: '42501' });
  });

  it('lead nowhere while their maker is banned, and go with the account', async () => {
    const maker = await createAccount(database);
    const id = await make('of-somebody', maker);
    await asOwner(database, 'update profiles set banned = true where id = $1', [maker.id]);
    expect(await open(id)).toBeNull();
    await asOwner(database, 'update profiles set banned = false where id = $1', [maker.id]);
    expect(await open(id)).toBe('of-somebody');
    await asOwner(database, 'delete from auth.users where id = $1', [maker.id]);
    expect(await open(id)).toBeNull();
  });

  it('are 500 of a player and 60 new ones an hour at most; those that there are stay', async () => {
    const maker = await createAccount(database);
    const fill = (from: number, to: number) =>
      asOwner(
        database,
        `insert into private.short_links (user_id, code) select $1, 'list-' || n from generate_series($2::int, $3::int) n`,
        [maker.id, from, to],
      );
    await fill(1, 500);
    await expect(make('one-more', maker)).rejects.toMatchObject({ code: 'PT409' });
    expect(await make('list-7', maker)).toMatch(/^L/);
    const hasty = await createAccount(database);
    for (let count = 0; count < 60; count += 1) await make(`list-${count}`, hasty);
    await expect(make('one-more', hasty)).rejects.toMatchObject({ code: 'PT429' });
    expect(await make('list-7', hasty)).toMatch(/^L/);
  });

  it('are in the export of the account', async () => {
    const id = await make('exported');
    const session_id = await createSession(database, player, 'Browser');
    const { rows } = await act(database, player, 'select export_my_data() as data', [], { session_id });
    expect(rows).toMatchObject([
      { data: { short_links: expect.arrayContaining([expect.objectContaining({ id })]) as unknown } },
    ]);
  });

  it('are nobody’s to read or write but by the calls', async () => {
    const admin = await createAccount(database, 'wab_admin');
    for (const who of [null, player, admin])
      await expect(act(database, who, 'select * from private.short_links')).rejects.toMatchObject({
        code: '42501',
      });
  });
});
