import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, LOADING, type Viewer } from '#domain/access/viewer.ts';
import { ANNA, fakeBackend, fakeSession, fakeToken, noNetwork } from '#tests/builders/fake-backend.ts';
import { NAMELESS } from '#tests/builders/fake-live.ts';
import { sessionStore } from '../session/session-store.ts';
import { followGuest } from './follow-guest.ts';

const SIGNED_IN: Viewer = {
  status: 'authenticated',
  userId: ANNA.id,
  email: ANNA.email,
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
};

let offers: readonly (string | null)[];
let isOnline: boolean;
const told = vi.fn<(count: number) => void>();

/** Id of the account that a call is made as. */
function callerOf(token: string): unknown {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return Reflect.get(claims as object, 'sub');
}

function start(hasPlayed = true) {
  const { calls } = fakeBackend(({ path }) => {
    if (!isOnline) return noNetwork();
    const [next = null, ...later] = offers;
    if (path.endsWith('/offer_live_results')) {
      offers = later;
      return { status: 200, body: next };
    }
    return path.endsWith('/take_live_results') ? { status: 200, body: 2 } : null;
  });
  if (hasPlayed) {
    const session = fakeSession();
    const access_token = fakeToken({ sub: NAMELESS, exp: session.expires_at, is_anonymous: true });
    const stored = { ...session, access_token, user: { ...session.user, id: NAMELESS } };
    localStorage.setItem('muster_table_prod_session', JSON.stringify(stored));
  }
  localStorage.setItem('prod_supabase.auth.token', JSON.stringify(fakeSession()));
  return () =>
    calls
      .filter(({ path }) => path.startsWith('/rest/v1/rpc/'))
      .map(({ path, token, body }) => [path.split('/').at(-1), callerOf(token), body['offer']]);
}

function signIn(viewer: Viewer = SIGNED_IN) {
  sessionStore.setState({ viewer });
}

beforeAll(() => followGuest(told));
beforeEach(() => {
  offers = ['a-secret'];
  isOnline = true;
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  told.mockReset();
  vi.unstubAllGlobals();
});

it('brings the results of a guest along with the sign-in, and tells how many', async () => {
  const calls = start();
  signIn();
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(2));
  expect(calls()).toEqual([
    ['offer_live_results', NAMELESS, undefined],
    ['take_live_results', ANNA.id, 'a-secret'],
  ]);
});

it('asks once for each sign-in', async () => {
  offers = [null, 'a-secret'];
  const calls = start();
  signIn();
  await vi.waitFor(() => expect(localStorage.getItem('muster_table_prod_brought')).toBe(ANNA.id));
  signIn(LOADING);
  signIn();
  expect([calls().length, told.mock.calls]).toEqual([1, []]);
  signIn(GUEST);
  signIn();
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
});

it('asks again at the next start when there was no network', async () => {
  isOnline = false;
  start();
  signIn();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  isOnline = true;
  signIn(LOADING);
  signIn();
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(2));
});

it('asks nothing where nobody played without an account', async () => {
  const calls = start(false);
  signIn();
  await new Promise((next) => setTimeout(next, 50));
  expect(calls()).toEqual([]);
});
