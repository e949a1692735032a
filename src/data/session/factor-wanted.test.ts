import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, fakeBackend, fakeSession, refusal } from '#tests/builders/fake-backend.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { becomeNobody } from './apply-session.ts';
import { announceEnd, sessionStore } from './session-store.ts';
import { signIn } from './sign-in.ts';

const REFUSED = { code: 'PT401', message: 'the second factor is needed', details: 'insufficient_aal' };
const FACTOR = { id: 'f6a5b0de-0000-4000-8000-000000000001', status: 'verified' };

beforeEach(() => {
  becomeNobody();
  announceEnd(null);
});
afterEach(() => vi.unstubAllGlobals());

describe('a second factor that was set up on another device', () => {
  it.each([
    ['asks for its code', () => ({ status: 200, body: fakeSession({ factors: [FACTOR] }) }), true],
    ['signs out a session that it has ended', () => refusal(400, 'refresh_token_not_found'), false],
  ])('%s at the next refusal, in words, and everything stored here stays', async (_, renewed, awaits) => {
    fakeBackend();
    await signIn(ANNA);
    expect(sessionStore.getState().viewer).toMatchObject({ status: 'authenticated' });
    localStorage.setItem('armyLists', '[]');
    fakeBackend(({ path }) => {
      if (path.endsWith('grant_type=refresh_token')) return renewed();
      return path.startsWith('/rest/v1/') ? { status: 401, body: REFUSED } : null;
    });
    await expect(callRest({ path: 'army_lists' })).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() =>
      expect(sessionStore.getState()).toMatchObject({
        viewer: { status: 'guest' },
        ended: 'factor',
        awaitsSecondFactor: awaits,
      }),
    );
    expect(localStorage.getItem('armyLists')).toBe('[]');
  });
});
