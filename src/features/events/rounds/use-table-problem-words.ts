import { useLingui } from '@lingui/react/macro';
import type { TableProblem } from '#data/events/table/play-table.ts';

/** Returns the words for the reason why the game of a table did not begin. */
export function useTableProblemWords(): (problem: TableProblem) => string {
  const { t } = useLingui();
  const again = t`There is no answer. Check the network and try again.`;
  const account = t`This account may not play here.`;
  const words: Readonly<Record<TableProblem, string>> = {
    network: again,
    'unknown-code': again,
    opening: t`Your rival is opening the game in this moment. Try again.`,
    'not-your-table': t`The pairings have changed. Look at the newest ones, or try again in a moment.`,
    'not-running': t`The event does not run now.`,
    'no-mission': t`The mission could not be loaded. Check the network and try again.`,
    'no-room': t`The running game could not be paused. Finish it or delete it first.`,
    'too-often': t`Too many tries. Wait a few minutes and try again.`,
    crowded: t`As many phones as a game can have are in it already.`,
    full: t`You are in too many games on two phones. Leave one first.`,
    gone: t`This game is no longer there.`,
    closed: account,
    account,
  };
  return (problem) => words[problem];
}
