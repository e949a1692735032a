import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SaveProblem } from '#data/events/save-event.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';

/** Returns the words for a refused save: the problem, and what to do. Nothing typed is lost. */
export function useSaveWords() {
  const { t } = useLingui();
  const tooOften = (of: 'events' | 'changes', seconds: number | null): string => {
    const minutes = Math.max(1, Math.ceil((seconds ?? 600) / 60));
    const hours = Math.ceil(minutes / 60);
    return of === 'events'
      ? t`You have made 20 events in a day, the most there may be. You can save it ${plural(hours, { one: 'in # hour', other: 'in # hours' })}.`
      : t`That was a lot of changes in a short time. You can save ${plural(minutes, { one: 'in # minute', other: 'in # minutes' })}.`;
  };
  return (problem: SaveProblem): string => {
    switch (problem.code) {
      case 'signed-out':
        return t`You are no longer signed in. What you typed is kept: sign in, and save again.`;
      case 'not-allowed':
        return t`Your account may not save this event: it is no longer among its organisers, or is closed.`;
      case 'makers':
        return t`Administrators alone announce events here. Ask one of them. What you typed is kept.`;
      case 'over':
        return t`The event is over, so it stays as it is.`;
      case 'deadline':
        return t`The deadline for lists is over, so it stays. Load the page again, and save the rest.`;
      case 'past-deadline':
        return t`The deadline for lists has passed already. Choose a later one.`;
      case 'too-often':
        return tooOften(problem.of, problem.seconds);
      case 'refused':
        return t`Something here is not accepted. Reload the page: what you typed stays.`;
      case 'busy':
        return t`The server is busy. Nothing you typed is lost: try again in a moment.`;
      case 'other-version':
        return t(communityProblemMessage({ code: problem.code }));
      case 'unreachable':
        return t`There is no answer from the server. Nothing you typed is lost: check the network and try again.`;
      case 'fault':
        return t`The server has an error. Nothing you typed is lost: try again in a little while.`;
    }
  };
}
