import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST } from '#domain/access/viewer.ts';
import { answeringRest } from '#tests/builders/rest-answers.ts';
import { sessionStore } from '../session/session-store.ts';
import { waitingResults } from '../results/waiting-results.ts';
import { unreadStore } from './unread-store.ts';
import { markSeen, stopWatchingUnread, watchUnread } from './watch-unread.ts';

const RAGNA = {
  status: 'authenticated',
  userId: '11111111-1111-4111-8111-111111111111',
  email: '',
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
} as const;

const unread = () => unreadStore.getState().unread;
const waiting = () => waitingResults.getState().count;

describe('the count of new events', () => {
  beforeEach(() => {
    sessionStore.setState({ viewer: GUEST });
    unreadStore.setState({ unread: 0 });
  });
  afterEach(() => {
    stopWatchingUnread();
    vi.unstubAllGlobals();
  });

  it('is not fetched for guests, is fetched at sign-in, and is forgotten at sign-out', async () => {
    const calls = answeringRest(() => ({ json: 3 }));
    watchUnread();
    expect(calls).toHaveLength(0);
    sessionStore.setState({ viewer: RAGNA });
    await vi.waitFor(() => expect([unread(), waiting()]).toEqual([3, 3]));
    sessionStore.setState({ viewer: GUEST });
    expect([unread(), waiting()]).toEqual([0, 0]);
  });

  it('keeps the former number when there is no response', async () => {
    const calls = answeringRest(() => 'lost');
    unreadStore.setState({ unread: 2 });
    sessionStore.setState({ viewer: RAGNA });
    watchUnread();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(unread()).toBe(2);
  });

  it('goes to zero when the feed was seen', async () => {
    const calls = answeringRest(() => ({ status: 204 }));
    unreadStore.setState({ unread: 2 });
    await markSeen(RAGNA.userId, '2026-11-21T10:00:00Z');
    expect(unread()).toBe(0);
    expect(calls[0]).toMatchObject({
      method: 'PATCH',
      path: `profiles?id=eq.${RAGNA.userId}`,
      body: { activity_seen_at: '2026-11-21T10:00:00Z' },
    });
  });
});
