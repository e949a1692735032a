import type { StorageFacts } from '#domain/updates/cache-health.ts';
import { isAuthKey } from '../storage/keys.ts';
import { keys, readText } from '../storage/local.ts';

/** Measures local storage. Browsers keep two bytes for a letter. */
export function measureLocal(): StorageFacts {
  const all = keys('');
  const letters = all.reduce((sum, key) => sum + key.length + (readText(key)?.length ?? 0), 0);
  return { bytes: letters * 2, keys: all.length, authKeys: all.filter(isAuthKey).length };
}

/**
 * Measures the stores in the browser's cache storage: files and their bytes. Empty in a browser
 * without it.
 */
export async function measureStores(
  wants: (name: string) => boolean = () => true,
): Promise<{ readonly files: number; readonly bytes: number }> {
  try {
    const names = (await caches.keys()).filter(wants);
    const sizes = await Promise.all(names.map(sizesIn));
    return { files: sizes.flat().length, bytes: sizes.flat().reduce((sum, size) => sum + size, 0) };
  } catch {
    return { files: 0, bytes: 0 };
  }
}

async function sizesIn(name: string): Promise<readonly number[]> {
  const store = await caches.open(name);
  const responses = await store.matchAll();
  return Promise.all(responses.map(async (response) => (await response.blob()).size));
}

/** Bytes in all: local storage and stores. */
export async function measureAll(): Promise<number> {
  return measureLocal().bytes + (await measureStores()).bytes;
}

/** Milliseconds from the request for the page until all of it had loaded; null while it loads. */
export function loadTime(): number | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.loadEventEnd === 0) return null;
  return entry.loadEventEnd - entry.startTime;
}
