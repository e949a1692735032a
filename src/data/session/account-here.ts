import * as v from 'valibot';
import { userIdOf } from '#domain/access/viewer.ts';
import { sessionKey } from '#platform/environment.ts';
import { localTexts } from '#platform/storage/local.ts';
import { sessionStore } from './session-store.ts';

const storedSession = v.pipe(v.string(), v.parseJson(), v.object({ user: v.object({ id: v.string() }) }));

/**
 * The account on this device; null for none. Without a network its session cannot be refreshed, and
 * the viewer is a guest.
 */
export function accountHere(): string | null {
  const userId = userIdOf(sessionStore.getState().viewer);
  if (userId !== null) return userId;
  const stored = v.safeParse(storedSession, localTexts.readText(sessionKey()));
  return stored.success ? stored.output.user.id : null;
}
