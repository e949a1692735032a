import type { CommunityProblem } from '#domain/community/problem.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { problemOf } from '../community/problem-of.ts';

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
  /** The server is older or newer than the app, and lacks what the call needs. */
  | 'other-version'
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

const CODES: Readonly<Record<string, TableProblem>> = {
  '23505': 'name-taken',
  '23514': 'not-accepted',
  '22021': 'not-accepted',
  '22P02': 'not-accepted',
  '22P05': 'not-accepted',
};

const PROBLEMS: Partial<Record<CommunityProblem['code'], TableProblem>> = {
  unreachable: 'offline',
  busy: 'busy',
  'other-version': 'other-version',
  'too-often': 'too-often',
  'signed-out': 'signed-out',
  'not-allowed': 'not-allowed',
};

/** Runs a call to a table; its failures are values. */
export async function tableOutcomeOf<Value extends object>(
  call: () => Promise<Value>,
): Promise<TableOutcome<Value>> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    return { ok: false, code: tableProblemOf(error) };
  }
}

function tableProblemOf(error: unknown): TableProblem {
  const { code, details } = error instanceof BackendError ? error : { code: null, details: '' };
  if (details === 'insufficient_aal') return 'needs-second-factor';
  return PROBLEMS[problemOf(error).code] ?? CODES[code ?? ''] ?? 'fault';
}
