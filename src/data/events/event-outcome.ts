import type { CommunityProblem } from '#domain/community/problem.ts';
import type { EventProblem } from '#domain/events/problem.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { problemOf } from '../community/problem-of.ts';

/** The outcome of an action on an event: done with its values, or the problem. */
export type EventOutcome<Value extends object = object> =
  ({ readonly ok: true } & Value) | { readonly ok: false; readonly problem: EventProblem | CommunityProblem };

/** The problems by the `details` of the database; in a wrong state that is the state. */
const DETAILS: Readonly<Record<string, EventProblem>> = {
  full: { code: 'full' },
  over: { code: 'over' },
  helpers: { code: 'helpers' },
  player: { code: 'player' },
  door: { code: 'door' },
  no_seat: { code: 'no-seat' },
  early: { code: 'early' },
  draft: { code: 'changed-since' },
  open: { code: 'changed-since' },
  closed: { code: 'closed' },
  running: { code: 'running' },
  finished: { code: 'over' },
  cancelled: { code: 'cancelled' },
};

/** Turns a failed call of an event into a code. Never throws. */
function eventProblemOf(error: unknown): EventProblem | CommunityProblem {
  const known = error instanceof BackendError ? DETAILS[error.details] : undefined;
  return known ?? problemOf(error);
}

/** Runs an action on an event; its failures are values. */
export async function eventOutcomeOf<Value extends object>(
  action: () => Promise<Value>,
): Promise<EventOutcome<Value>> {
  try {
    return { ok: true, ...(await action()) };
  } catch (error) {
    return { ok: false, problem: eventProblemOf(error) };
  }
}
