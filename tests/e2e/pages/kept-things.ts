import type { Page } from '@playwright/test';
import { storageKeys } from '#platform/storage/keys.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';

/**
 * The keys that an update changes by itself, copies of the server's data, and the heartbeats of a
 * tab.
 */
const MOVING =
  /wab-(?:app|token)-version|^muster_(?:alive|backend|site|catalogue_|copies)|hide_performance|left-over/;

/** Everything in this browser that a player made or chose, as one text that can be compared. */
export async function keptThings(page: Page): Promise<Record<string, unknown>> {
  const all = await page.evaluate(async () => {
    const databases: Record<string, unknown> = {};
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of db.objectStoreNames) {
        databases[`${name} ${store}`] = await new Promise((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
      }
      db.close();
    }
    return { ...databases, ...Object.fromEntries(Object.entries(localStorage)) };
  });
  return Object.fromEntries(Object.entries(all).filter(([key]) => !MOVING.test(key)));
}

/**
 * Puts a text under every key of the app that the journey has not filled itself, and enough more to
 * make health poor.
 */
export async function fillEveryKey(page: Page): Promise<void> {
  const keys = Object.values({ ...storageKeys, ...sharedGameKeys }).map((key) =>
    typeof key === 'string' ? key : key('prod_'),
  );
  const filled = [...keys, ...Array.from({ length: 90 }, (_, at) => storageKeys.shortLink(String(at)))];
  await page.evaluate((names) => {
    const isLeft = (name: string) => !/^(?:language|theme|muster_backend)$|version|auth|hide_/.test(name);
    for (const name of names) if (isLeft(name)) localStorage[name] ??= 'kept';
    localStorage['tanstack-query-left-over'] = 'cached';
    localStorage['temp-left-over'] = 'temporary';
  }, filled);
}
