import { useLingui } from '@lingui/react/macro';
import type { DeedProblem } from '#data/events/log/waiting-deeds.ts';
import type { RefusalCode } from '#domain/events/log/types.ts';

/** Says why an entry in a running event changes nothing, and what to do. */
export function useRefusalWords() {
  const { t } = useLingui();
  const refusalWords = (code: RefusalCode): string => {
    switch (code) {
      case 'not-allowed':
        return t`This was not for its author to say, so it does not count.`;
      case 'no-such-round':
        return t`The round is not there, so it does not count.`;
      case 'no-such-game':
        return t`The round was paired again, and this game is no longer in it.`;
      case 'twice-in-round':
        return t`Somebody would have had two games, so it does not count.`;
      case 'changed-meanwhile':
        return t`Another entry came first and stays. Look at it, and enter yours again if it is right.`;
      case 'has-results':
        return t`The round has results already, so its pairings stay.`;
      case 'decided':
        return t`The organisers had decided the result already.`;
    }
  };
  const problemWords = (problem: DeedProblem): string => {
    switch (problem) {
      case 'not-allowed':
        return t`You no longer have a seat in this event, nor run it.`;
      case 'not-running':
        return t`The event does not run now. If it should, the organiser can begin it again.`;
      case 'log-full':
        return t`The log of this event is full: it takes 5,000 entries.`;
      case 'not-accepted':
        return t`It has a form that the server does not know. Reload the page and enter it again.`;
    }
  };
  return { refusalWords, problemWords };
}
