/**
 * Listeners for a change of the signed-in user, to another one or to nobody, so that nothing of
 * theirs stays in memory.
 */
const listeners = new Set<() => void>();

/** Calls back each time the user has changed. Returns a function that ends this. */
export function onUserChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that the user has changed; the session's own code alone does. */
export function tellUserChange(): void {
  for (const listener of listeners) listener();
}
