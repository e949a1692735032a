let tell: (() => void) | null = null;
let isUntold = false;

/** Tells the listener, now or once there is one, that the browser had no room for a write. */
export function reportStorageFull(): void {
  if (tell === null) isUntold = true;
  else tell();
}

/**
 * Sets the one listener of writes for which the browser had no room. A write that failed before,
 * while the code that tells of it was fetched, is told at once.
 */
export function onStorageFull(listener: () => void): void {
  tell = listener;
  if (isUntold) listener();
  isUntold = false;
}
