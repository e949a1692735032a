import { userIdOf } from '#domain/access/viewer.ts';
import { tableSessionKey } from '#platform/backend/table-backend.ts';
import { currentEnvironment, storagePrefixOf } from '#platform/environment.ts';
import { readText, remove, writeText } from '#platform/storage/local.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';
import { sessionStore } from '../session/session-store.ts';

/**
 * From now on, a player who signs in on a device gets the results of the shared games that were
 * played here without an account; `tell` hears how many. Each sign-in asks once, and the code is
 * fetched only then.
 */
export function followGuest(tell: (count: number) => void): void {
  const brought = sharedGameKeys.broughtResults(storagePrefixOf(currentEnvironment()));
  const follow = () => {
    const userId = userIdOf(sessionStore.getState().viewer);
    if (userId === null || readText(tableSessionKey()) === null || readText(brought) === userId) return;
    void import('./bring-results.ts')
      .then(async ({ bringResults }) => bringResults())
      .then((count) => {
        writeText(brought, userId);
        if (count > 0) tell(count);
      })
      // Without a network the next start tries again.
      .catch(() => undefined);
  };
  sessionStore.subscribe(({ viewer }, before) => {
    if (viewer.status === before.viewer.status && userIdOf(viewer) === userIdOf(before.viewer)) return;
    if (viewer.status === 'guest') remove(brought);
    follow();
  });
  follow();
}
