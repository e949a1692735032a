import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';
import { protect, show, type TestFactor } from '#tests/builders/second-factor.ts';

let test: TestAuth;
/**
 * A session of an account with a second factor, begun with the password alone, and one that has
 * shown the factor.
 */
let half: string;
let whole: string;
let factor: TestFactor;

const signIn = async (email: string) => {
  const body = { email, password: PASSWORD };
  return (await test.call('POST', '/token?grant_type=password', { body })).text('access_token');
};
const sessions = async (): Promise<number> =>
  (await asOwner(test.database, "select 1 from auth.sessions where aal = 'aal2'")).length;
const accounts = () => asOwner(test.database, 'select * from auth.users order by id');

beforeAll(async () => {
  test = await openTestAuth();
  const joined = await test.join('half@example.org');
  const made = await protect(test, joined.accessToken);
  ({ factor } = made);
  whole = made.accessToken;
  half = await signIn('half@example.org');
  test.clock.advance(60);
}, 60_000);
afterAll(() => test.close());

/**
 * All endpoints that take a user's token. Those that a password alone opens are named in the last
 * test.
 */
const CLOSED = [
  ['PUT', '/user', { data: { language: 'fr' } }],
  ['PUT', '/user', { password: 'another long password' }],
  ['PUT', '/user', { email: 'other@example.org' }],
  ['PUT', '/user', {}],
  ['POST', '/logout', undefined],
  ['POST', '/logout?scope=global', undefined],
  ['POST', '/logout?scope=others', undefined],
  ['GET', '/reauthenticate', undefined],
  ['GET', '/user/identities/authorize?provider=github', undefined],
  ['DELETE', `/user/identities/${randomUUID()}`, undefined],
  ['POST', '/factors', { factor_type: 'totp', friendly_name: 'second' }],
  ['DELETE', '/factors/<factor>', undefined],
] as const;

describe('the account service, before the second factor is shown', () => {
  it.each(CLOSED)('refuses %s %s %j and changes nothing', async (method, path, body) => {
    const before = await accounts();
    const { text } = await test.call(method, path.replace('<factor>', factor.id), { token: half, body });
    expect(text('code')).toBe('insufficient_aal');
    expect(await accounts()).toEqual(before);
    expect(await sessions()).toBe(1);
    expect((await test.call('GET', '/user', { token: whole })).status).toBe(200);
  });

  it('lets a session read its account, end itself, and show the factor', async () => {
    expect((await test.call('GET', '/user', { token: half })).status).toBe(200);
    const leaving = await signIn('half@example.org');
    expect((await test.call('POST', '/logout?scope=local', { token: leaving })).status).toBe(204);
    expect((await test.call('GET', '/user', { token: leaving })).status).toBe(403);
    const shown = await show(test, half, factor);
    expect(shown.status).toBe(200);
    const now = shown.text('access_token');
    const renamed = await test.call('PUT', '/user', { token: now, body: { data: { language: 'fr' } } });
    expect(renamed.status).toBe(200);
  });
});
