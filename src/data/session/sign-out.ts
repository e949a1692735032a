import { type AuthOutcome, failure } from '#platform/backend/auth-problem.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, remove } from '#platform/storage/local.ts';
import { followedBackend } from './follow-session.ts';
import { forgetSession, storedToken } from './session-end.ts';

/** The devices to sign out: this one, all others, all (docs/product.md, "Sessions"). */
export type SignOutScope = 'local' | 'others' | 'global';

/** The time that telling the service may take; this device does not wait for it. */
const TELL_MS = 5_000;

/** HTTP statuses which say that the session is gone already (docs/product.md, "Sessions"). */
const GONE: readonly unknown[] = [401, 403, 404];

/**
 * Signs out. Except for `others`, this device is signed out at once, also when the service does not
 * respond. Cached responses, session data and the texts of unfinished posts are forgotten; lists,
 * drafts of lists and choices stay; other tabs follow. The caller goes to /login whatever the
 * outcome. A failure means that the service was not told.
 */
export async function signOut(scope: SignOutScope): Promise<AuthOutcome> {
  const token = storedToken();
  if (scope !== 'others') forgetSession();
  if (token === null) return { ok: true };
  if (scope !== 'others') {
    // The next person on a shared device must not find the text of an unfinished post.
    remove(storageKeys.postForm);
    remove(storageKeys.editingSharedList);
    // Nor may notifications reach the next person.
    if (readText(storageKeys.push) !== null) void endPush();
  }
  return Promise.race([tellService(token, scope), noAnswerInTime()]);
}

/** The server writes to no device whose session has ended; this browser is told as well. */
async function endPush(): Promise<void> {
  remove(storageKeys.push);
  // Without a network the code may be missing.
  await import('#platform/push/push-manager.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => null);
}

/**
 * With the token itself, as auth-js would wait for a refresh and keep the session when that fails.
 */
async function tellService(token: string, scope: SignOutScope): Promise<AuthOutcome> {
  try {
    const { auth } = await followedBackend();
    const { error } = await auth.admin.signOut(token, scope);
    if (error === null || GONE.includes(error.status)) return { ok: true };
    const failed = failureOf(error);
    return failed.code === 'session_not_found' ? { ok: true } : failed;
  } catch (error) {
    return failureOf(error);
  }
}

async function noAnswerInTime(): Promise<AuthOutcome> {
  return new Promise((resolve) => setTimeout(() => resolve(failure('network')), TELL_MS));
}
