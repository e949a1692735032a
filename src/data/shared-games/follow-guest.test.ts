import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, LOADING, type Viewer } from '#domain/access/viewer.ts';
import { ANNA, ANNA_HERE, fakeBackend, fakeSession, noNetwork } from '#tests/builders/fake-backend.ts';
import { accountOf, NAMELESS, namelessSession } from '#tests/builders/fake-live.ts';
import { sessionStore } from '../session/session-store.ts';
import { followGuest } from './follow-guest.ts';

let offers: readonly (string | null)[];
let isOnline: boolean;
const told = vi.fn<(count: number) => void>();

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
    localStorage.setItem('muster_table_prod_session', JSON.stringify(namelessSession()));
  }
  localStorage.setItem('prod_supabase.auth.token', JSON.stringify(fakeSession()));
  return () =>
    calls
      .filter(({ path }) => path.startsWith('/rest/v1/rpc/'))
      .map(({ path, token, body }) => [path.split('/').at(-1), accountOf(token), body['offer']]);
}

function signIn(viewer: Viewer = ANNA_HERE) {
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
