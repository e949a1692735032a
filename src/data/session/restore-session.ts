import { applySession } from './apply-session.ts';
import { followedBackend } from './follow-session.ts';

/**
 * Brings back the session of this browser, refreshed where it is near its end, and makes the viewer of it. `onSession` is
 * called once the session itself is there or known not to be; the flags of the profile have a time of their own.
 */
export async function restoreSession(onSession: () => void): Promise<void> {
  const backend = await followedBackend();
  const { data } = await backend.auth.getSession();
  onSession();
  await applySession(backend, data.session);
}
