import * as v from 'valibot';
import { readToken } from '#domain/access/token.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { AuthProblem } from '#platform/backend/auth-problem.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { findBackend } from '#platform/backend/backend-address.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import { backendFetch } from '#platform/backend/backend-fetch.ts';
import { renewSession } from '#platform/backend/fetch-as-user.ts';
import { now } from '#platform/clock.ts';
import { isAuthKey } from '#platform/storage/keys.ts';
import { keys, readText, remove } from '#platform/storage/local.ts';
import { becomeNobody } from './apply-session.ts';
import { announceEnd, type SessionEnd, sessionStore } from './session-store.ts';
import { sessionKey } from '#platform/environment.ts';

/**
 * The interval at which a page in view asks whether its session is still valid, in milliseconds.
 */
const EVERY_MS = 60_000;

/**
 * The account service's errors for an access token whose session is over or whose key was replaced.
 */
const OVER: readonly AuthProblem[] = ['session_expired', 'user_not_found', 'user_banned', 'bad_jwt'];

/** Asks whether the session still lives every minute, and when the page comes back into view. */
export function watchSessionLife(backend: BackendClient): void {
  const look = () => {
    if (document.visibilityState === 'visible') void checkSession(backend);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY_MS);
}

/**
 * Asks the account service whether the session still lives. One that is over is dropped, of which
 * the listener in follow-session.ts hears; one whose token was signed with an old key is renewed.
 */
export async function checkSession({ auth }: BackendClient): Promise<void> {
  if (userIdOf(sessionStore.getState().viewer) === null) return;
  const { error } = await auth.getUser();
  if (error !== null && OVER.includes(failureOf(error).code)) await renewSession(auth);
}

const stored = v.pipe(v.string(), v.parseJson(), v.object({ access_token: v.string() }));

/** The access token of the session that this browser keeps; null without one. */
export function storedToken(): string | null {
  const read = v.safeParse(stored, readText(sessionKey()));
  return read.success ? read.output.access_token : null;
}

/**
 * Forgets everything that has to do with a session; lists, drafts and choices stay. Other tabs hear
 * of it.
 */
export function forgetSession(): void {
  for (const key of keys('').filter(isAuthKey)) remove(key);
  becomeNobody();
}

/**
 * Makes a guest of a user whose session is over, and announces why. `token` is the last one that
 * the session had.
 */
export async function endSession(token: string | null): Promise<void> {
  const { viewer } = sessionStore.getState();
  if (viewer.status === 'guest' || (viewer.status === 'authenticated' && viewer.isPreview)) return;
  forgetSession();
  announceEnd('dropped');
  if (token === null) return;
  const why = await reasonOf(token);
  // Null: somebody has signed in meanwhile, or has read it. Of two tabs that announce at once, the
  // last word is a reason: one tab's 'dropped' may have come after the other's.
  if (why !== 'dropped' && sessionStore.getState().ended !== null) announceEnd(why);
}

const factorWanted = v.object({ details: v.literal('insufficient_aal') });
const profileRows = v.array(v.object({ banned: v.boolean(), deactivated: v.boolean() }));

/**
 * An access token outlives its session: until it expires it still reads the own profile, which says
 * what has happened.
 */
async function reasonOf(token: string): Promise<SessionEnd> {
  const read = readToken(token, now().getTime());
  if (!read.ok) return 'dropped';
  try {
    const { url, anonKey } = await findBackend();
    const address = `${url}/rest/v1/profiles?select=banned,deactivated&id=eq.${read.userId}`;
    const headers = { apikey: anonKey, Authorization: `Bearer ${token}` };
    const response = await backendFetch(address, { headers });
    const body: unknown = await response.json();
    if (v.is(factorWanted, body)) return 'factor';
    if (!response.ok) return 'dropped';
    const [profile] = v.parse(profileRows, body);
    if (profile === undefined) return 'deleted';
    return profile.banned ? 'banned' : profile.deactivated ? 'closed' : 'dropped';
  } catch {
    return 'dropped';
  }
}
