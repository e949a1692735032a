import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ResultNews, resultNews } from '#data/results/result-news.ts';
import { RESULT_PROBLEM_WORDS } from '#platform/words/result-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Starts to report, on any page, the outcome of results that were sent later. */
export function tellResults(): void {
  resultNews.subscribe(({ latest }) => latest !== null && tell(latest));
}

function tell({ result: { gameId, opponent }, state }: ResultNews): void {
  const id = `result-${gameId}`;
  const { name } = opponent;
  if (state.kind === 'refused') {
    toast.error({
      id,
      title: i18n._(msg`The result against ${name} was not recorded`),
      description: `${i18n._(RESULT_PROBLEM_WORDS[state.problem])} ${i18n._(msg`It is kept with the game, under Play Mode.`)}`,
    });
  } else if (state.kind === 'recorded') {
    const isAsked = state.status === 'pending' || state.status === 'correcting';
    toast.success({
      id,
      title: i18n._(msg`The result against ${name} was sent`),
      description: isAsked
        ? i18n._(msg`It counts once ${name} has confirmed it.`)
        : i18n._(msg`You find it in your profile, under Games.`),
    });
  }
}
