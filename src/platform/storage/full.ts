const listeners = new Set<() => void>();
let isUntold = false;

/** Tells whoever listens, now or later, that a write failed because the browser has no room. */
export function reportStorageFull(): void {
  isUntold = listeners.size === 0;
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` after each write for which the browser had no room from now on. A write that
 * failed before anyone listened, while the code that tells of it was fetched, is told at once.
 */
export function onStorageFull(listener: () => void): void {
  listeners.add(listener);
  if (!isUntold) return;
  isUntold = false;
  listener();
}
