import { type CommunityProblem, limitedActionOf } from '#domain/community/problem.ts';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';

/** The outcome of an action on the board: done, or the problem. */
export type Outcome<Value extends object = object> =
  ({ readonly ok: true } & Value) | { readonly ok: false; readonly problem: CommunityProblem };

/** Puts a failed call into a code with its values. Never throws. */
export function problemOf(error: unknown): CommunityProblem {
  if (error instanceof BackendUnavailable) return { code: 'unreachable' };
  if (!(error instanceof BackendError)) return { code: 'fault' };
  const { status, code, details, hint } = error;
  if (details === 'busy') return { code: 'busy' };
  if (status === 0 || status === 502 || status === 503 || status === 504) return { code: 'unreachable' };
  if (status === 429) {
    const seconds = /^\d+$/.test(hint) ? Number(hint) : null;
    return { code: 'too-often', action: limitedActionOf(details), seconds };
  }
  if (code === 'PT413') return { code: 'no-room' };
  if (status === 401) return { code: 'signed-out' };
  if (status === 403) return { code: 'not-allowed' };
  // A reference to what is gone is a conflict too.
  if (status === 409) return { code: code === '23503' ? 'gone' : 'exists' };
  if (status === 404) return { code: 'gone' };
  if (details === 'report_target') return { code: 'nothing-to-report' };
  return { code: status < 500 ? 'refused' : 'fault' };
}

/** Runs an action; its failures are values. */
export async function outcomeOf<Value extends object>(action: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, ...(await action()) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
