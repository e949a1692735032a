import { loadBackend, type BackendClient } from '#platform/backend/backend.ts';
import { watchCloudWhenWaiting } from '../cloud/watch-when-waiting.ts';
import { applySession } from './apply-session.ts';

let following: Promise<BackendClient> | null = null;

/**
 * The backend, with the viewer following every event of auth-js from now on: signed in, signed out, token refreshed,
 * password recovery, user updated, second factor verified (spec section 4). What a user saved offline is sent from here on.
 * Rejects as loadBackend does.
 */
export function followedBackend(): Promise<BackendClient> {
  following ??= follow().catch((cause: unknown) => {
    following = null;
    throw cause;
  });
  return following;
}

async function follow(): Promise<BackendClient> {
  const backend = await loadBackend();
  watchCloudWhenWaiting();
  backend.auth.onAuthStateChange((_event, session) => {
    // Not awaited: auth-js waits for its listeners, and ours asks it for the token.
    void applySession(backend, session);
  });
  return backend;
}
