import * as v from 'valibot';
import { userIdOf } from '#domain/access/viewer.ts';
import { hearOwn } from '../live/hear-own.ts';
import { sessionStore } from '../session/session-store.ts';
import { waitingResults } from '../results/waiting-results.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { unreadStore } from './unread-store.ts';

/**
 * The interval between two requests while the page is in view, and the shortest pause before
 * another request when it comes back into view.
 */
const EVERY_MS = 5 * 60_000;
const SOON_MS = 60_000;

let stop: (() => void) | null = null;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Keeps `unreadStore` and `waitingResults` true while somebody is signed in: asked at once, when
 * the backend says that something is new, when the page comes back into view, and every five
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
  // Hearing begins with `all`: something may have happened since it was asked last.
  const silence = hearOwn(['activity', 'results'], (about) => {
    const isAbout = (subject: string) => about.has(subject) || about.has('all');
    if (isAbout('activity')) unreadStore.setState(({ news }) => ({ news: news + 1 }));
    if (isAbout('results')) waitingResults.setState(({ news }) => ({ news: news + 1 }));
    void refreshUnread();
  });
  stop = () => {
    silence();
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

/**
 * Asks how much is new. Without an answer the former numbers stay: a mark is no reason for a
 * message.
 */
export async function refreshUnread(): Promise<void> {
  const userId = userIdOf(sessionStore.getState().viewer);
  if (userId === null) {
    unreadStore.setState({ unread: 0 });
    waitingResults.setState({ count: 0 });
    return;
  }
  askedAt = performance.now();
  const isStill = () => userIdOf(sessionStore.getState().viewer) === userId;
  const [unread, count] = await Promise.all([ask('activity_unread'), ask('results_waiting')]);
  if (unread === null || count === null) askedAt = Number.NEGATIVE_INFINITY;
  if (unread !== null && isStill()) unreadStore.setState({ unread });
  if (count !== null && isStill()) waitingResults.setState({ count });
}

/** A number that a call returns; null without an answer. */
async function ask(call: 'activity_unread' | 'results_waiting'): Promise<number | null> {
  try {
    return v.parse(v.number(), await callRest({ path: `rpc/${call}`, body: {} }));
  } catch {
    return null;
  }
}

/**
 * Marks everything up to this event as seen (`createdAt`: ISO 8601 instant, as the feed gave it).
 */
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
