import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';

let open: TestAuth;
let names = 0;

beforeAll(async () => {
  open = await openTestAuth();
}, 60_000);
afterAll(() => open.close());

const join = (data = {}) => open.join(`user${String((names += 1))}@example.org`, data);
const signIn = (email: string, password = PASSWORD) =>
  open.call('POST', '/token?grant_type=password', { body: { email, password } });
const user = (token: string) => open.call('GET', '/user', { token });

describe('the user of a token', () => {
  it('is the owner of its session', async () => {
    const { accessToken, id } = await join();
    expect((await user(accessToken)).text('id')).toBe(id);
  });

  it.each([
    ['without a token', () => Promise.resolve(null), 401, 'no_authorization'],
    ['with nonsense', () => Promise.resolve('nonsense'), 403, 'bad_jwt'],
    ['with the anon key', () => Promise.resolve(open.anonToken), 403, 'bad_jwt'],
    ['with the service key', () => Promise.resolve(open.serviceToken), 403, 'bad_jwt'],
    ['as somebody who is no UUID', () => open.parts.keys.sign({ sub: 'x', exp: 2e9 }), 400, 'bad_jwt'],
    [
      'as a deleted account',
      () => open.parts.keys.sign({ sub: 'a3bb189e-8bf9-3888-9912-ace4e6543002', exp: 2e9 }),
      403,
      'user_not_found',
    ],
  ])('is refused %s', async (_, token, status, code) => {
    const bearer = await token();
    const reply = await open.call('GET', '/user', bearer === null ? {} : { token: bearer });
    expect([reply.status, reply.text('code')]).toEqual([status, code]);
  });

  it('is refused when the token expired, the session ended, or the user is banned', async () => {
    const old = await join();
    const banned = await join();
    await asOwner(open.database, "update auth.users set banned_until = '2027-01-01' where id = $1", [
      banned.id,
    ]);
    expect((await user(banned.accessToken)).text('code')).toBe('user_banned');
    const ended = await join();
    await open.call('POST', '/logout', { token: ended.accessToken });
    expect((await user(ended.accessToken)).text('code')).toBe('session_not_found');
    open.clock.advance(3601);
    expect((await user(old.accessToken)).text('code')).toBe('bad_jwt');
  });

  it('is refused when the token names another user’s session', async () => {
    const [one, other] = [await join(), await join()];
    const verified = await open.parts.keys.verify(one.accessToken, open.clock.now());
    const forged = await open.parts.keys.sign({ ...(verified.ok ? verified.claims : {}), sub: other.id });
    expect((await user(forged)).text('code')).toBe('session_not_found');
  });
});

describe('signing out', () => {
  const threeSessions = async () => {
    const { email, accessToken, refreshToken } = await join();
    const [second, third] = [await signIn(email), await signIn(email)];
    return {
      access: [accessToken, second.text('access_token'), third.text('access_token')],
      refresh: [refreshToken, second.text('refresh_token'), third.text('refresh_token')],
    };
  };

  it.each([
    ['', [403, 403, 403]],
    ['?scope=global', [403, 403, 403]],
    ['?scope=local', [403, 200, 200]],
    ['?scope=others', [200, 403, 403]],
  ])('ends the sessions of its scope, refresh tokens included: "%s"', async (scope, statuses) => {
    const { access, refresh } = await threeSessions();
    const reply = await open.call('POST', `/logout${scope}`, { token: access[0] ?? '' });
    expect([reply.status, reply.json]).toEqual([204, null]);
    const after = await Promise.all(access.map((token) => user(token)));
    expect(after.map(({ status }) => status)).toEqual(statuses);
    const refreshed = await Promise.all(
      refresh.map((token) =>
        open.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } }),
      ),
    );
    expect(refreshed.map(({ status }) => status)).toEqual(
      statuses.map((status) => (status === 200 ? 200 : 400)),
    );
  });

  it('refuses a scope that it does not know', async () => {
    const { accessToken } = await join();
    const reply = await open.call('POST', '/logout?scope=planet', { token: accessToken });
    expect([reply.status, reply.text('code')]).toEqual([400, 'validation_failed']);
  });
});

describe('changing an account', () => {
  it('merges metadata and deletes null keys', async () => {
    const { accessToken } = await join({ language: 'en', theme: 'dark' });
    const { json } = await open.call('PUT', '/user', {
      token: accessToken,
      body: { data: { theme: null, language: 'es' } },
    });
    expect(json).toMatchObject({ user_metadata: { language: 'es' } });
    expect(json).not.toHaveProperty('user_metadata.theme');
  });

  it.each([
    ['role', { role: 'service_role' }],
    ['is_super_admin', { is_super_admin: true, banned_until: null, id: 'x' }],
  ])('ignores a field that only the server may set: %s', async (_, body) => {
    const { accessToken } = await join();
    const { json } = await open.call('PUT', '/user', { token: accessToken, body });
    expect(json).toMatchObject({ role: 'authenticated' });
  });

  it('refuses app_metadata, which policies may trust', async () => {
    const { accessToken } = await join();
    const reply = await open.call('PUT', '/user', {
      token: accessToken,
      body: { app_metadata: { admin: true } },
    });
    expect([reply.status, reply.text('code')]).toEqual([403, 'not_admin']);
  });

  it('sets a password, ends the other sessions and keeps this one', async () => {
    const { email, accessToken, refreshToken } = await join();
    const other = await signIn(email);
    const reply = await open.call('PUT', '/user', {
      token: accessToken,
      body: { password: 'another long password', current_password: PASSWORD },
    });
    expect(reply.status).toBe(200);
    expect((await user(accessToken)).status).toBe(200);
    expect((await user(other.text('access_token'))).text('code')).toBe('session_not_found');
    expect((await signIn(email)).text('code')).toBe('invalid_credentials');
    expect((await signIn(email, 'another long password')).status).toBe(200);
    const refreshed = await open.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    });
    expect(refreshed.status).toBe(200);
  });

  it('voids mailed links when the password changes', async () => {
    const { email, accessToken } = await join();
    await open.call('POST', '/recover', { body: { email } });
    const mail = open.mails.at(-1);
    await open.call('PUT', '/user', { token: accessToken, body: { password: 'another long password' } });
    const reply = await open.call('POST', '/verify', {
      body: { type: 'recovery', token_hash: mail?.tokenHash },
    });
    expect(reply.text('code')).toBe('otp_expired');
  });

  it.each([
    ['the same password', { password: PASSWORD }, 422, 'same_password'],
    ['a weak one', { password: 'x' }, 422, 'weak_password'],
    [
      'a wrong present one',
      { password: 'long enough now', current_password: 'no' },
      400,
      'current_password_invalid',
    ],
    ['a telephone', { phone: '12345' }, 400, 'phone_provider_disabled'],
    ['no address', { email: 'nobody' }, 400, 'validation_failed'],
  ])('refuses %s', async (_, body, status, code) => {
    const { accessToken } = await join();
    const reply = await open.call('PUT', '/user', { token: accessToken, body });
    expect([reply.status, reply.text('code')]).toEqual([status, code]);
  });

  it('asks for a fresh code or the present password after a day if the project wants proof', async () => {
    const { email } = await join();
    const secure = open.withConfig({ email: { securePasswordChange: true }, jwtExpiry: 1_000_000 }, true);
    const { text } = await secure.call('POST', '/token?grant_type=password', {
      body: { email, password: PASSWORD },
    });
    const token = text('access_token');
    secure.clock.advance(24 * 3600 + 1);
    const body = { password: 'another long password' };
    expect((await secure.call('PUT', '/user', { token, body })).text('code')).toBe('reauthentication_needed');
    const guess = { ...body, current_password: 'not this one' };
    expect((await secure.call('PUT', '/user', { token, body: guess })).text('code')).toBe(
      'current_password_invalid',
    );
    expect((await secure.call('GET', '/reauthenticate', { token })).json).toEqual({});
    const { code } = secure.mails.at(-1) ?? { code: '' };
    const wrong = await secure.call('PUT', '/user', { token, body: { ...body, nonce: '000000x' } });
    expect([wrong.status, wrong.text('code')]).toEqual([422, 'reauthentication_not_valid']);
    expect((await signIn(email)).status).toBe(200);
    expect((await secure.call('PUT', '/user', { token, body: { ...body, nonce: code } })).status).toBe(200);
    // The present password is proof enough if nothing can be mailed.
    const known = { password: PASSWORD, current_password: 'another long password' };
    expect((await secure.call('PUT', '/user', { token, body: known })).status).toBe(200);
  });

  it('keeps the only sign-in method of an account', async () => {
    const { accessToken } = await join();
    const { json } = await user(accessToken);
    const id = (json as { identities: { identity_id: string }[] }).identities[0]?.identity_id ?? '';
    const reply = await open.call('DELETE', `/user/identities/${id}`, { token: accessToken });
    expect([reply.status, reply.text('code')]).toEqual([422, 'single_identity_not_deletable']);
    const closed = open.withConfig({ manualLinking: false });
    const other = await closed.call('DELETE', `/user/identities/${id}`, { token: accessToken });
    expect([other.status, other.text('code')]).toEqual([404, 'manual_linking_disabled']);
  });

  it('records the changes without the address', async () => {
    const { id, email, accessToken } = await join();
    await open.call('POST', '/logout', { token: accessToken });
    const rows = await asOwner(
      open.database,
      "select payload ->> 'action' as action, payload::text as whole from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by created_at",
      [id],
    );
    expect(rows.map((row) => row['action'])).toEqual(['user_signedup', 'logout']);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('the public endpoints of the service', () => {
  it.each([
    ['GET', '/settings', 200],
    ['GET', '/health', 200],
    ['GET', '/.well-known/jwks.json', 200],
    ['GET', '/.well-known/openid-configuration', 200],
    ['GET', '/authorize?provider=google', 400],
    ['POST', '/sso', 404],
    ['GET', '/sso/saml/metadata', 404],
    ['GET', '/nothing', 404],
  ])('respond to %s %s with %i', async (method, path, status) => {
    expect((await open.call(method, path)).status).toBe(status);
  });

  it('publish keys that verify its tokens, and nothing private', async () => {
    const { json } = await open.call('GET', '/.well-known/jwks.json');
    expect(json).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }] });
    expect(JSON.stringify(json)).not.toContain('"d"');
  });

  it('refuse a body of more than a megabyte', async () => {
    const reply = await open.call('POST', '/signup', { body: { email: 'x'.repeat(1_100_000) } });
    expect([reply.status, reply.text('code')]).toEqual([413, 'request_entity_too_large']);
  });
});
