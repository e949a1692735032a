import { sessionStore } from '../session/session-store.ts';

/**
 * Calls back whenever what waits may get through: the network or the player is back, or somebody
 * signed in.
 */
export function onHope(listener: () => void): void {
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  sessionStore.subscribe(({ viewer }, before) => viewer !== before.viewer && listener());
}
