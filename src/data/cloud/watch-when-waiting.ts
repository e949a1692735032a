import { userIdOf } from '#domain/access/viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, subscribe } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';

let stopListening = nothing;

/**
 * From now on, whoever is signed in has what they saved without a network sent, on whatever page they are, also when another
 * tab saved it. The code that sends is fetched when there is something to send and the page has nothing better to do.
 */
export function watchCloudWhenWaiting(): void {
  sessionStore.subscribe(({ viewer }, before) => {
    const userId = userIdOf(viewer);
    if (userId === userIdOf(before.viewer)) return;
    stopListening();
    stopListening = nothing;
    if (userId === null) return;
    const key = storageKeys.cloudPending(userId);
    stopListening = subscribe(key, (text) => text !== null && watch());
    whenIdle(() => readText(key) !== null && watch());
  });
}

function watch(): void {
  import('./cloud-watch.ts').then(({ startCloudWatch }) => startCloudWatch(), nothing);
}

function nothing(): void {
  // Without the code nothing is sent now; the next page that opens tries again.
}
