import { storageKeys } from '#platform/storage/keys.ts';
import { watchWhenWaiting } from '#data/session/watch-when-waiting.ts';

/** From now on, what an account did in events without a network is sent, on any page. */
export function watchDeedsWhenWaiting(): void {
  watchWhenWaiting({
    keyOf: storageKeys.eventDeeds,
    // Refused deeds lie there too; event-deeds.ts reads them whole.
    isWaiting: (text) => text.includes('"problem":null'),
    watch: async () => (await import('./event-deeds.ts')).watchDeeds(),
  });
}
