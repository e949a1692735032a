import { describe, expect, it } from 'vitest';
import { OperateError } from './operate-error.ts';
import { createServerAccounts } from './server-accounts.ts';

const ADA = '6f1c2f0e-41d5-4b7a-9c55-0d6b8f2f6a01';
const BOB = '6f1c2f0e-41d5-4b7a-9c55-0d6b8f2f6a02';
const profile = { id: ADA, wab_id: 'WAB-AAAA-BBBB-CCCC', wab_admin: true, banned: false, deactivated: true };

/** A server that sends the given responses of each path in order, and records its requests. */
function serverOf(answers: Readonly<Record<string, readonly (readonly [number, unknown])[]>>) {
  const asked: { readonly url: URL; readonly init: RequestInit }[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const before = asked.filter((one) => one.url.pathname === url.pathname).length;
    asked.push({ url, init });
    const [status, body] = answers[url.pathname]?.[before] ?? [404, { message: 'no such page' }];
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  };
  const accounts = createServerAccounts({ address: 'http://127.0.0.1:8080', token: 'the-token', fetch });
  return { accounts, asked };
}

const TIMES = { created_at: '2026-11-22T21:04:05Z', email_confirmed_at: '2026-11-22T21:06:00Z' };
const proof = { wabId: 'WAB-AAAA-BBBB-CCCC', madeAt: TIMES.created_at, isProven: true };

const page = (...users: readonly (readonly [string, string])[]) =>
  [200, { users: users.map(([id, email]) => ({ id, email, ...TIMES })), aud: 'authenticated' }] as const;

describe('finding an account', () => {
  it('asks for the address and takes no other that contains it', async () => {
    const { accounts, asked } = serverOf({
      '/auth/v1/admin/users': [page([BOB, 'not-ada@example.org']), page([ADA, 'Ada@example.org'])],
      '/rest/v1/profiles': [[200, [profile]]],
    });
    expect(await accounts.find('ada@example.org')).toEqual({
      id: ADA,
      email: 'ada@example.org',
      isAdmin: true,
      isBlocked: true,
      ...proof,
    });
    expect(asked.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2', null]);
    expect(asked[0]?.url.searchParams.get('filter')).toBe('ada@example.org');
    expect(asked[2]?.url.searchParams.get('id')).toBe(`eq.${ADA}`);
  });

  it('returns null when there is no such account', async () => {
    const { accounts } = serverOf({ '/auth/v1/admin/users': [page([BOB, 'bob@example.org']), page()] });
    expect(await accounts.find('ada@example.org')).toBeNull();
  });

  it('shows its token to this server and follows no redirect', async () => {
    const { accounts, asked } = serverOf({ '/auth/v1/admin/users': [page()] });
    await accounts.find('ada@example.org');
    expect(asked[0]?.init.redirect).toBe('error');
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer the-token', apikey: 'the-token' });
  });
});

describe('administrators', () => {
  it('are profiles with the addresses of their accounts', async () => {
    const { accounts, asked } = serverOf({
      '/rest/v1/profiles': [[200, [profile]]],
      [`/auth/v1/admin/users/${ADA}`]: [
        [200, { id: ADA, email: 'ada@example.org', role: 'authenticated', ...TIMES }],
      ],
    });
    const ada = { id: ADA, email: 'ada@example.org', isAdmin: true, isBlocked: true, ...proof };
    expect(await accounts.admins()).toEqual([ada]);
    expect(asked[0]?.url.searchParams.get('wab_admin')).toBe('is.true');
  });

  it('are made by a change of the profile', async () => {
    const { accounts, asked } = serverOf({
      '/rest/v1/profiles': [
        [200, [profile]],
        [200, []],
      ],
    });
    expect(await accounts.setAdmin(ADA, true)).toBe(true);
    expect(asked[0]?.init).toMatchObject({ method: 'PATCH', body: '{"wab_admin":true}' });
    expect(await accounts.setAdmin(BOB, true)).toBe(false);
  });
});

describe('a server that does not answer as it should', () => {
  it.each([
    [401, { message: 'JWT' }, 'does not know the keys'],
    [403, { code: 'bad_jwt' }, 'does not know the keys'],
    [500, { message: 'oops' }, 'answered GET /auth/v1/admin/users with 500'],
    [200, '<html>', 'with 200 and nothing that this command understands'],
    [200, { users: [{ id: "x'; drop", email: 'ada@example.org' }] }, 'with 200 and nothing'],
  ])(
    'is reported in a sentence without token or address of a person: %i %j',
    async (status, body, expected) => {
      const { accounts } = serverOf({ '/auth/v1/admin/users': [[status, body]] });
      const cause: unknown = await accounts.find('ada@example.org').catch((error: unknown) => error);
      expect(cause).toBeInstanceOf(OperateError);
      expect(String(cause)).toContain(expected);
      expect(String(cause)).not.toMatch(/the-token|ada@/);
    },
  );

  it('may be gone', async () => {
    const fetch = async () => Promise.reject(new TypeError('fetch failed'));
    const accounts = createServerAccounts({ address: 'http://127.0.0.1:8080', token: 'the-token', fetch });
    await expect(accounts.admins()).rejects.toThrow('no longer answers');
  });
});
