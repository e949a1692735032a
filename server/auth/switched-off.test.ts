import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, type TestAuth } from '#tests/builders/auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await openTestAuth();
}, 60_000);
afterAll(() => test.close());

describe('endpoints that are not set up here', () => {
  it.each([
    ['POST', '/passkeys/authentication/options', 'passkey_disabled'],
    ['POST', '/passkeys/registration/verify', 'passkey_disabled'],
    ['GET', '/passkeys', 'passkey_disabled'],
    ['DELETE', '/passkeys/1', 'passkey_disabled'],
    ['GET', '/.well-known/oauth-authorization-server', 'feature_disabled'],
    ['POST', '/oauth/token', 'feature_disabled'],
    ['GET', '/oauth/authorizations/1', 'feature_disabled'],
    ['POST', '/oauth/clients/register', 'feature_disabled'],
  ])('respond to %s %s like a hosted project that has it switched off', async (method, path, code) => {
    const reply = await test.call(method, path);
    expect([reply.status, reply.text('code')]).toEqual([404, code]);
  });

  it.each(['/admin/oauth/clients', '/admin/oauth/clients/1', '/admin/custom-providers'])(
    'respond to GET %s with the service key only',
    async (path) => {
      const reply = await test.call('GET', path, { token: test.serviceToken });
      expect([reply.status, reply.text('code')]).toEqual([404, 'feature_disabled']);
      expect((await test.call('GET', path)).status).toBe(401);
      expect((await test.call('GET', path, { token: test.anonToken })).status).toBe(403);
    },
  );
});
