import type { AuthOutcome } from '#platform/backend/auth-problem.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { isAuthKey } from '#platform/storage/keys.ts';
import { keys, remove } from '#platform/storage/local.ts';
import { becomeNobody } from './apply-session.ts';
import { followedBackend } from './follow-session.ts';

/** Which devices: this one, all others, all (spec section 5). */
export type SignOutScope = 'local' | 'others' | 'global';

/**
 * Signs out (spec sections 4 and 7). But for `others`, this device is signed out in every case, also when the service does
 * not answer: cached answers and everything that has to do with the session are forgotten, lists, drafts and choices stay. The
 * caller goes to /login whatever the answer. A failure says that the service was not told.
 */
export async function signOut(scope: SignOutScope): Promise<AuthOutcome> {
  const outcome = await tellService(scope);
  if (scope !== 'others') {
    for (const key of keys('').filter(isAuthKey)) remove(key);
    becomeNobody();
  }
  return outcome;
}

async function tellService(scope: SignOutScope): Promise<AuthOutcome> {
  try {
    const { auth } = await followedBackend();
    const { error } = await auth.signOut({ scope });
    return error === null ? { ok: true } : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}
