import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { becomeNobody } from './apply-session.ts';
import { sessionStore } from './session-store.ts';
import { signIn } from './sign-in.ts';

const PROFILE = { tester: false, wab_admin: false, banned: true, deactivated: false };
const BANNED = {
  banned: true,
  deactivated: false,
  ban_reason: 'Spam',
  banned_until: '2999-01-01T00:00:00Z',
};

beforeEach(() => becomeNobody());
afterEach(() => vi.unstubAllGlobals());

const limitOf = async (rows: readonly object[]) => {
  fakeBackend(({ path }) => {
    if (path.startsWith('/rest/v1/profiles')) return { status: 200, body: [PROFILE] };
    return path.startsWith('/rest/v1/rpc/my_standing') ? { status: 200, body: rows } : null;
  });
  await signIn({ email: 'anna@example.org', password: 'four words make sense' });
  return sessionStore.getState().accessLimit;
};

it('tells a banned user why and until when, and forgets it with the session', async () => {
  expect(await limitOf([BANNED])).toEqual({
    kind: 'banned',
    reason: 'Spam',
    until: '2999-01-01T00:00:00Z',
  });
  becomeNobody();
  expect(sessionStore.getState().accessLimit).toBeNull();
});

it('says nothing when the ban ended as it was asked about', async () => {
  expect(await limitOf([{ ...BANNED, banned: false, ban_reason: null, banned_until: null }])).toBeNull();
});
