import { useLingui } from '@lingui/react/macro';
import type { ResultState } from '#data/results/kept-results.ts';
import { RESULT_PROBLEM_WORDS } from '#platform/words/result-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** The state of a recorded result, in a sentence. */
export function ResultWords({ state, opponent }: { state: ResultState; opponent: string }) {
  const { t } = useLingui();
  if (state.kind === 'refused')
    return <Banner tone="warning">{t(RESULT_PROBLEM_WORDS[state.problem])}</Banner>;
  if (state.kind === 'waiting') {
    const words = {
      network: t`Kept on this device. It is sent as soon as there is a network, whatever page is open.`,
      'signed-out': t`Kept on this device. It is sent as soon as you are signed in again.`,
      'too-often': t`Kept on this device. You recorded many results: it is sent in a while.`,
      fault: t`Kept on this device. The server has a fault: it is sent again in a while.`,
    };
    return <Banner tone="info">{words[state.why ?? 'network']}</Banner>;
  }
  const words = {
    guest: t`Recorded.`,
    confirmed: t`Recorded and confirmed by ${opponent}.`,
    pending: t`Recorded. ${opponent} has yet to confirm it.`,
    declined: t`${opponent} does not agree with this result.`,
    correcting: t`The correction is sent. ${opponent} has yet to confirm it.`,
  };
  return <Banner tone={state.status === 'declined' ? 'warning' : 'success'}>{words[state.status]}</Banner>;
}
