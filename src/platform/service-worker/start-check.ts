import { planStart, versionIn } from '#domain/updates/start-plan.ts';
import { keysClearedByVersion } from '#domain/updates/storage-plan.ts';
import { currentEnvironment, storagePrefixOf } from '../environment.ts';
import { isAuthKey, isKeptKey, storageKeys } from '../storage/keys.ts';
import { keys, readText, remove, writeText } from '../storage/local.ts';
import { isShell, PICTURES } from './cache-names.ts';

/** Sessions as this app keeps them. Another number signs everybody out at the next start. */
const TOKENS = '1';

/**
 * The result of a start: another version than last time, whose caches are cleared and which is
 * stored, or nothing.
 */
type StartResult = 'same' | 'changed';

/**
 * Compares the version that the server tells with the one that ran here last (docs/product.md,
 * "Updates and start"). At a change everything that is only cached is cleared; lists, drafts,
 * games, choices and sessions stay, and so do pictures that a player took along and the stores of
 * the service worker, which holds whole versions. The page then ought to be loaded again.
 */
export async function checkStart(): Promise<StartResult> {
  const prefix = storagePrefixOf(currentEnvironment());
  const [versionKey, tokensKey] = [storageKeys.appVersion(prefix), storageKeys.tokenVersion(prefix)];
  const { version, clearsTokens } = planStart({
    fetched: await fetchVersion(),
    stored: readText(versionKey),
    tokens: TOKENS,
    storedTokens: readText(tokensKey),
  });
  if (clearsTokens) for (const key of keys('').filter(isAuthKey)) remove(key);
  writeText(tokensKey, TOKENS);
  if (version.kind === 'same') return 'same';
  const isFirst = version.kind === 'first-run';
  if (!isFirst) await clearForVersion();
  // Without storage every start would count as the first of a new version, and reload for ever.
  const stored = writeText(versionKey, version.version);
  return isFirst || !stored.ok ? 'same' : 'changed';
}

/**
 * The version that the server tells now; null without an answer, and then the app starts normally.
 */
export async function fetchVersion(): Promise<string | null> {
  try {
    const response = await fetch(`/version.json?t=${Date.now()}`, {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    });
    return response.ok ? versionIn(await response.json()) : null;
  } catch {
    return null;
  }
}

async function clearForVersion(): Promise<void> {
  for (const key of keysClearedByVersion(keys(''), isKeptKey)) remove(key);
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  const others = names.filter((name) => !isShell(name) && name !== PICTURES);
  await Promise.all(others.map((name) => caches.delete(name).catch(() => false)));
}
