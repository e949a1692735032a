import { readText, subscribe } from '#platform/storage/local.ts';
import { nobody, sessionStore } from './session-store.ts';
import { sessionKey } from '#platform/environment.ts';

/**
 * The time that restoring a session may take before the player counts as a guest (docs/product.md,
 * "Sessions").
 */
const RESTORE_MS = 3_000;

let isWatching = false;

/**
 * Keeps the viewer true from now on; called once, after the first paint. Fetches the code of
 * accounts only when there is a stored session, now or once another tab signs in. A session that
 * takes longer than 3 s to restore makes a guest first and a user when it is there.
 */
export function startSessionWatch(): void {
  if (isWatching) return;
  isWatching = true;
  if (readText(sessionKey()) !== null) void restore();
  subscribe(sessionKey(), (text) => {
    if (text === null) void forget();
    else if (sessionStore.getState().viewer.status !== 'authenticated') void restore();
  });
}

async function restore(): Promise<void> {
  const timer = setTimeout(becomeGuest, RESTORE_MS);
  try {
    // Signing out has to work without a network too, so its code comes along.
    const [{ restoreSession }] = await Promise.all([import('./restore-session.ts'), import('./sign-out.ts')]);
    await restoreSession(() => clearTimeout(timer));
  } catch {
    // Neither code nor address of the backend: a guest, as after the time.
    becomeGuest();
  } finally {
    clearTimeout(timer);
  }
}

/** Only out of `loading`: nobody who is there by now is put out. */
function becomeGuest(): void {
  if (sessionStore.getState().viewer.status === 'loading') sessionStore.setState({ viewer: nobody() });
}

/** Another tab signed out. */
async function forget(): Promise<void> {
  if (sessionStore.getState().viewer.status !== 'authenticated') return;
  const { becomeNobody } = await import('./apply-session.ts');
  // Signed out and in again meanwhile: the other event tells.
  if (readText(sessionKey()) === null) becomeNobody();
}
