import { GUEST, LOADING, PREVIEW_VIEWER, type Viewer } from '#domain/access/viewer.ts';
import { reachability } from '#platform/backend/reachability.ts';
import { currentEnvironment, sessionKey } from '#platform/environment.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, remove, subscribe, writeText } from '#platform/storage/local.ts';
import { createStore } from 'zustand/vanilla';

const SESSION_ENDS = ['dropped', 'deleted', 'banned', 'closed', 'factor'] as const;

/**
 * The reason why a session ended without a sign-out on this device: ended elsewhere or no longer
 * valid (`dropped`), the account was deleted, banned, or closed by an administrator, or asks for a
 * second factor that was set up on another device (`factor`).
 */
export type SessionEnd = (typeof SESSION_ENDS)[number];

/**
 * The reason why the present user may not write: banned, for a reason and until an instant (null:
 * without an end), or closed.
 */
export type AccessLimit = {
  readonly kind: 'banned' | 'closed';
  readonly reason: string | null;
  /** ISO 8601 instant. */
  readonly until: string | null;
};

/** The viewer, and the state of the connection to the backend. */
export type SessionState = {
  readonly viewer: Viewer;
  /** True when the last call to the backend got an answer. */
  readonly isReachable: boolean;
  /**
   * Signed in with a password, but the account's second factor has not been shown yet: still a
   * guest.
   */
  readonly awaitsSecondFactor: boolean;
  /**
   * The reason why the last session ended; null when there is nothing to tell. Every tab of this
   * browser has the same.
   */
  readonly ended: SessionEnd | null;
  /** Null while nothing keeps the present user from writing. */
  readonly accessLimit: AccessLimit | null;
};

/** The session's state (docs/product.md, "Sessions"). Only data/session writes to it. */
export const sessionStore = createStore<SessionState>()(() => ({
  viewer: readText(sessionKey()) === null ? nobody() : LOADING,
  isReachable: reachability.getState().isReachable,
  awaitsSecondFactor: false,
  ended: readEnd(readText(storageKeys.sessionEnded)),
  accessLimit: null,
}));

reachability.subscribe(({ isReachable }) => sessionStore.setState({ isReachable }));

subscribe(storageKeys.sessionEnded, (text) => sessionStore.setState({ ended: readEnd(text) }));

/**
 * Announces why the session ended, in every tab and until the player has read it; null takes the
 * announcement back.
 */
export function announceEnd(ended: SessionEnd | null): void {
  if (ended === null) remove(storageKeys.sessionEnded);
  else writeText(storageKeys.sessionEnded, ended);
  sessionStore.setState({ ended });
}

function readEnd(text: string | null): SessionEnd | null {
  return SESSION_ENDS.find((end) => end === text) ?? null;
}

/**
 * Returns the viewer without a session: a guest, on preview hosts the pseudo user (docs/product.md,
 * "Sessions").
 */
export function nobody(): Viewer {
  return currentEnvironment() === 'preview' ? PREVIEW_VIEWER : GUEST;
}
