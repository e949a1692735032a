import { userIdOf } from '#domain/access/viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { readText, subscribe } from '#platform/storage/local.ts';
import { sessionStore } from './session-store.ts';

/** A queue of an account in the local storage. */
type Queue = {
  /** The key of an account's queue. */
  readonly keyOf: (userId: string) => string;
  /** True for a stored text in which something waits to be sent. */
  readonly isWaiting: (text: string) => boolean;
  /** Fetches the code that sends, and starts it. */
  readonly watch: () => Promise<void>;
};

/**
 * From now on, what waits in a queue of the signed-in account is sent, on any page, also when
 * another tab put it there. The code that sends is fetched when there is something to send and the
 * page has nothing better to do.
 */
export function watchWhenWaiting({ keyOf, isWaiting, watch }: Queue): void {
  let stopListening = nothing;
  const watchIfWaiting = (text: string | null) => {
    if (text !== null && isWaiting(text)) watch().catch(nothing);
  };
  sessionStore.subscribe(({ viewer }, before) => {
    const userId = userIdOf(viewer);
    if (userId === userIdOf(before.viewer)) return;
    stopListening();
    stopListening = nothing;
    if (userId === null) return;
    const key = keyOf(userId);
    stopListening = subscribe(key, watchIfWaiting);
    whenIdle(() => watchIfWaiting(readText(key)));
  });
}

function nothing(): void {
  // Without the code nothing is sent now; the next page that opens tries again.
}
