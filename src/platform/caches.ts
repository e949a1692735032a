import { reloadPage } from './page-load.ts';
/** Fetching the app's own files afresh. Nothing here touches what a player made or chose. */

/**
 * Downloads every script, style and data file that this page has loaded once more, past the
 * browser's cache and the service worker's, so that the next load has the server's present copies.
 * Returns false when the server could not be reached.
 */
export async function refetchAppFiles(): Promise<boolean> {
  const own = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));
  const addresses = [...new Set([`${location.origin}/`, ...own])];
  try {
    const responses = await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' })));
    return responses.every((response) => response.ok);
  } catch {
    return false;
  }
}

/**
 * `offline`: the stores hold the app itself and the server does not answer, so that nothing was
 * cleared.
 */
export type CacheClearing = 'cleared' | 'offline' | 'refused';

/**
 * Empties the page's cache storage and lets service workers go. `refused`: by the browser. Never
 * rejects.
 */
export async function clearCaches(): Promise<CacheClearing> {
  try {
    const names = 'caches' in globalThis ? await caches.keys() : [];
    if (names.length > 0 && !(await serverAnswers())) return 'offline';
    await Promise.all(names.map((name) => caches.delete(name)));
    if ('serviceWorker' in navigator) {
      const workers = await navigator.serviceWorker.getRegistrations();
      await Promise.all(workers.map((worker) => worker.unregister()));
    }
    return 'cleared';
  } catch {
    return 'refused';
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/version.json', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Reloads the page after the second that a message needs to be read (docs/product.md, "Refreshing
 * and clearing").
 */
export function reloadSoon(): void {
  setTimeout(reloadPage, 1000);
}
