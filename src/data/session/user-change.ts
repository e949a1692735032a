/**
 * Who wants to know that the signed-in user became another one or nobody, so that nothing of theirs
 * stays in memory.
 */
const listeners = new Set<() => void>();

/** Calls back each time the user has changed. Answers how to stop. */
export function onUserChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that the user has changed; the session's own code alone does. */
export function tellUserChange(): void {
  for (const listener of listeners) listener();
}
