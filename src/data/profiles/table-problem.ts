import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';

/** The reason why a change to a profile, or another call to a table of one's own, failed. */
export type TableProblem =
  /** No answer: no network, no server. */
  | 'offline'
  /** The sign-in is no longer good. */
  | 'signed-out'
  /** The account may read but not write any more. */
  | 'not-allowed'
  /** The account's second factor has to be shown for this. */
  | 'needs-second-factor'
  /** Another player has this name. */
  | 'name-taken'
  /** The database does not take the value. */
  | 'not-accepted'
  | 'too-often'
  /** The server has too much to do and did nothing of it. */
  | 'busy'
  | 'fault';

/** An expected failure of a call to a table. */
export type TableFailure = {
  readonly ok: false;
  readonly code: TableProblem;
};

/** The outcome of a call to a table: done, or the problem. */
export type TableOutcome<Value extends object = object> = ({ readonly ok: true } & Value) | TableFailure;

/** An error of a call as postgrest-js gives it. */
type TableError = {
  readonly message: string;
  readonly code?: string;
  readonly details?: unknown;
};

/** Returns the failure in a table's response; null when the call succeeded. */
export function failureIn(answer: {
  readonly error: TableError | null;
  readonly status: number;
}): TableFailure | null {
  const { error, status } = answer;
  return error === null
    ? null
    : { ok: false, code: problemOf(status, error.code ?? null, error.details ?? null) };
}

/** The failure behind what a call threw. Never throws. */
export function failureBehind(error: unknown): TableFailure {
  if (error instanceof BackendUnavailable) return { ok: false, code: 'offline' };
  if (error instanceof BackendError) return { ok: false, code: problemOf(error.status, error.code, null) };
  return { ok: false, code: 'fault' };
}

const CODES: Readonly<Record<string, TableProblem>> = {
  '23505': 'name-taken',
  '23514': 'not-accepted',
  '22021': 'not-accepted',
  '22P02': 'not-accepted',
  '22P05': 'not-accepted',
  '42501': 'not-allowed',
  PT429: 'too-often',
};

function problemOf(status: number, code: string | null, details: unknown): TableProblem {
  if (details === 'busy') return 'busy';
  if (status === 0 || (status >= 502 && status <= 504)) return 'offline';
  if (details === 'insufficient_aal') return 'needs-second-factor';
  if (status === 401) return 'signed-out';
  if (status === 429) return 'too-often';
  return CODES[code ?? ''] ?? 'fault';
}
