import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';
import { enroll, protect, show } from '#tests/builders/second-factor.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await openTestAuth();
}, 60_000);
afterAll(() => test.close());

function post(token: string, body: unknown, on: TestAuth = test) {
  return on.call('POST', '/factors', { token, body });
}

describe('POST /factors', () => {
  it('returns the data for an authenticator app and leaves the factor unverified', async () => {
    const { accessToken: token } = await test.join('new@example.org');
    const { status, json, text } = await post(token, { factor_type: 'totp', friendly_name: 'Phone' });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.any(String),
      type: 'totp',
      friendly_name: 'Phone',
      totp: { qr_code: expect.any(String), secret: expect.any(String), uri: expect.any(String) },
    });
    const secret = text('totp.secret');
    expect(text('totp.uri')).toContain(`otpauth://totp/muster.example:new%40example.org?`);
    expect(text('totp.uri')).toContain(secret);
    expect(text('totp.qr_code')).toMatch(/^<svg /);

    const user = await test.call('GET', '/user', { token });
    expect(user.json).toMatchObject({
      factors: [{ id: text('id'), status: 'unverified', factor_type: 'totp', friendly_name: 'Phone' }],
    });
    expect(JSON.stringify(user.json)).not.toContain(secret);
  });

  it('names the issuer that the client asks for', async () => {
    const { accessToken: token } = await test.join('issuer@example.org');
    const { text } = await post(token, { factor_type: 'totp', issuer: 'A club' });
    expect(text('totp.uri')).toContain('otpauth://totp/A%20club:issuer%40example.org?');
  });

  it('refuses requests without sign-in and anonymous accounts', async () => {
    const nobody = await test.call('POST', '/factors', { body: { factor_type: 'totp' } });
    expect([nobody.status, nobody.text('code')]).toEqual([401, 'no_authorization']);
    const anonymous = await test.call('POST', '/signup', { body: {} });
    const refused = await post(anonymous.text('access_token'), { factor_type: 'totp' });
    expect([refused.status, refused.text('code')]).toEqual([403, 'no_authorization']);
  });

  it.each([
    ['phone', 422, 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
    ['', 400, 'validation_failed'],
    ['smoke', 400, 'validation_failed'],
  ])('refuses a factor of the kind "%s"', async (type, status, code) => {
    const { accessToken: token } = await test.join(`${type || 'none'}@example.org`);
    const refused = await post(token, { factor_type: type });
    expect([refused.status, refused.text('code')]).toEqual([status, code]);
  });

  it('refuses where the project has it switched off', async () => {
    const { accessToken: token } = await test.join('off@example.org');
    const off = test.withConfig({ mfa: { totpEnroll: false } });
    const refused = await post(token, { factor_type: 'totp' }, off);
    expect([refused.status, refused.text('code')]).toEqual([422, 'mfa_totp_enroll_not_enabled']);
  });

  it('refuses a name that the account has a factor of, and names that are too long', async () => {
    const { accessToken: token } = await test.join('names@example.org');
    await enroll(test, token, { friendly_name: 'Phone' });
    const same = await post(token, { factor_type: 'totp', friendly_name: 'Phone' });
    expect([same.status, same.text('code')]).toEqual([422, 'mfa_factor_name_conflict']);
    for (const body of [{ friendly_name: 'x'.repeat(256) }, { issuer: 'ж'.repeat(255) }]) {
      const long = await post(token, { factor_type: 'totp', ...body });
      expect([long.status, long.text('code')]).toEqual([400, 'validation_failed']);
    }
    expect((await post(token, { factor_type: 'totp', friendly_name: 'Tablet' })).status).toBe(200);
  });

  it('refuses more factors than the project allows, until unfinished ones are five minutes old', async () => {
    const { accessToken: token } = await test.join('many@example.org');
    const two = test.withConfig({ mfa: { maxFactors: 2 } });
    for (const name of ['one', 'two']) await enroll(two, token, { friendly_name: name });
    const third = await post(token, { factor_type: 'totp', friendly_name: 'three' }, two);
    expect([third.status, third.text('code')]).toEqual([422, 'too_many_enrolled_mfa_factors']);
    test.clock.advance(301);
    expect((await post(token, { factor_type: 'totp', friendly_name: 'one' }, two)).status).toBe(200);
    const { json } = await test.call('GET', '/user', { token });
    expect(json).toMatchObject({ factors: [{ friendly_name: 'one' }] });
  });

  it('leaves verified factors and those of others alone when it clears up', async () => {
    const other = await test.join('other@example.org');
    const left = await enroll(test, other.accessToken);
    const { accessToken } = await test.join('kept@example.org');
    const { factor, accessToken: token } = await protect(test, accessToken);
    test.clock.advance(301);
    await enroll(test, token, { friendly_name: 'second' });
    const ids = (await asOwner(test.database, 'select id from auth.mfa_factors')).map(({ id }) => id);
    expect(ids).toContain(factor.id);
    expect(ids).toContain(left.id);
  });

  it('demands a verified factor before another one is set up', async () => {
    const { email, accessToken } = await test.join('level@example.org');
    await protect(test, accessToken);
    const again = await test.call('POST', '/token?grant_type=password', {
      body: { email, password: 'a long password of a test' },
    });
    const refused = await post(again.text('access_token'), { factor_type: 'totp', friendly_name: 'second' });
    expect([refused.status, refused.text('code')]).toEqual([403, 'insufficient_aal']);
  });

  it('notes the set-up without the secret', async () => {
    const { id, accessToken: token } = await test.join('noted@example.org');
    const factor = await enroll(test, token);
    await show(test, token, factor);
    const rows = await asOwner(
      test.database,
      `select payload from auth.audit_log_entries where payload ->> 'actor_id' = $1`,
      [id],
    );
    const actions = rows.map(({ payload }) => payload);
    expect(actions).toContainEqual(
      expect.objectContaining({
        action: 'factor_in_progress',
        log_type: 'factor',
        traits: { factor_id: factor.id },
      }),
    );
    expect(JSON.stringify(rows)).not.toContain(factor.secret);
  });
});
