import { storageKeys } from '#platform/storage/keys.ts';
import { watchWhenWaiting } from '../session/watch-when-waiting.ts';

/**
 * From now on, results that the signed-in account recorded without a network are sent, on any page.
 */
export function watchResultsWhenWaiting(): void {
  watchWhenWaiting({
    keyOf: storageKeys.resultsPending,
    // The key holds results that are done with too; kept-results.ts reads them whole.
    isWaiting: (text) => text.includes('"kind":"waiting"'),
    watch: async () => (await import('./record-result.ts')).watchResults(),
  });
}
