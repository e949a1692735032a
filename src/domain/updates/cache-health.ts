/**
 * The health of this browser's storage and of the app's start (docs/product.md, "Performance
 * card").
 */

const MEGABYTE = 1_048_576;
const MOST_BYTES = 5 * MEGABYTE;
const MOST_KEYS = 100;
const MOST_AUTH_KEYS = 5;
const LARGE_BYTES = 3 * MEGABYTE;
const SLOW_MS = 3_000;
const GREEN_MS = 2_000;
const YELLOW_MS = 4_000;

/** The use of local storage: bytes, keys, and the number of keys that belong to sessions. */
export type StorageFacts = { readonly bytes: number; readonly keys: number; readonly authKeys: number };

/** `checking` until it is known. */
export type CacheHealth = 'checking' | 'good' | 'poor';

/** Poor over 5 MB, over 100 keys or over 5 keys of sessions. */
export function cacheHealth({ bytes, keys, authKeys }: StorageFacts): 'good' | 'poor' {
  return bytes > MOST_BYTES || keys > MOST_KEYS || authKeys > MOST_AUTH_KEYS ? 'poor' : 'good';
}

/** True when local storage is so large, about 3 MB, that it slows the start. */
export function isLarge({ bytes }: StorageFacts): boolean {
  return bytes > LARGE_BYTES;
}

/** True when the app took so long to load, in milliseconds, that it is worth a word. */
export function isSlow(loadMs: number): boolean {
  return loadMs > SLOW_MS;
}

/** The colour of a load time in milliseconds: green under 2 s, yellow under 4 s, else red. */
export function loadTimeColor(loadMs: number): 'green' | 'yellow' | 'red' {
  if (loadMs < GREEN_MS) return 'green';
  return loadMs < YELLOW_MS ? 'yellow' : 'red';
}

/**
 * True when the performance card shows: loading took over 3 s or the health is not good, unless it
 * was dismissed for ever. A first visit loads everything and is slow without anything to clear.
 */
export function showsOptimizer(facts: {
  readonly loadMs: number;
  readonly health: CacheHealth;
  readonly isDismissed: boolean;
  readonly isFirstVisit: boolean;
}): boolean {
  if (facts.isDismissed || facts.health === 'checking') return false;
  return facts.health === 'poor' || (isSlow(facts.loadMs) && !facts.isFirstVisit);
}
