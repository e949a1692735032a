import { userIdOf } from '#domain/access/viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { collectionKeys } from '#platform/storage/collection-keys.ts';
import { readText } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';

/**
 * From now on, the collection follows the account that signs in, on any page, and changes that were
 * made without a network are sent. A page that only goes on with a session fetches nothing.
 */
export function watchCollection(): void {
  sessionStore.subscribe(({ viewer }, before) => {
    const userId = userIdOf(viewer);
    if (userId === null || userId === userIdOf(before.viewer)) return;
    const isKnown = readText(collectionKeys.account) === userId && readText(collectionKeys.unsent) === null;
    if (isKnown && before.viewer.status === 'loading') return;
    whenIdle(() => void meet(userId));
  });
}

/** Without the code nothing is sent now; the next page that opens tries again. */
async function meet(userId: string): Promise<void> {
  await import('./collection-sync.ts')
    .then(async ({ collectionSync }) => collectionSync.meet(userId))
    .catch(() => undefined);
}
