import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANNA,
  fakeBackend,
  fakeSession,
  fakeToken,
  noNetwork,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { becomeNobody } from './apply-session.ts';
import { setNewPassword } from './password.ts';
import { restoreSession } from './restore-session.ts';
import { sessionStore } from './session-store.ts';
import { signIn, signUp, verifySecondFactor } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { onUserChange } from './user-change.ts';

const KEY = 'prod_supabase.auth.token';
const FACTOR = { id: 'f6a5b0de-0000-4000-8000-000000000001', status: 'verified' };
const credentials = { email: ` ${ANNA.email} `, password: ANNA.password };

const viewer = () => sessionStore.getState().viewer;
const anna = (flags = {}) => ({
  status: 'authenticated',
  userId: ANNA.id,
  email: ANNA.email,
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
  ...flags,
});

beforeEach(() => becomeNobody());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('makes the viewer a user with the flags of the profile', async () => {
    fakeBackend(({ path }) =>
      path.startsWith('/rest/v1/profiles')
        ? { status: 200, body: [{ tester: true, wab_admin: true }] }
        : null,
    );
    expect(await signIn(credentials)).toEqual({ ok: true, needsSecondFactor: false });
    expect(viewer()).toEqual(anna({ isWabAdmin: true, isTester: true }));
    expect(localStorage.getItem(KEY)).toContain('refresh-');
  });

  it('asks for the profile as the user, with the public key beside', async () => {
    const { calls } = fakeBackend();
    await signIn(credentials);
    const profile = calls.find(({ path }) => path.startsWith('/rest/v1/profiles'));
    expect(profile?.path).toBe(
      `/rest/v1/profiles?select=tester%2Cwab_admin%2Cbanned%2Cdeactivated&id=eq.${ANNA.id}`,
    );
    expect(profile?.token.split('.')).toHaveLength(3);
  });

  it('leaves the flags false when the profile takes longer than two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fakeBackend(({ path }) => (path.startsWith('/rest/v1/profiles') ? new Promise(() => undefined) : null));
    const done = signIn(credentials);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(viewer().status).toBe('guest');
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(viewer()).toEqual(anna());
  });

  it.each([
    ['a wrong password', () => refusal(400, 'invalid_credentials'), 'invalid_credentials', null],
    [
      'too many attempts',
      () => ({ ...refusal(429, 'over_request_rate_limit'), headers: { 'Retry-After': '42' } }),
      'over_request_rate_limit',
      42,
    ],
    ['no network', noNetwork, 'network', null],
    ['a gateway that reaches nothing', () => ({ status: 502, body: 'Bad Gateway' }), 'gateway', null],
    ['a fault of the server', () => refusal(500, 'unexpected_failure'), 'unexpected_failure', null],
  ])('returns %s as a value and stays a guest', async (_, answer, code, retryAfter) => {
    fakeBackend(({ path }) => (path.startsWith('/auth/v1/token') ? answer() : null));
    expect(await signIn(credentials)).toMatchObject({ ok: false, code, retryAfter });
    expect(viewer()).toEqual({ status: 'guest' });
    expect(sessionStore.getState().isReachable).toBe(code !== 'network' && code !== 'gateway');
  });

  it('stays a guest until the second factor of the account was shown', async () => {
    const half = fakeSession({ factors: [FACTOR] });
    const whole = fakeSession({ factors: [FACTOR], level: 'aal2' });
    const { calls } = fakeBackend(({ path, method }) => {
      if (path.startsWith('/auth/v1/token')) return { status: 200, body: half };
      if (path === '/auth/v1/user' && method === 'GET') return { status: 200, body: half.user };
      if (path.endsWith('/challenge')) return { status: 200, body: { id: 'challenge-1', type: 'totp' } };
      return path.endsWith('/verify') ? { status: 200, body: whole } : null;
    });
    expect(await signIn(credentials)).toEqual({ ok: true, needsSecondFactor: true });
    expect(viewer()).toEqual({ status: 'guest' });
    expect(await verifySecondFactor('123 456')).toEqual({ ok: true });
    expect(viewer()).toEqual(anna());
    expect(sessionStore.getState().awaitsSecondFactor).toBe(false);
    expect(calls.find(({ path }) => path.endsWith('/verify'))?.body).toEqual({
      challenge_id: 'challenge-1',
      code: '123456',
    });
  });

  it('takes a code of any of the account’s authenticator apps', async () => {
    const apps = [FACTOR, { ...FACTOR, id: 'f6a5b0de-0000-4000-8000-000000000002' }];
    const half = fakeSession({ factors: apps });
    const { calls } = fakeBackend(({ path, method }) => {
      if (path.startsWith('/auth/v1/token')) return { status: 200, body: half };
      if (path === '/auth/v1/user' && method === 'GET') return { status: 200, body: half.user };
      if (path.endsWith('/challenge')) return { status: 200, body: { id: 'challenge-1', type: 'totp' } };
      if (!path.endsWith('/verify')) return null;
      return path.includes(FACTOR.id)
        ? refusal(422, 'mfa_verification_failed')
        : { status: 200, body: fakeSession({ factors: apps, level: 'aal2' }) };
    });
    await signIn(credentials);
    expect(await verifySecondFactor('123456')).toEqual({ ok: true });
    expect(viewer()).toEqual(anna());
    expect(calls.filter(({ path }) => path.endsWith('/verify'))).toHaveLength(2);
  });

  it('asks no further app when the service refuses for another reason', async () => {
    const half = fakeSession({
      factors: [FACTOR, { ...FACTOR, id: 'f6a5b0de-0000-4000-8000-000000000002' }],
    });
    const { calls } = fakeBackend(({ path, method }) => {
      if (path.startsWith('/auth/v1/token')) return { status: 200, body: half };
      if (path === '/auth/v1/user' && method === 'GET') return { status: 200, body: half.user };
      return path.endsWith('/challenge') ? refusal(429, 'over_request_rate_limit') : null;
    });
    await signIn(credentials);
    expect(await verifySecondFactor('123456')).toMatchObject({ ok: false, code: 'over_request_rate_limit' });
    expect(calls.filter(({ path }) => path.endsWith('/challenge'))).toHaveLength(1);
  });

  it.each([
    ['is no JWT', { access_token: 'a.b' }],
    ['is of nobody', { access_token: fakeToken({ sub: 'me', exp: 4_000_000_000 }) }],
    ['has expired', { access_token: fakeToken({ sub: ANNA.id, exp: 1_000 }) }],
  ])('takes no session whose token %s', async (_, part) => {
    fakeBackend(({ path }) =>
      path.startsWith('/auth/v1/token') ? { status: 200, body: { ...fakeSession(), ...part } } : null,
    );
    await signIn(credentials);
    expect(viewer()).toEqual({ status: 'guest' });
  });

  it('tells the service the language of a new account, and where its mail leads', async () => {
    const { calls } = fakeBackend(({ path }) =>
      path.startsWith('/auth/v1/signup') ? { status: 200, body: fakeSession().user } : null,
    );
    const outcome = await signUp(credentials, { language: 'es', next: '/builder' });
    expect(outcome).toEqual({ ok: true, isSignedIn: false });
    const call = calls.find(({ path }) => path.startsWith('/auth/v1/signup'));
    expect(call?.body).toMatchObject({ email: ANNA.email, data: { language: 'es' } });
    expect(new URLSearchParams(call?.path.split('?')[1]).get('redirect_to')).toBe(
      `${location.origin}/login?next=%2Fbuilder`,
    );
  });

  it('hands on why a password is too weak', async () => {
    const weak_password = { reasons: ['length'], message: 'Password should be at least 8 characters.' };
    fakeBackend(({ path }) =>
      path.startsWith('/auth/v1/signup')
        ? refusal(422, 'weak_password', { message: weak_password.message, weak_password })
        : null,
    );
    expect(await signUp(credentials, { language: 'en', next: '' })).toMatchObject({
      code: 'weak_password',
      reasons: ['length'],
      message: weak_password.message,
    });
  });
});

describe('signing out', () => {
  const stored = {
    muster_backend: '{}',
    armyLists: '[]',
    muster_draft_1: '{}',
    language: 'fr',
    // The next person on a shared device must not find it.
    'army-list-form-data': '{"Frost March":{"description":"what I think of you"}}',
    'editing-shared-list': '{}',
    'sb-old-auth': 'x',
    'old.supabase.auth.token': 'x',
  };

  it('forgets the session and the texts of posts, and keeps lists, drafts and choices', async () => {
    fakeBackend();
    await signIn(credentials);
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    const changed = vi.fn<() => void>();
    const stop = onUserChange(changed);
    expect(await signOut('local')).toEqual({ ok: true });
    stop();
    expect(viewer()).toEqual({ status: 'guest' });
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'armyLists',
      'language',
      'muster_backend',
      'muster_draft_1',
    ]);
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each([
    ['is gone already', () => refusal(403, 'session_not_found'), true],
    ['is unknown', () => refusal(401, 'no_authorization'), true],
    ['of a user who is gone', () => refusal(404, 'user_not_found'), true],
    ['cannot be ended for a fault', () => refusal(500, 'unexpected_failure'), false],
    ['cannot be ended without a network', noNetwork, false],
  ])('works here in every case, also when the session %s', async (_, answer, ok) => {
    fakeBackend(({ path }) => (path.startsWith('/auth/v1/logout') ? answer() : null));
    await signIn(credentials);
    expect((await signOut('global')).ok).toBe(ok);
    expect(viewer()).toEqual({ status: 'guest' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('does not wait for a service that does not answer', async () => {
    fakeBackend(({ path }) => (path.startsWith('/auth/v1/logout') ? new Promise(() => undefined) : null));
    await signIn(credentials);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const done = signOut('local');
    expect(viewer()).toEqual({ status: 'guest' });
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await done).toMatchObject({ ok: false, code: 'network' });
  });

  it('leaves this device signed in when it is for the others only', async () => {
    const { calls } = fakeBackend();
    await signIn(credentials);
    expect(await signOut('others')).toEqual({ ok: true });
    expect(viewer()).toEqual(anna());
    expect(calls.at(-1)?.path).toBe('/auth/v1/logout?scope=others');
  });
});

describe('a session that was stored', () => {
  it('is restored, and refreshed when it is near its end', async () => {
    localStorage.setItem(KEY, JSON.stringify(fakeSession({ seconds: 30 })));
    const { calls } = fakeBackend(({ path }) =>
      path.endsWith('grant_type=refresh_token') ? { status: 200, body: fakeSession() } : null,
    );
    const onSession = vi.fn<() => void>();
    await restoreSession(onSession);
    expect(viewer()).toEqual(anna());
    expect(onSession).toHaveBeenCalledOnce();
    expect(calls.filter(({ path }) => path.endsWith('grant_type=refresh_token'))).toHaveLength(1);
  });

  it('is dropped when the service refuses to go on with it', async () => {
    localStorage.setItem(KEY, JSON.stringify(fakeSession({ seconds: -60 })));
    fakeBackend(({ path }) =>
      path.endsWith('grant_type=refresh_token') ? refusal(400, 'refresh_token_not_found') : null,
    );
    await restoreSession(() => undefined);
    expect(viewer()).toEqual({ status: 'guest' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is kept over a fault, and tried again after 200 ms × 2^attempt', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    localStorage.setItem(KEY, JSON.stringify(fakeSession({ seconds: -60 })));
    const at: number[] = [];
    fakeBackend(({ path }) => {
      if (!path.endsWith('grant_type=refresh_token')) return null;
      at.push(Date.now());
      return at.length < 4 ? { status: 503, body: {} } : { status: 200, body: fakeSession() };
    });
    const done = restoreSession(() => undefined);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([200, 400, 800]);
    expect(viewer()).toEqual(anna());
  });
});

it('a new password that is the old one is refused as a value', async () => {
  const session = fakeSession();
  fakeBackend(({ path, method }) => {
    if (path.startsWith('/auth/v1/token')) return { status: 200, body: session };
    return method === 'PUT' ? refusal(422, 'same_password') : null;
  });
  await signIn(credentials);
  expect(await setNewPassword('the same')).toMatchObject({ ok: false, code: 'same_password' });
});
