/**
 * The keys of the browser's local storage that may be cleared, and their occasion. A key that a
 * player made or chose is never cleared.
 */

/** True for keys that hold what a player made or chose, or who is signed in. */
type IsKept = (key: string) => boolean;

/**
 * The names under which older apps cached responses of the server (docs/product.md, "Updates and
 * start").
 */
const CACHE_MARKERS = ['reactQuery', 'shared-lists', 'wab-cache', 'tanstack'] as const;

/** Marks of a temporary key (docs/product.md, "Refreshing and clearing"). */
const TEMPORARY_MARKERS = ['temp', 'cache', 'query'] as const;

/**
 * From so many on, keys for the moment are left alone: they may be somebody's (docs/product.md,
 * "Refreshing and clearing").
 */
const TOO_MANY_TEMPORARY = 20;

/** Returns the keys of cached responses. */
export function cachedKeys(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => CACHE_MARKERS.some((marker) => key.includes(marker)));
}

/**
 * Returns the keys that a change of version clears: cached responses, and everything that is
 * neither a session nor made or chosen by a player (docs/product.md, "Updates and start").
 */
export function keysClearedByVersion(keys: readonly string[], isKept: IsKept): readonly string[] {
  const cached = new Set(cachedKeys(keys));
  return keys.filter((key) => cached.has(key) || !isKept(key));
}

/**
 * The keys that a quick optimization removes: those for the moment, when there are fewer than 20;
 * else none.
 */
export function temporaryKeys(keys: readonly string[], isKept: IsKept): readonly string[] {
  const found = keys.filter(
    (key) => !isKept(key) && TEMPORARY_MARKERS.some((marker) => key.toLowerCase().includes(marker)),
  );
  return found.length < TOO_MANY_TEMPORARY ? found : [];
}
