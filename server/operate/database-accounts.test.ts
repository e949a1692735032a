import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner, createAccount, testDatabase, type Account } from '#tests/builders/database.ts';
import { createDatabaseAccounts } from './database-accounts.ts';

const database = testDatabase();
let player: Account;
let banned: Account;
const addressOf = ({ id }: Account) => `${id}@example.org`;
beforeAll(async () => {
  player = await createAccount(database);
  banned = await createAccount(database, 'wab_admin', 'banned');
}, 60_000);
describe('the accounts in a database', () => {
  it('are found by their address, whatever its capitals', async () => {
    const accounts = createDatabaseAccounts(database);
    expect(await accounts.find(addressOf(player).toUpperCase())).toEqual({
      id: player.id,
      email: addressOf(player),
      isAdmin: false,
      isBlocked: false,
      wabId: player.wabId,
      madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      isProven: false,
    });
    const confirm =
      "update auth.users set email_confirmed_at = created_at + interval '1 minute' where id = $1";
    await asOwner(database, confirm, [player.id]);
    expect(await accounts.find(addressOf(player))).toMatchObject({ isProven: true });
    expect(await accounts.find(`not-${addressOf(player)}`)).toBeNull();
    expect(await accounts.find("' or true --")).toBeNull();
  });

  it('become administrators and stop being so', async () => {
    const accounts = createDatabaseAccounts(database);
    const emails = async () => (await accounts.admins()).map(({ email }) => email);
    expect(await accounts.admins()).toMatchObject([{ email: addressOf(banned), isBlocked: true }]);
    expect(await accounts.setAdmin(player.id, true)).toBe(true);
    expect((await emails()).toSorted()).toEqual([addressOf(player), addressOf(banned)].toSorted());
    expect(await accounts.setAdmin(player.id, false)).toBe(true);
    expect(await emails()).toEqual([addressOf(banned)]);
  });

  it('are helped as the operator may, administrators too and with a note in the log', async () => {
    const accounts = createDatabaseAccounts(database);
    const locked = await createAccount(database, 'wab_admin');
    await asOwner(database, 'update auth.users set email_confirmed_at = null where id = $1', [locked.id]);
    expect(await accounts.help(locked.id, 'password_link')).toMatch(/^[0-9a-f]{64}$/);
    expect(await accounts.help(locked.id, 'remove_factors')).toBe(0);
    expect(await accounts.help(locked.id, 'confirm_address')).toBe(true);
    expect(await accounts.help(locked.id, 'delete_account')).toBeFalsy();
    expect(await accounts.find(addressOf(locked))).toBeNull();
    const rows = await asOwner(database, 'select subject, admin_name from admin_log order by id');
    expect(rows).toEqual(
      ['password_link', 'confirm_address', 'delete_account'].map((subject) => ({
        subject,
        admin_name: 'command line',
      })),
    );
  });

  it('are not there once they are deleted', async () => {
    const accounts = createDatabaseAccounts(database);
    await asOwner(database, 'update auth.users set deleted_at = now() where id = $1', [banned.id]);
    expect(await accounts.find(addressOf(banned))).toBeNull();
    await asOwner(database, 'delete from auth.users where id = $1', [banned.id]);
    expect(await accounts.setAdmin(banned.id, true)).toBe(false);
  });

  it('are not found in a database that was never set up', async () => {
    await asOwner(database, 'alter table public.profiles rename to set_aside');
    await expect(createDatabaseAccounts(database).admins()).rejects.toThrow('Start the server once');
  });
});
