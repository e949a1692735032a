import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';
import { challenge, codeOf, enroll, protect, show, type TestFactor } from '#tests/builders/second-factor.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await openTestAuth();
}, 60_000);
afterAll(() => test.close());

function verify(token: string, { id }: TestFactor, body: unknown, headers = {}) {
  return test.call('POST', `/factors/${id}/verify`, { token, body, headers });
}

async function signIn(email: string) {
  const { text } = await test.call('POST', '/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  return { accessToken: text('access_token'), refreshToken: text('refresh_token') };
}

function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe('POST /factors/{id}/challenge', () => {
  it('returns the time when the challenge ends', async () => {
    const { accessToken: token } = await test.join('ask@example.org');
    const { id } = await enroll(test, token);
    const { status, json } = await test.call('POST', `/factors/${id}/challenge`, { token, body: {} });
    expect(status).toBe(200);
    const end = test.clock.now().getTime() / 1000 + 300;
    expect(json).toEqual({ id: expect.any(String), type: 'totp', expires_at: end });
    const user = await test.call('GET', '/user', { token });
    expect(user.json).toMatchObject({ factors: [{ last_challenged_at: expect.any(String) }] });
  });

  it('may be asked for by many in the same moment', async () => {
    const tokens: string[] = [];
    for (const name of ['x', 'y', 'z']) tokens.push((await test.join(`${name}@example.org`)).accessToken);
    const factors = await Promise.all(tokens.map((token) => enroll(test, token)));
    const replies = await Promise.all(
      factors.map(({ id }, at) => test.call('POST', `/factors/${id}/challenge`, { token: tokens[at] ?? '' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const users = await Promise.all(tokens.map((token) => test.call('GET', '/user', { token })));
    const times = users.map(({ text }) => text('factors.0.last_challenged_at'));
    expect(new Set(times).size).toBe(3);
  });

  it('refuses ids that are no factor of the account', async () => {
    const { accessToken: token } = await test.join('mine@example.org');
    const theirs = await enroll(test, (await test.join('theirs@example.org')).accessToken);
    const odd = await test.call('POST', '/factors/1/challenge', { token });
    expect([odd.status, odd.text('code')]).toEqual([404, 'validation_failed']);
    for (const action of ['challenge', 'verify']) {
      const foreign = await test.call('POST', `/factors/${theirs.id}/${action}`, {
        token,
        body: { code: '1' },
      });
      expect([foreign.status, foreign.text('code')]).toEqual([404, 'mfa_factor_not_found']);
    }
  });

  it('refuses where the project has codes switched off, and factors that came from elsewhere', async () => {
    const { id: userId, accessToken: token } = await test.join('off@example.org');
    const { id } = await enroll(test, token);
    const off = test.withConfig({ mfa: { totpVerify: false } });
    const refused = await off.call('POST', `/factors/${id}/challenge`, { token });
    expect([refused.status, refused.text('code')]).toEqual([422, 'mfa_totp_verify_not_enabled']);
    for (const type of ['phone', 'webauthn']) {
      const rows = await asOwner(
        test.database,
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, $2::auth.factor_type, 'verified', now(), now()) returning id`,
        [userId, type],
      );
      const other = await test.call('POST', `/factors/${String(rows[0]?.['id'])}/challenge`, { token });
      expect([other.status, other.text('code')]).toEqual([422, `mfa_${type}_verify_not_enabled`]);
    }
  });

  it('is limited for one address to 30 at once, then 15 a minute', async () => {
    const { accessToken: token } = await test.join('often@example.org');
    const { id } = await enroll(test, token);
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const statuses = [];
    for (let at = 0; at < 31; at++) {
      statuses.push((await test.call('POST', `/factors/${id}/challenge`, { token, headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('POST /factors/{id}/verify', () => {
  it('returns a session of the second level and sets the factor up', async () => {
    const { accessToken: token, id } = await test.join('up@example.org');
    const factor = await enroll(test, token);
    const { status, json, text } = await show(test, token, factor);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      token_type: 'bearer',
      user: { id, factors: [{ id: factor.id, status: 'verified' }] },
    });
    expect(claimsOf(text('access_token'))).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([
        { method: 'totp', timestamp: expect.any(Number) },
        { method: 'password', timestamp: expect.any(Number) },
      ]),
    });
  });

  it('goes on with its new refresh token at the second level', async () => {
    const { accessToken, refreshToken: old } = await test.join('go-on@example.org');
    const { refreshToken } = await protect(test, accessToken);
    expect(refreshToken).not.toBe(old);
    const body = { refresh_token: refreshToken };
    const next = await test.call('POST', '/token?grant_type=refresh_token', { body });
    expect(claimsOf(next.text('access_token'))).toMatchObject({ aal: 'aal2' });
  });

  it('ends the other sessions of the first level and keeps those of the second', async () => {
    const { email, accessToken } = await test.join('others@example.org');
    const { factor, accessToken: first } = await protect(test, accessToken);
    test.clock.advance(30);
    const second = await signIn(email);
    const left = await signIn(email);
    const raised = await show(test, second.accessToken, factor);
    expect(raised.status).toBe(200);
    expect((await test.call('GET', '/user', { token: first })).status).toBe(200);
    const ended = await test.call('GET', '/user', { token: left.accessToken });
    expect([ended.status, ended.text('code')]).toEqual([403, 'session_not_found']);
    const refreshed = await test.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: left.refreshToken },
    });
    expect(refreshed.text('code')).toBe('refresh_token_not_found');
  });

  it('deletes other unfinished factors of its kind', async () => {
    const { accessToken: token } = await test.join('begun@example.org');
    await enroll(test, token, { friendly_name: 'left' });
    const factor = await enroll(test, token, { friendly_name: 'done' });
    const { json } = await show(test, token, factor);
    expect(json).toMatchObject({ user: { factors: [{ id: factor.id }] } });
  });

  it('refuses wrong codes, no code, and unknown challenges', async () => {
    const { accessToken: token } = await test.join('wrong@example.org');
    const factor = await enroll(test, token);
    const id = await challenge(test, token, factor);
    const code = codeOf(test, factor);
    const wrong = code === '000000' ? '000001' : '000000';
    const cases = [
      [{ challenge_id: id, code: wrong }, 422, 'mfa_verification_failed'],
      [{ challenge_id: id, code: codeOf(test, factor, -60) }, 422, 'mfa_verification_failed'],
      [{ challenge_id: id }, 400, 'validation_failed'],
      [{ challenge_id: 'x', code }, 422, 'mfa_factor_not_found'],
      [{ code }, 422, 'mfa_factor_not_found'],
      [{ challenge_id: factor.id, code }, 422, 'mfa_factor_not_found'],
    ] as const;
    for (const [body, status, name] of cases) {
      const refused = await verify(token, factor, body);
      expect([refused.status, refused.text('code')]).toEqual([status, name]);
    }
    expect((await verify(token, factor, { challenge_id: id, code })).status).toBe(200);
  });

  it('refuses a challenge of another factor', async () => {
    const { accessToken: token } = await test.join('cross@example.org');
    const one = await enroll(test, token, { friendly_name: 'one' });
    const two = await enroll(test, token, { friendly_name: 'two' });
    const body = { challenge_id: await challenge(test, token, one), code: codeOf(test, two) };
    expect((await verify(token, two, body)).text('code')).toBe('mfa_factor_not_found');
  });

  it('takes a challenge once, and only from the address that asked for it', async () => {
    const { accessToken } = await test.join('once@example.org');
    const factor = await enroll(test, accessToken);
    const id = await challenge(test, accessToken, factor);
    const elsewhere = await verify(
      accessToken,
      factor,
      { challenge_id: id, code: codeOf(test, factor) },
      { 'X-Forwarded-For': '203.0.113.9' },
    );
    expect([elsewhere.status, elsewhere.text('code')]).toEqual([422, 'mfa_ip_address_mismatch']);
    const used = await verify(accessToken, factor, { challenge_id: id, code: codeOf(test, factor) });
    const again = await verify(used.text('access_token'), factor, {
      challenge_id: id,
      code: codeOf(test, factor, 30),
    });
    expect([again.status, again.text('code')]).toEqual([422, 'mfa_ip_address_mismatch']);
  });

  it('refuses a challenge after five minutes and forgets it', async () => {
    const { accessToken: token } = await test.join('late@example.org');
    const factor = await enroll(test, token);
    const id = await challenge(test, token, factor);
    test.clock.advance(301);
    const body = { challenge_id: id, code: codeOf(test, factor) };
    const late = await verify(token, factor, body);
    expect([late.status, late.text('code')]).toEqual([422, 'mfa_challenge_expired']);
    expect((await verify(token, factor, body)).text('code')).toBe('mfa_factor_not_found');
  });

  it.each([-30, 0, 30])('takes the code of %i seconds from now only once, and none before it', async (at) => {
    const { accessToken } = await test.join(`replay${String(at)}@example.org`);
    const factor = await enroll(test, accessToken);
    const code = codeOf(test, factor, at);
    const { status, text } = await verify(accessToken, factor, {
      challenge_id: await challenge(test, accessToken, factor),
      code,
    });
    expect(status).toBe(200);
    const token = text('access_token');
    const tries = [code, codeOf(test, factor, at - 30)];
    for (const wait of [0, 15, 15]) {
      test.clock.advance(wait);
      for (const known of tries) {
        const challengeId = await challenge(test, token, factor);
        const refused = await verify(token, factor, { challenge_id: challengeId, code: known });
        expect([refused.status, refused.text('code')]).toEqual([422, 'mfa_verification_failed']);
      }
    }
    test.clock.advance(30);
    expect((await show(test, token, factor)).status).toBe(200);
  });

  it('accepts one of two requests that show one code at the same time', async () => {
    const { accessToken } = await test.join('race@example.org');
    const { factor, accessToken: token } = await protect(test, accessToken);
    test.clock.advance(30);
    const ids = [await challenge(test, token, factor), await challenge(test, token, factor)];
    const code = codeOf(test, factor);
    const both = await Promise.all(ids.map((id) => verify(token, factor, { challenge_id: id, code })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('makes a guesser wait, from any address', async () => {
    const { accessToken: token } = await test.join('guess@example.org');
    const factor = await enroll(test, token);
    const codes = [];
    for (let at = 0; at < 21; at++) {
      const headers = { 'X-Forwarded-For': `198.51.100.${String(at)}` };
      const { text } = await test.call('POST', `/factors/${factor.id}/challenge`, { token, headers });
      const body = { challenge_id: text('id'), code: 'abcdef' };
      codes.push((await verify(token, factor, body, headers)).text('code'));
    }
    expect(codes.slice(0, 20)).toEqual(codes.slice(0, 20).map(() => 'mfa_verification_failed'));
    expect(codes[20]).toBe('over_request_rate_limit');
  });
});

describe('DELETE /factors/{id}', () => {
  it('takes a factor away from a session of the second level, which falls to the first', async () => {
    const { accessToken } = await test.join('remove@example.org');
    const { factor, accessToken: token, refreshToken } = await protect(test, accessToken);
    const removed = await test.call('DELETE', `/factors/${factor.id}`, { token });
    expect([removed.status, removed.json]).toEqual([200, { id: factor.id }]);
    const user = await test.call('GET', '/user', { token });
    expect(user.json).not.toHaveProperty('factors');
    const body = { refresh_token: refreshToken };
    const next = await test.call('POST', '/token?grant_type=refresh_token', { body });
    expect(claimsOf(next.text('access_token'))).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });

  it('refuses the first level for a factor that counts, not for one that was only begun', async () => {
    const { email, accessToken } = await test.join('refuse@example.org');
    const { factor } = await protect(test, accessToken);
    const { accessToken: token } = await signIn(email);
    const refused = await test.call('DELETE', `/factors/${factor.id}`, { token });
    expect([refused.status, refused.text('code')]).toEqual([422, 'insufficient_aal']);

    const { accessToken: other } = await test.join('begin@example.org');
    const begun = await enroll(test, other);
    expect((await test.call('DELETE', `/factors/${begun.id}`, { token: other })).status).toBe(200);
    const gone = await test.call('DELETE', `/factors/${begun.id}`, { token: other });
    expect([gone.status, gone.text('code')]).toEqual([404, 'mfa_factor_not_found']);
  });
});
