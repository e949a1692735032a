/**
 * Runs work once the page has been painted, so that it never delays what a tap shows. In a hidden
 * page: soon.
 */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * Calls back at the last moments in which a page can still write: when it is hidden and when it
 * goes. Phones end pages without any other notice.
 */
export function beforeLeaving(work: () => void): void {
  window.addEventListener('pagehide', work);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work());
}

/** The delay in browsers that do not report idle time: well after a page has come up. */
const AFTER_START_MS = 1500;
const NEXT_MS = 100;

/**
 * Runs work when the page is idle, at the latest after a few seconds. Returns a function that
 * cancels it.
 */
export function whenIdle(work: () => void, elseAfterMs = AFTER_START_MS): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, elseAfterMs);
  return () => clearTimeout(timer);
}

/**
 * Prefetches modules that may be needed later, each in a separate idle task: fetched together they
 * would block a slow phone. A failed one is fetched again on use. Returns a function that cancels
 * the rest.
 */
export function fetchAhead(
  parts: readonly (() => Promise<unknown>)[],
  elseAfterMs = AFTER_START_MS,
): () => void {
  const [load, ...rest] = parts;
  if (load === undefined) return () => undefined;
  let callOff = whenIdle(() => {
    load().catch(() => undefined);
    callOff = fetchAhead(rest, NEXT_MS);
  }, elseAfterMs);
  return () => callOff();
}
