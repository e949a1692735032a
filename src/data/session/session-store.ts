import { GUEST, LOADING, PREVIEW_VIEWER, type Viewer } from '#domain/access/viewer.ts';
import { reachability } from '#platform/backend/reachability.ts';
import { currentEnvironment, storagePrefixOf } from '#platform/environment.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';
import { createStore } from 'zustand/vanilla';

/** Who is there, and whether the backend answers. */
export interface SessionState {
  readonly viewer: Viewer;
  /** Whether the last call to the backend got an answer. */
  readonly isReachable: boolean;
  /** Signed in with a password, but the account's second factor has not been shown yet: still a guest. */
  readonly awaitsSecondFactor: boolean;
}

/** The session's state (spec section 4, Auth). Only data/session writes to it. */
export const sessionStore = createStore<SessionState>()(() => ({
  viewer: readText(sessionKey()) === null ? nobody() : LOADING,
  isReachable: reachability.getState().isReachable,
  awaitsSecondFactor: false,
}));

reachability.subscribe(({ isReachable }) => sessionStore.setState({ isReachable }));

/** The storage key of this host's session. */
export function sessionKey(): string {
  return storageKeys.session(storagePrefixOf(currentEnvironment()));
}

/** Who is there without a session: a guest, on preview hosts the pseudo user (spec section 4). */
export function nobody(): Viewer {
  return currentEnvironment() === 'preview' ? PREVIEW_VIEWER : GUEST;
}
