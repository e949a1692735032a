import { cachedKeys, keysClearedByVersion, temporaryKeys } from '#domain/updates/storage-plan.ts';
import { clearCaches } from '#platform/caches.ts';
import { measureAll } from '#platform/offline/measure.ts';
import { isAuthKey, isKeptKey } from '#platform/storage/keys.ts';
import { keys, remove } from '#platform/storage/local.ts';

/** The extents of a clearing. None of them touches lists, drafts, games, histories or choices. */
export type Clearing =
  /** Cached data of older versions, and temporary keys. */
  | 'quick'
  /** Sessions: this device is signed out. */
  | 'auth'
  /** All caches of the app and cached responses. */
  | 'caches'
  /** Everything but what a player made or chose. */
  | 'everything';

/** The outcome of a clearing: bytes before and after it. */
export type Cleared =
  | { readonly ok: true; readonly before: number; readonly after: number }
  | { readonly ok: false; readonly reason: 'offline' | 'refused' };

/**
 * Clears this device. Emptying the app's own caches needs the server, as the app could not be
 * loaded again without it.
 */
export async function clearDevice(what: Clearing): Promise<Cleared> {
  const before = await measureAll();
  if (what === 'caches' || what === 'everything') {
    const outcome = await clearCaches();
    if (outcome !== 'cleared') return { ok: false, reason: outcome };
  }
  if (what === 'auth' || what === 'everything') await clearSessions();
  const results = keysOf(what).map(remove);
  if (results.some((result) => !result.ok)) return { ok: false, reason: 'refused' };
  return { ok: true, before, after: await measureAll() };
}

function keysOf(what: Clearing): readonly string[] {
  const all = keys('');
  const removed: Readonly<Record<Clearing, readonly string[]>> = {
    quick: [...new Set([...cachedKeys(all), ...temporaryKeys(all, isKeptKey)])],
    auth: all.filter(isAuthKey),
    caches: cachedKeys(all),
    everything: keysClearedByVersion(all, isKeptKey),
  };
  return removed[what];
}

/** Nobody is signed in afterwards; the service is told when there is one. */
async function clearSessions(): Promise<void> {
  try {
    const { signOut } = await import('#data/session/sign-out.ts');
    await signOut('local');
  } catch {
    // Without a network the keys go all the same.
  }
}
