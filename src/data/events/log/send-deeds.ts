import { BackendError, isOtherVersion } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { isNoAnswer } from '../no-answer.ts';
import type { SentDeeds } from './create-deeds.ts';
import type { DeedProblem, WaitingDeed } from './waiting-deeds.ts';

/** Adds deeds to the log of an event (`rpc/add_event_deeds`); twice is once. Never throws. */
export async function sendDeeds(event: string, deeds: readonly WaitingDeed[]): Promise<SentDeeds> {
  try {
    const sent = deeds.map(({ id, madeAt, deed }) => ({ id, made_at: madeAt, deed }));
    await callRest({ path: 'rpc/add_event_deeds', body: { event, deeds: sent } });
    return { kind: 'sent' };
  } catch (error) {
    const problem = problemIn(error);
    return problem === null ? { kind: 'later' } : { kind: 'refused', problem };
  }
}

/** Null for what another try may mend: no answer, too many at once, a fault, nobody signed in. */
function problemIn(error: unknown): DeedProblem | null {
  if (!(error instanceof BackendError) || isNoAnswer(error) || isOtherVersion(error)) return null;
  const { status, details } = error;
  if (status === 409) return details === 'log' ? 'log-full' : 'not-running';
  if (status === 403) return 'not-allowed';
  return status === 400 ? 'not-accepted' : null;
}
