import { type Arrival, isStale } from '#domain/access/arrival.ts';
import { readToken, type TokenFault } from '#domain/access/token.ts';
import {
  type AuthOutcome,
  type AuthProblem,
  failure,
  isAuthProblem,
} from '#platform/backend/auth-problem.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { now } from '#platform/clock.ts';
import { applySession } from './apply-session.ts';
import { followedBackend } from './follow-session.ts';
import { sessionStore } from './session-store.ts';

/** The outcome of following a mail's link; on success the user is signed in. */
export type Arrived = AuthOutcome<{
  /** The link was made to set a password. */
  readonly isRecovery: boolean;
  /**
   * It was made more than 120 s ago (docs/product.md, "Sessions"): it may not be the one that was
   * just asked for.
   */
  readonly isStale: boolean;
  readonly needsSecondFactor: boolean;
}>;

const TOKEN_PROBLEMS: Readonly<Record<TokenFault, AuthProblem>> = {
  structure: 'jwt_structure',
  expired: 'jwt_expired',
  'exp-missing': 'jwt_exp_missing',
  'user-id': 'jwt_structure',
};

/**
 * Turns what a mail's link brought into a session. Both ways of doing it are known, whichever the
 * service took.
 */
export async function arrive(arrival: Arrival): Promise<Arrived> {
  try {
    switch (arrival.kind) {
      case 'refusal':
        return failure(isAuthProblem(arrival.code) ? arrival.code : 'url_no_session');
      case 'broken':
      case 'notice':
        return failure('url_no_session');
      case 'code':
        return await exchange(arrival.code);
      case 'tokens':
        return await takeTokens(arrival);
    }
  } catch (error) {
    return failureOf(error);
  }
}

async function exchange(code: string): Promise<Arrived> {
  const backend = await followedBackend();
  const { data, error } = await backend.auth.exchangeCodeForSession(code);
  if (error !== null) return failureOf(error);
  await applySession(backend, data.session);
  const redirectType = 'redirectType' in data ? data.redirectType : null;
  return arrived({ isRecovery: redirectType === 'recovery', isStale: false });
}

async function takeTokens(arrival: Arrival & { readonly kind: 'tokens' }): Promise<Arrived> {
  const nowMs = now().getTime();
  const read = readToken(arrival.accessToken, nowMs);
  if (!read.ok) return failure(TOKEN_PROBLEMS[read.fault]);
  const backend: BackendClient = await followedBackend();
  const { data, error } = await backend.auth.setSession({
    access_token: arrival.accessToken,
    refresh_token: arrival.refreshToken,
  });
  if (error !== null) return failureOf(error);
  await applySession(backend, data.session);
  return arrived({
    isRecovery: arrival.purpose === 'recovery',
    isStale: isStale(arrival.issuedAt, nowMs),
  });
}

function arrived(facts: { readonly isRecovery: boolean; readonly isStale: boolean }): Arrived {
  return { ok: true, ...facts, needsSecondFactor: sessionStore.getState().awaitsSecondFactor };
}
