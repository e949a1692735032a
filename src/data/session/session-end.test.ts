import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANNA,
  fakeBackend,
  type FakeCall,
  type FakeHandler,
  fakeSession,
  noNetwork,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { becomeNobody } from './apply-session.ts';
import { followedBackend } from './follow-session.ts';
import { restoreSession } from './restore-session.ts';
import { checkSession } from './session-end.ts';
import { announceEnd, sessionStore } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const KEY = 'prod_supabase.auth.token';
const state = () => sessionStore.getState();
const isGone = refusal(403, 'session_not_found');
const isRefresh = (path: string) => path.endsWith('grant_type=refresh_token');

/** Signs Anna in and then installs these handlers in the fake backend. */
async function annaWith(...handlers: readonly FakeHandler[]) {
  fakeBackend();
  await signIn(ANNA);
  expect(state().viewer.status).toBe('authenticated');
  return fakeBackend(...handlers);
}

beforeEach(() => {
  becomeNobody();
  announceEnd(null);
});
afterEach(() => vi.unstubAllGlobals());

describe('a session that is over', () => {
  it.each([
    ['dropped', [{ banned: false, deactivated: false }]],
    ['banned', [{ banned: true, deactivated: false }]],
    ['closed', [{ banned: false, deactivated: true }]],
    ['deleted', []],
  ])('makes a guest and is announced: %s', async (ended, profiles) => {
    await annaWith(({ path }) => {
      if (path === '/auth/v1/user') return isGone;
      return path.startsWith('/rest/v1/profiles') ? { status: 200, body: profiles } : null;
    });
    await checkSession(await followedBackend());
    await vi.waitFor(() => expect(state().ended).toBe(ended));
    expect(state().viewer).toEqual({ status: 'guest' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('muster_session_ended')).toBe(ended);
  });

  it('is told apart from a server that does not answer', async () => {
    await annaWith(({ path }) => (path === '/auth/v1/user' ? noNetwork() : null));
    await checkSession(await followedBackend());
    expect(state()).toMatchObject({ ended: null, viewer: { status: 'authenticated' } });
  });

  it('is announced when the page opens with it', async () => {
    localStorage.setItem(KEY, JSON.stringify(fakeSession({ seconds: -60 })));
    sessionStore.setState({ viewer: { status: 'loading' } });
    fakeBackend(({ path }) => (isRefresh(path) ? refusal(400, 'refresh_token_not_found') : null));
    await restoreSession(() => undefined);
    expect(state()).toMatchObject({ ended: 'dropped', viewer: { status: 'guest' } });
  });

  it('is announced in other tabs, and no longer after signing in', async () => {
    fakeBackend();
    const key = 'muster_session_ended';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'deleted' }));
    expect(state().ended).toBe('deleted');
    await signIn(ANNA);
    expect(state().ended).toBeNull();
  });

  it('leaves its reason as the last word when another tab announces at once', async () => {
    const key = 'muster_session_ended';
    await annaWith(({ path }) => {
      if (path === '/auth/v1/user') return isGone;
      if (!path.startsWith('/rest/v1/profiles')) return null;
      // The word of the other tab, over which this one's "dropped" was written, arrives late.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'deleted' }));
      return { status: 200, body: [] };
    });
    await checkSession(await followedBackend());
    await vi.waitFor(() => expect(localStorage.getItem(key)).toBe('deleted'));
  });

  it('needs no words after a sign-out on this device', async () => {
    await annaWith();
    await signOut('local');
    expect(state()).toMatchObject({ ended: null, viewer: { status: 'guest' } });
  });
});

describe('a call that is refused after a change of keys', () => {
  const renewed = fakeSession();
  const changed = (refresh: () => ReturnType<typeof refusal>) => {
    return ({ path, token }: FakeCall) => {
      if (path === '/backend.json') return { status: 200, body: { url: '', anonKey: 'new-key' } };
      if (isRefresh(path)) return refresh();
      if (!path.startsWith('/rest/v1/')) return null;
      return token === renewed.access_token
        ? { status: 200, body: [{ id: 1 }] }
        : { status: 401, body: { code: 'PGRST301', message: 'No suitable key' } };
    };
  };

  it('renews key and session once for all calls that wait, and is repeated', async () => {
    const { calls } = await annaWith(changed(() => ({ status: 200, body: renewed })));
    const answers = await Promise.all([1, 2, 3].map(() => callRest({ path: 'army_lists' })));
    expect(answers).toEqual([[{ id: 1 }], [{ id: 1 }], [{ id: 1 }]]);
    expect(calls.filter(({ path }) => isRefresh(path))).toHaveLength(1);
    expect(state()).toMatchObject({ ended: null, viewer: { status: 'authenticated' } });
  });

  it('ends the session in words when that cannot be renewed', async () => {
    await annaWith(changed(() => refusal(400, 'refresh_token_not_found')));
    await expect(callRest({ path: 'army_lists' })).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(state().ended).toBe('dropped'));
    expect(state().viewer).toEqual({ status: 'guest' });
  });

  it('keeps the session when the server asks to wait', async () => {
    await annaWith(changed(() => refusal(429, 'over_request_rate_limit')));
    await expect(callRest({ path: 'army_lists' })).rejects.toMatchObject({ status: 401 });
    expect(state()).toMatchObject({ ended: null, viewer: { status: 'authenticated' } });
  });
});
