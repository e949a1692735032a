import { loadBackend, type BackendClient } from '#platform/backend/backend.ts';
import { watchCloudWhenWaiting } from '../cloud/watch-cloud-when-waiting.ts';
import { watchCollection } from '../collection/watch-collection.ts';
import { watchDeedsWhenWaiting } from '../events/log/watch-deeds-when-waiting.ts';
import { watchResultsWhenWaiting } from '../results/watch-results-when-waiting.ts';
import { applySession } from './apply-session.ts';
import { endSession, storedToken, watchSessionLife } from './session-end.ts';

let following: Promise<BackendClient> | null = null;

/**
 * The backend, with the viewer following every event of auth-js from now on: signed in, signed out,
 * token refreshed, password recovery, user updated, second factor verified (docs/product.md,
 * "Sessions"). What a user saved offline is sent from here on, and the collection follows the user.
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
  watchResultsWhenWaiting();
  watchDeedsWhenWaiting();
  watchCollection();
  let token = storedToken();
  backend.auth.onAuthStateChange((event, session) => {
    // Not awaited: auth-js waits for its listeners, and ours asks it for the token. A sign-out on
    // this device has made a guest already: a user who is still there has lost the session.
    if (event === 'SIGNED_OUT') void endSession(token);
    else void applySession(backend, session);
    token = session?.access_token ?? null;
  });
  watchSessionLife(backend);
  return backend;
}
