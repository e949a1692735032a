const NAME = 'muster wire';

/**
 * Begins a task once this tab is the one of the browser that does it, and passes it on at its end.
 * `begin` returns what ends the task. Where a browser has no locks every tab does it. Returns the
 * function that ends it here.
 */
export function leadTabs(begin: () => Promise<() => void>): () => void {
  const ended = new AbortController();
  const lead = async () => {
    const finish = await begin().catch(() => null);
    if (finish === null) return;
    await new Promise<void>((resolve) => {
      if (ended.signal.aborted) resolve();
      else ended.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    finish();
  };
  if ('locks' in navigator) {
    // Ended while it waits, it never leads.
    navigator.locks.request(NAME, { signal: ended.signal }, lead).catch(() => undefined);
  } else void lead();
  return () => ended.abort();
}
