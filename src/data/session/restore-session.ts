import { applySession } from './apply-session.ts';
import { followedBackend } from './follow-session.ts';
import { checkSession, endSession, storedToken } from './session-end.ts';

/**
 * Brings back the session of this browser, refreshed where it is near its end, and makes the viewer
 * of it. `onSession` is called once the session itself is there or known not to be; the flags of
 * the profile have a time of their own.
 */
export async function restoreSession(onSession: () => void): Promise<void> {
  const kept = storedToken();
  const backend = await followedBackend();
  const { data } = await backend.auth.getSession();
  onSession();
  // Without an answer the session stays where it is.
  if (data.session === null && kept !== null && storedToken() === null) return endSession(kept);
  await applySession(backend, data.session);
  void checkSession(backend);
}
