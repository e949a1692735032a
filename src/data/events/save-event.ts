import * as v from 'valibot';
import type { EventBody } from '#domain/events/draft/draft-body.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { problemOf } from '../community/problem-of.ts';

/** The reason why an event was not saved. */
export type SaveProblem =
  /** `signed-out`: no longer signed in. `not-allowed`: somebody else's, or a closed account. */
  | { readonly code: 'signed-out' | 'not-allowed' }
  /** Administrators alone announce events here. */
  | { readonly code: 'makers' }
  /** The event is finished or cancelled. */
  | { readonly code: 'over' }
  /** `deadline`: it is over and stays. `past-deadline`: a new one must lie ahead. */
  | { readonly code: 'deadline' | 'past-deadline' }
  /** As many new events or changes as an account may make. `seconds` to wait, null if unknown. */
  | { readonly code: 'too-often'; readonly of: 'events' | 'changes'; readonly seconds: number | null }
  /** The service finds fault with what was sent. */
  | { readonly code: 'refused' }
  | { readonly code: 'busy' | 'unreachable' | 'fault' | 'other-version' };

export type SaveOutcome =
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: SaveProblem };

const REFUSALS: Readonly<Record<string, SaveProblem>> = {
  over: { code: 'over' },
  deadline: { code: 'deadline' },
  past_deadline: { code: 'past-deadline' },
  makers: { code: 'makers' },
};

const PLAIN = ['signed-out', 'not-allowed', 'busy', 'unreachable', 'fault', 'other-version'] as const;

/**
 * Makes an event (`event` null), or changes the columns of `body` in one. A new event that is sent
 * again under the same `key`, a UUID, after a lost response changes the first one. Never throws.
 */
export async function saveEvent(body: EventBody, event: string | null, key: string): Promise<SaveOutcome> {
  try {
    const id = await callRest({ path: 'rpc/save_event', body: { body, event, key } });
    return { ok: true, id: v.parse(v.pipe(v.string(), v.uuid()), id) };
  } catch (error) {
    return { ok: false, problem: saveProblemOf(error) };
  }
}

function saveProblemOf(error: unknown): SaveProblem {
  const known = error instanceof BackendError ? REFUSALS[error.details] : undefined;
  if (known !== undefined) return known;
  const problem = problemOf(error);
  if (problem.code === 'too-often') {
    const isNew = error instanceof BackendError && error.details === 'events';
    return { code: 'too-often', of: isNew ? 'events' : 'changes', seconds: problem.seconds };
  }
  return { code: PLAIN.find((code) => code === problem.code) ?? 'refused' };
}
