import { type CommunityProblem, limitedActionOf } from '#domain/community/problem.ts';
import { BackendError, BackendUnavailable, isOtherVersion } from '#platform/backend/backend-error.ts';

/** The outcome of an action on the board: done, or the problem. */
export type Outcome<Value extends object = object> =
  ({ readonly ok: true } & Value) | { readonly ok: false; readonly problem: CommunityProblem };

const OF_STATUS: Readonly<Record<number, CommunityProblem>> = {
  0: { code: 'unreachable' },
  401: { code: 'signed-out' },
  403: { code: 'not-allowed' },
  404: { code: 'gone' },
  409: { code: 'exists' },
  502: { code: 'unreachable' },
  503: { code: 'unreachable' },
  504: { code: 'unreachable' },
};

/** Puts a failed call into a code with its values. Never throws. */
export function problemOf(error: unknown): CommunityProblem {
  if (error instanceof BackendUnavailable) return { code: 'unreachable' };
  if (!(error instanceof BackendError)) return { code: 'fault' };
  if (isOtherVersion(error)) return { code: 'other-version' };
  const { status, code, details, hint } = error;
  if (details === 'busy') return { code: 'busy' };
  if (status === 429) {
    const seconds = /^\d+$/.test(hint) ? Number(hint) : null;
    return { code: 'too-often', action: limitedActionOf(details), seconds };
  }
  if (code === 'PT413') return { code: 'no-room' };
  // A reference to what is gone is a conflict too.
  if (status === 409 && code === '23503') return { code: 'gone' };
  const known = OF_STATUS[status];
  if (known !== undefined) return known;
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
