import * as v from 'valibot';
import { userIdOf } from '#domain/access/viewer.ts';
import { type BackendClient, loadBackend } from '#platform/backend/backend.ts';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { loadTableBackend, tableSessionKey } from '#platform/backend/table-backend.ts';
import { sessionKey } from '#platform/environment.ts';
import { readText } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';
import type { LiveProblem } from './live-problem.ts';

/** An account that plays a shared game on this device, and the backend as that account. */
export type LiveAccount = { readonly id: string; readonly backend: BackendClient };

/** The account could not be made, for a reason that is told. */
export class NoLiveAccount extends Error {
  override readonly name = 'NoLiveAccount';
  readonly problem: LiveProblem;
  constructor(problem: LiveProblem) {
    super('There is no account to play with');
    this.problem = problem;
  }
}

/**
 * The account to open or join a game with: the signed-in player's, else that of this device without
 * a name, which is made when there is none. Rejects with NoLiveAccount.
 */
export async function accountToPlay(): Promise<LiveAccount> {
  const userId = userIdOf((await knownSession()).viewer);
  try {
    return userId === null ? await namelessAccount() : { id: userId, backend: await loadBackend() };
  } catch (error) {
    throw error instanceof BackendUnavailable ? new NoLiveAccount('network') : error;
  }
}

/** Waits until it is known who is there; a session is restored in a few seconds. */
async function knownSession() {
  const isKnown = () => sessionStore.getState().viewer.status !== 'loading';
  if (!isKnown()) {
    await new Promise<void>((resolve) => {
      const leave = sessionStore.subscribe(() => {
        if (!isKnown()) return;
        leave();
        resolve();
      });
    });
  }
  return sessionStore.getState();
}

async function namelessAccount(): Promise<LiveAccount> {
  const backend = await loadTableBackend();
  const { data: present } = await backend.auth.getSession();
  if (present.session !== null) return { id: present.session.user.id, backend };
  // A stored session that could not be renewed may be renewed later: it holds a seat perhaps.
  if (storedUserId(tableSessionKey()) !== null) throw new NoLiveAccount('network');
  const { data, error } = await backend.auth.signInAnonymously();
  if (error !== null) throw new NoLiveAccount(problemOf(error.status, error.code));
  if (data.user === null) throw new NoLiveAccount('closed');
  return { id: data.user.id, backend };
}

function problemOf(status: number | undefined, code: string | undefined): LiveProblem {
  if (status === 429) return 'too-often';
  const isClosed = code === 'anonymous_provider_disabled' || code === 'signup_disabled';
  return isClosed ? 'closed' : 'network';
}

/**
 * The backend as an account whose session this device keeps. Rejects with a refusal when it keeps
 * none: the player has signed out, or in with another account.
 */
export async function backendOf(account: string): Promise<BackendClient> {
  if (storedUserId(sessionKey()) === account) return loadBackend();
  if (storedUserId(tableSessionKey()) === account) return loadTableBackend();
  throw new BackendError('nobody is signed in', 403, null, { details: 'no_account', hint: '' });
}

const storedSession = v.pipe(v.string(), v.parseJson(), v.object({ user: v.object({ id: v.string() }) }));

/** The account of a stored session, whether or not it can be renewed; null without one. */
function storedUserId(key: string): string | null {
  const read = v.safeParse(storedSession, readText(key));
  return read.success ? read.output.user.id : null;
}
