import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';

let open: TestAuth;

beforeAll(async () => {
  open = await openTestAuth();
}, 60_000);
afterAll(() => open.close());

const signIn = (email: string, password = PASSWORD) =>
  open.call('POST', '/token?grant_type=password', { body: { email, password } });
const refresh = (token: string, service = open) =>
  service.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });

describe('signing in by password', () => {
  it('returns a token whose claims are those of the user and the session', async () => {
    const { id } = await open.join('in@example.org');
    const { text } = await signIn('IN@example.org');
    const verified = await open.parts.keys.verify(text('access_token'), open.clock.now());
    expect(verified).toMatchObject({
      ok: true,
      claims: {
        sub: id,
        aud: 'authenticated',
        role: 'authenticated',
        email: 'in@example.org',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: Math.floor(open.clock.now().getTime() / 1000) }],
        is_anonymous: false,
      },
    });
  });

  it('responds alike to a wrong password, an unknown address and an account without password', async () => {
    await open.join('mine@example.org');
    await asOwner(
      open.database,
      "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'bare@example.org', now())",
    );
    const replies = await Promise.all([
      signIn('mine@example.org', 'wrong password'),
      signIn('unknown@example.org'),
      signIn('bare@example.org', ''),
    ]);
    expect(new Set(replies.map(({ status, json }) => `${String(status)} ${JSON.stringify(json)}`))).toEqual(
      new Set(['400 {"code":"invalid_credentials","message":"Invalid login credentials"}']),
    );
  });

  it('refuses an account that is banned, once its password is right', async () => {
    const { id } = await open.join('banned@example.org');
    await asOwner(open.database, "update auth.users set banned_until = '2027-01-01' where id = $1", [id]);
    expect((await signIn('banned@example.org')).text('code')).toBe('user_banned');
    expect((await signIn('banned@example.org', 'wrong password')).text('code')).toBe('invalid_credentials');
  });

  it('accepts a password that has become too weak, and says so', async () => {
    await open.join('weak@example.org');
    const strict = open.withConfig({ password: { minLength: 60 } });
    const { status, json } = await strict.call('POST', '/token?grant_type=password', {
      body: { email: 'weak@example.org', password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ weak_password: { reasons: ['length'] } });
  });

  it('limits the guesses at one account from all addresses together', async () => {
    await open.join('guessed@example.org');
    const replies = [];
    for (let at = 0; at < 21; at += 1) {
      replies.push(
        await open.call('POST', '/token?grant_type=password', {
          body: { email: 'guessed@example.org', password: `guess ${String(at)}` },
          headers: { 'X-Forwarded-For': `203.0.113.${String(at)}` },
        }),
      );
    }
    expect(replies.slice(0, 20).every(({ status }) => status === 400)).toBe(true);
    const last = replies.at(-1);
    expect([last?.status, last?.text('code')]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    open.clock.advance(300);
    expect((await signIn('guessed@example.org')).status).toBe(200);
  });

  it('limits the requests of one address', async () => {
    const statuses = [];
    for (let at = 0; at < 31; at += 1) {
      const { status } = await open.call('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: 'unknownunkno' },
        headers: { 'X-Forwarded-For': '198.51.100.7' },
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('refreshing', () => {
  it('returns a new pair each time, for the same session', async () => {
    const { refreshToken, accessToken } = await open.join('again@example.org');
    open.clock.advance(60);
    const { status, text } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(text('refresh_token')).not.toBe(refreshToken);
    const sessionOf = async (token: string) => {
      const verified = await open.parts.keys.verify(token, open.clock.now());
      return verified.ok && verified.claims['session_id'];
    };
    expect(await sessionOf(text('access_token'))).toBe(await sessionOf(accessToken));
  });

  it('returns the active token again to a client that lost the response', async () => {
    const { refreshToken } = await open.join('lost@example.org');
    const first = await refresh(refreshToken);
    open.clock.advance(3600);
    expect((await refresh(refreshToken)).text('refresh_token')).toBe(first.text('refresh_token'));
  });

  it('ends the whole family when a token comes back that was used long ago', async () => {
    const { refreshToken } = await open.join('stolen@example.org');
    const second = (await refresh(refreshToken)).text('refresh_token');
    const third = (await refresh(second)).text('refresh_token');
    open.clock.advance(11);
    const reuse = await refresh(refreshToken);
    expect([reuse.status, reuse.text('code')]).toEqual([400, 'refresh_token_already_used']);
    for (const token of [second, third]) {
      expect((await refresh(token)).text('code')).toBe('refresh_token_already_used');
    }
  });

  it('forgives a token that was used a moment ago', async () => {
    const { refreshToken } = await open.join('hasty@example.org');
    const second = (await refresh(refreshToken)).text('refresh_token');
    await refresh(second);
    open.clock.advance(9);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('keeps the token where rotation is switched off', async () => {
    const { refreshToken } = await open.join('still@example.org');
    const still = open.withConfig({ refreshRotation: false });
    expect((await refresh(refreshToken, still)).text('refresh_token')).toBe(refreshToken);
  });

  it.each([
    ['unknown', 'abcdefghijkl', 'refresh_token_not_found'],
    ['malformed', 'short', 'validation_failed'],
    ['no', '', 'validation_failed'],
    ['a hostile', "' or 1=1 --x", 'validation_failed'],
  ])('refuses %s token', async (_, token, code) => {
    const reply = await refresh(token);
    expect([reply.status, reply.text('code')]).toEqual([400, code]);
  });

  it('refuses a session that is older, or idler, than the project allows', async () => {
    const { refreshToken } = await open.join('old@example.org');
    open.clock.advance(1000);
    const boxed = open.withConfig({ sessions: { timebox: 900 } });
    expect((await refresh(refreshToken, boxed)).text('code')).toBe('session_expired');
    const idle = open.withConfig({ sessions: { inactivityTimeout: 900 } });
    expect((await refresh(refreshToken, idle)).text('code')).toBe('session_expired');
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('gives simultaneous refreshes one successor', async () => {
    const { refreshToken } = await open.join('many@example.org');
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(new Set(replies.map(({ text }) => text('refresh_token'))).size).toBe(1);
  });
});

describe('other grants', () => {
  it.each([
    ['', {}, 400, 'invalid_credentials'],
    ['client_credentials', {}, 400, 'invalid_credentials'],
    ['web3', {}, 422, 'web3_provider_disabled'],
    ['id_token', { id_token: 'x', provider: 'google' }, 400, 'provider_disabled'],
    ['pkce', {}, 400, 'validation_failed'],
    ['pkce', { auth_code: 'unknown', code_verifier: 'x'.repeat(43) }, 404, 'flow_state_not_found'],
  ])('responds to %s like a service without them', async (grant, body, status, code) => {
    const reply = await open.call('POST', `/token?grant_type=${grant}`, { body });
    expect([reply.status, reply.text('code')]).toEqual([status, code]);
  });

  it('exchanges the code of a link for a session once, and only with the verifier', async () => {
    const { email } = await open.join('pkce@example.org');
    const verifier = 'v'.repeat(56);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    await open.call('POST', '/otp', {
      body: { email, code_challenge: challenge, code_challenge_method: 's256' },
    });
    const link = new URL(open.mails.at(-1)?.link ?? '');
    const landed = await open.auth.request(`/verify${link.search}`, { redirect: 'manual' });
    expect(landed.status).toBe(303);
    const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code');
    const exchange = (codeVerifier: string) =>
      open.call('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: codeVerifier } });
    expect((await exchange('w'.repeat(56))).text('code')).toBe('bad_code_verifier');
    expect((await exchange(verifier)).text('user.email')).toBe(email);
    expect((await exchange(verifier)).text('code')).toBe('flow_state_not_found');
  });

  it('takes the code of a link for five minutes', async () => {
    const { email } = await open.join('slow@example.org');
    const verifier = 'v'.repeat(56);
    await open.call('POST', '/otp', {
      body: { email, code_challenge: verifier, code_challenge_method: 'plain' },
    });
    const link = new URL(open.mails.at(-1)?.link ?? '');
    const landed = await open.auth.request(`/verify${link.search}`, { redirect: 'manual' });
    const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code');
    open.clock.advance(301);
    const reply = await open.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
    expect([reply.status, reply.text('code')]).toEqual([422, 'flow_state_expired']);
  });

  it('forgets the challenges of links that nobody followed, with the next one after a week', async () => {
    const { email } = await open.join('forgetful@example.org');
    const askForLink = async () =>
      open.call('POST', '/otp', {
        body: { email, code_challenge: 'v'.repeat(56), code_challenge_method: 'plain' },
      });
    await askForLink();
    open.clock.advance(8 * 86_400);
    await askForLink();
    expect(await asOwner(open.database, 'select count(*)::int as kept from auth.flow_state')).toEqual([
      { kept: 1 },
    ]);
  });
});
