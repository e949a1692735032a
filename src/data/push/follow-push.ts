import { userIdOf } from '#domain/access/viewer.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';

/**
 * From now on, notifications that a player turned on here stay on for that player, end when another
 * one signs in, and open their pages by `goTo`. The code is fetched only where they were turned on.
 */
export function followPush(goTo: (path: string) => void): void {
  const follow = (isNewSession: boolean) => {
    if (readText(storageKeys.push) === null) return;
    void import('./keep-push.ts').then(({ keepPush }) => keepPush(isNewSession, goTo)).catch(ignore);
  };
  sessionStore.subscribe(({ viewer }, before) => {
    if (userIdOf(viewer) !== userIdOf(before.viewer)) follow(before.viewer.status === 'guest');
  });
  follow(false);
}

function ignore(): void {
  // Without a network the next start tries again.
}
