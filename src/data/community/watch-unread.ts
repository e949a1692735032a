import * as v from 'valibot';
import { userIdOf } from '#domain/access/viewer.ts';
import { sessionStore } from '../session/session-store.ts';
import { callRest } from './call-rest.ts';
import { unreadStore } from './unread-store.ts';

/** How often it is asked again while the page is looked at, and how soon again at most when it comes back into view. */
const EVERY_MS = 5 * 60_000;
const SOON_MS = 60_000;

let stop: (() => void) | null = null;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Keeps `unreadStore` true while somebody is signed in: asked at once, when the page comes back into view, and every five
 * minutes. Safe to call again.
 */
export function watchUnread(): void {
  if (stop !== null) return;
  const askIfDue = () => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt > SOON_MS) void refreshUnread();
  };
  const timer = setInterval(askIfDue, EVERY_MS);
  document.addEventListener('visibilitychange', askIfDue);
  const leave = sessionStore.subscribe((now, before) => {
    if (now.viewer !== before.viewer) void refreshUnread();
  });
  stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfDue);
    leave();
    stop = null;
    askedAt = Number.NEGATIVE_INFINITY;
  };
  void refreshUnread();
}

/** Ends the watch, for tests. */
export function stopWatchingUnread(): void {
  stop?.();
}

/** Asks how much is new. Without an answer the former number stays: a mark is no reason for a message. */
async function refreshUnread(): Promise<void> {
  const userId = userIdOf(sessionStore.getState().viewer);
  if (userId === null) {
    unreadStore.setState({ unread: 0 });
    return;
  }
  askedAt = performance.now();
  try {
    const unread = v.parse(v.number(), await callRest({ path: 'rpc/activity_unread', body: {} }));
    if (userIdOf(sessionStore.getState().viewer) === userId) unreadStore.setState({ unread });
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
  }
}

/** Marks everything up to this event as seen (`createdAt`: ISO 8601 instant, as the feed gave it). */
export async function markSeen(userId: string, createdAt: string): Promise<void> {
  unreadStore.setState({ unread: 0 });
  try {
    const query = { id: `eq.${userId}` };
    const body = { activity_seen_at: createdAt };
    await callRest({ path: 'profiles', method: 'PATCH', query, body, prefer: 'return=minimal' });
  } catch {
    // Seen again the next time.
  }
}
