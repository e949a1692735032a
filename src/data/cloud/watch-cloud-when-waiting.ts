import { storageKeys } from '#platform/storage/keys.ts';
import { watchWhenWaiting } from '../session/watch-when-waiting.ts';

/** From now on, lists that the signed-in account saved without a network are sent, on any page. */
export function watchCloudWhenWaiting(): void {
  watchWhenWaiting({
    keyOf: storageKeys.cloudPending,
    isWaiting: () => true,
    watch: async () => (await import('./cloud-watch.ts')).startCloudWatch(),
  });
}
