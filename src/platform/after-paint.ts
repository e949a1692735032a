/** Runs work once the page has been painted, so that it never delays what a tap shows. In a hidden page: soon. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * Calls back at the last moments in which a page can still write: when it is hidden and when it goes. Phones end pages
 * without any other notice.
 */
export function beforeLeaving(work: () => void): void {
  window.addEventListener('pagehide', work);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work());
}

/** Runs work when the page has nothing better to do, at the latest after a few seconds. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
}
