import { describe, expect, it } from 'vitest';
import type { Account, Accounts } from './accounts.ts';
import { readAdminCommand, runAdminCommand } from './admin-command.ts';

const SITE = 'https://muster.example';

const account = (email: string, isAdmin: boolean, isBlocked = false, isProven = true): Account => ({
  id: email,
  email,
  isAdmin,
  isBlocked,
  wabId: 'WAB-AAAA-BBBB-CCCC',
  madeAt: '2026-11-22T21:04:05Z',
  isProven,
});

/** Accounts in memory; `set` is what was asked of them. */
function accountsOf(...all: readonly Account[]) {
  const set: (readonly [string, boolean])[] = [];
  const helped: (readonly [string, string])[] = [];
  const accounts: Accounts = {
    find: async (email) => Promise.resolve(all.find((one) => one.email === email) ?? null),
    admins: async () => Promise.resolve(all.filter(({ isAdmin }) => isAdmin)),
    setAdmin: async (id, isAdmin) => {
      set.push([id, isAdmin]);
      return Promise.resolve(id !== 'gone@example.org');
    },
    help: async (id, help) => {
      helped.push([id, help]);
      const answers = {
        password_link: 'abc',
        remove_factors: 1,
        confirm_address: true,
        delete_account: null,
      };
      return Promise.resolve(answers[help]);
    },
  };
  return { accounts, set, helped };
}

describe('reading the command', () => {
  it('knows grant, revoke and list', () => {
    expect(readAdminCommand(['grant', ' Ada@Example.org '])).toEqual({
      kind: 'grant',
      email: 'ada@example.org',
      wabId: null,
    });
    expect(readAdminCommand(['grant', 'a@b', 'wab-aaaa-bbbb-cccc'])).toMatchObject({
      wabId: 'WAB-AAAA-BBBB-CCCC',
    });
    expect(readAdminCommand(['revoke', 'a@b'])).toEqual({ kind: 'revoke', email: 'a@b', wabId: null });
    expect(readAdminCommand(['list'])).toEqual({ kind: 'list' });
  });

  it('takes nothing else for a command', () => {
    const wrong = [
      [],
      ['grant'],
      ['grant', 'ada'],
      ['grant', 'a@b', 'c@d'],
      ['grant', 'a@b', 'WAB-AAAA'],
      ['revoke', 'a@b', 'WAB-AAAA-BBBB-CCCC'],
      ['list', 'a@b'],
      ['remove', 'a@b'],
    ];
    const odd = [
      ['grant', 'a b@c'],
      ['grant', 'a\u0007@b'],
      ['grant', 'a@b@c'],
      ['grant', `${'a'.repeat(255)}@b`],
    ];
    for (const args of [...wrong, ...odd]) expect(readAdminCommand(args)).toBeNull();
  });
});

describe('granting and revoking', () => {
  const { accounts, set } = accountsOf(
    account('player@example.org', false),
    account('admin@example.org', true),
    account('banned@example.org', false, true),
    account('gone@example.org', false),
  );
  const run = (kind: 'grant' | 'revoke', email: string) =>
    runAdminCommand({ kind, email, wabId: null }, accounts, SITE);

  it('changes the account and says so', async () => {
    expect(await run('grant', 'player@example.org')).toEqual({
      code: 0,
      lines: ['player@example.org is an administrator now.'],
    });
    expect(await run('revoke', 'admin@example.org')).toEqual({
      code: 0,
      lines: ['admin@example.org is no longer an administrator.'],
    });
    expect(set.splice(0)).toEqual([
      ['player@example.org', true],
      ['admin@example.org', false],
    ]);
  });

  it('leaves an account alone that has the right already', async () => {
    expect((await run('grant', 'admin@example.org')).lines).toEqual([
      'admin@example.org is an administrator already.',
    ]);
    expect((await run('revoke', 'player@example.org')).lines).toEqual([
      'player@example.org is no administrator.',
    ]);
    expect(set.splice(0)).toEqual([]);
  });

  it('says when nobody has the address, also when the account goes meanwhile', async () => {
    for (const email of ['nobody@example.org', 'gone@example.org']) {
      const { code, lines } = await run('grant', email);
      expect(code).toBe(1);
      expect(lines[0]).toContain(`no account with the address ${email}`);
    }
  });

  it('says when the rights rest', async () => {
    expect((await run('grant', 'banned@example.org')).lines[1]).toContain('banned or deactivated');
    expect((await run('revoke', 'banned@example.org')).lines).toHaveLength(1);
  });
});

describe('an address that nobody has proven', () => {
  const { accounts, set } = accountsOf(account('boss@example.org', false, false, false));
  const grant = (wabId: string | null) =>
    runAdminCommand({ kind: 'grant', email: 'boss@example.org', wabId }, accounts, SITE);

  it('gets no rights by itself, as a stranger may have signed up with it first', async () => {
    const { code, lines } = await grant(null);
    expect(code).toBe(1);
    expect(lines.join(' ')).toContain('The account was made on 2026-11-22 21:04 UTC');
    expect(lines.join(' ')).toContain('grant boss@example.org <WAB ID>');
    expect((await grant('WAB-XXXX-BBBB-CCCC')).lines[0]).toContain('another WAB ID');
    expect(set).toEqual([]);
  });

  it('gets them with the WAB id, which its owner alone can see', async () => {
    expect((await grant('WAB-AAAA-BBBB-CCCC')).lines).toEqual(['boss@example.org is an administrator now.']);
    expect(set).toEqual([['boss@example.org', true]]);
  });
});

describe('listing', () => {
  const list = (...all: readonly Account[]) =>
    runAdminCommand({ kind: 'list' }, accountsOf(...all).accounts, SITE);

  it('names the administrators in order', async () => {
    const lines = ['a@example.org (banned or deactivated)', 'b@example.org'];
    const all = [
      account('b@example.org', true),
      account('a@example.org', true, true),
      account('c@example.org', false),
    ];
    expect(await list(...all)).toEqual({ code: 0, lines });
  });

  it('explains the first grant when there is no administrator', async () => {
    expect((await list(account('c@example.org', false))).lines[0]).toContain('grant <email>');
  });
});

describe('helping an account', () => {
  const email = 'player@example.org';

  it.each([
    ['password-link', 'password_link', `${SITE}/login/confirm?token_hash=abc&type=recovery`],
    ['remove-factor', 'remove_factors', 'was removed'],
    ['confirm', 'confirm_address', 'is confirmed now'],
    ['delete', 'delete_account', 'and everything in it were deleted'],
  ] as const)('%s asks the database for %s and reports the result', async (kind, call, words) => {
    expect(readAdminCommand([kind, email])).toEqual({ kind, email });
    const { accounts, helped } = accountsOf(account(email, true));
    const outcome = await runAdminCommand({ kind, email }, accounts, SITE);
    expect(outcome.code).toBe(0);
    expect(outcome.lines.join('\n')).toContain(words);
    expect(helped).toEqual([[email, call]]);
  });

  it('touches nothing when there is no such account', async () => {
    const { accounts, helped } = accountsOf();
    expect((await runAdminCommand({ kind: 'delete', email }, accounts, SITE)).code).toBe(1);
    expect(helped).toEqual([]);
  });
});
