import { beforeAll, describe, expect, it } from 'vitest';
import { skeleton, usernameFault } from '#domain/community/username.ts';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();
let player: Account;

beforeAll(async () => {
  player = await createAccount(database);
}, 60_000);
const rename = (who: Account, name: string) =>
  act(database, who, 'update profiles set username = $1 where id = $2', [name, who.id]);

const IMPERSONATING = [
  ['Administrator', 'role'],
  ['ADMIN', 'role'],
  ['4dm1n', 'role'],
  ['the_admin', 'role'],
  ['admin42', 'role'],
  ['A d m i n', 'role'],
  ['Ａｄｍｉｎ', 'role'],
  ['𝐀𝐝𝐦𝐢𝐧', 'role'],
  ['АДМІН'.replace('Д', 'D').replace('А', 'A'), 'mixed'],
  ['moderator', 'role'],
  ['Mod', 'role'],
  ['Modérateur', 'role'],
  ['Administradora', 'role'],
  ['soporte', 'role'],
  ['Support 24', 'role'],
  ['Muster', 'role'],
  ['Muster team', 'role'],
  ['muster-staff', 'role'],
  ['El equipo de Muster', 'role'],
  ['Мuster team', 'mixed'],
  ['Аnn', 'mixed'],
  ['Αnn', 'mixed'],
  ['WAB-SNOG', 'wab-id'],
  ['wab-aaaa-bbbb-cccc', 'wab-id'],
  ['WAB–AB12', 'wab-id'],
  ['wab snog', 'wab-id'],
  ['gus/../x', 'slash'],
  [String.raw`gus\x`, 'slash'],
] as const;
const FINE = [
  'Ada',
  'Ana-María O’Neill',
  'Mustermann',
  'Modest',
  'Badminton',
  'Wabbit',
  'WAB',
  'Supporter of Orcs',
  'Иван',
  'Αλέξης',
  '名前',
  '🐻🐻',
  'Team Rocket',
];

describe('a user name', () => {
  it.each(IMPERSONATING)(
    'is refused by form and database when it passes for somebody else: %j, %s',
    async (name, fault) => {
      expect(usernameFault(name)).toBe(fault);
      await expect(rename(player, name)).rejects.toMatchObject({ code: '23514', fields: { detail: fault } });
    },
  );

  it.each(FINE)('is accepted by form and database when it imitates nobody: %j', async (name) => {
    expect(usernameFault(name)).toBeNull();
    expect((await rename(player, name)).affected).toBe(1);
  });

  it.each([...FINE, ...IMPERSONATING.map(([name]) => name)])('has one skeleton in both: %j', async (name) => {
    const [row] = await asOwner(database, 'select private.skeleton($1) as seen', [name]);
    expect(row?.['seen']).toBe(skeleton(name));
  });

  it.each([
    ['Annabel', 'ANNABEL'],
    ['Caspar', 'Саsраr'.replace('s', 'ѕ').replace('r', 'г')],
    ['Zoe', 'Zoë'],
    ['Otto', 'Ｏｔｔｏ'],
  ])('counts as taken when it looks like another one: %s, %s', async (name, alike) => {
    const [one, other] = [await createAccount(database), await createAccount(database)];
    await rename(one, name);
    const free = async () =>
      (await act(database, other, 'select username_available($1) as free', [alike])).rows[0]?.['free'];
    expect(await free()).toBe(false);
    await expect(rename(other, alike)).rejects.toMatchObject({ code: '23505' });
    await rename(one, `${name} of elsewhere`);
    expect(await free()).toBe(true);
    expect((await rename(other, alike)).affected).toBe(1);
  });

  it('is given to one of many players who ask for similar names at once', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => createAccount(database)));
    const names = ['Bosco', 'BOSCO', 'Воѕсо'.replace('ѕ', 'ѕ'), 'Bósco', 'bosco'];
    const done = await Promise.allSettled(players.map((one, at) => rename(one, names[at] ?? '')));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stays when it is older than the rule, and its owner can save other fields', async () => {
    const old = await createAccount(database);
    await asOwner(database, 'update profiles set username = $1 where id = $2', ['Support', old.id]);
    const save = "update profiles set username = $1, bio = 'Hello' where id = $2";
    expect((await act(database, old, save, ['Support', old.id])).affected).toBe(1);
  });
});
