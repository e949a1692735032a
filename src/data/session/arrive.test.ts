import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, fakeBackend, fakeSession, fakeToken } from '#tests/builders/fake-backend.ts';
import { becomeNobody } from './apply-session.ts';
import { arrive } from './arrive.ts';
import { sessionStore } from './session-store.ts';

const KEY = 'prod_supabase.auth.token';

beforeEach(() => becomeNobody());
afterEach(() => vi.unstubAllGlobals());

describe('the link of a mail', () => {
  const tokens = (session: ReturnType<typeof fakeSession>, issuedAt: number | null) => ({
    kind: 'tokens' as const,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    issuedAt,
    purpose: 'recovery' as const,
  });

  it('signs in with its tokens, and says when they are older than 120 s', async () => {
    const session = fakeSession();
    fakeBackend(({ path }) => (path === '/auth/v1/user' ? { status: 200, body: session.user } : null));
    const issuedAt = Date.now() / 1000 - 121;
    expect(await arrive(tokens(session, issuedAt))).toEqual({
      ok: true,
      isRecovery: true,
      isStale: true,
      needsSecondFactor: false,
    });
    expect(sessionStore.getState().viewer).toMatchObject({ status: 'authenticated', userId: ANNA.id });
  });

  it.each([
    ['jwt_expired', { exp: 1, sub: ANNA.id }],
    ['jwt_exp_missing', { sub: ANNA.id }],
    ['jwt_structure', { exp: 4_000_000_000, sub: '7' }],
  ])('is refused before anything is asked: %s', async (code, claims) => {
    const { calls } = fakeBackend();
    const session = { ...fakeSession(), access_token: fakeToken(claims) };
    expect(await arrive(tokens(session, null))).toMatchObject({ ok: false, code });
    expect(calls).toEqual([]);
  });

  it('exchanges its code with what this browser kept', async () => {
    const { calls } = fakeBackend(({ path }) =>
      path.endsWith('grant_type=pkce') ? { status: 200, body: fakeSession() } : null,
    );
    localStorage.setItem(`${KEY}-code-verifier`, JSON.stringify('kept/recovery'));
    expect(await arrive({ kind: 'code', code: 'abc' })).toMatchObject({ ok: true, isRecovery: true });
    expect(calls.find(({ path }) => path.endsWith('pkce'))?.body).toEqual({
      auth_code: 'abc',
      code_verifier: 'kept',
    });
  });

  it.each([
    [{ kind: 'code', code: 'abc' }, 'url_other_browser'],
    [{ kind: 'broken' }, 'url_no_session'],
    [{ kind: 'refusal', code: 'otp_expired' }, 'otp_expired'],
    [{ kind: 'refusal', code: 'something new' }, 'url_no_session'],
  ] as const)('says what is wrong with it: %j', async (arrival, code) => {
    fakeBackend();
    expect(await arrive(arrival)).toMatchObject({ ok: false, code });
  });
});
