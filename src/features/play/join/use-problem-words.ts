import { useLingui } from '@lingui/react/macro';
import type { LiveProblem } from '#data/shared-games/live-problem.ts';

/** Returns the words for the reason why a game could not be shared or joined. */
export function useProblemWords(): (problem: LiveProblem | 'old' | 'nothing') => string {
  const { t } = useLingui();
  const words = {
    network: t`There is no answer. Check the network and try again.`,
    'unknown-code': t`There is no game with this code. It may have ended: ask for a new one.`,
    'too-often': t`Too many tries. Wait a few minutes and try again.`,
    crowded: t`As many phones as a game can have are in it already.`,
    closed: t`Guests cannot play on two phones here. Sign in first.`,
    account: t`This account may not play here.`,
    full: t`You are in too many games on two phones. Leave one first.`,
    gone: t`This game is no longer there.`,
    old: t`An older version of the app began this game. Finish it on this phone.`,
    nothing: t`Choose a mission first.`,
  };
  return (problem) => words[problem];
}
