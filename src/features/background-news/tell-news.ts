import { plural, t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { type CloudMark, cloudMark, pathToDecide } from '#data/cloud/cloud-mark.ts';
import { type ResultNews, resultNews } from '#data/results/result-news.ts';
import { RESULT_PROBLEM_WORDS } from '#platform/words/result-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Starts to announce, once and on any page, that lists were changed on two devices. `goTo` opens an
 * address of the app.
 */
export function tellConflicts(goTo: (path: string) => void): void {
  let told = 0;
  const tellNew = (mark: CloudMark) => {
    if (mark.found === told) return;
    told = mark.found;
    if (mark.conflicts > 0) tellConflict(mark, () => goTo(pathToDecide(cloudMark.getState())));
  };
  cloudMark.subscribe(tellNew);
  // Conflicts may have been found while this code was fetched.
  tellNew(cloudMark.getState());
}

function tellConflict({ conflicts }: CloudMark, onPress: () => void): void {
  toast.warning({
    // A save that meets a conflict says more about it, under the same id.
    id: 'cloud-conflict',
    title: t`${plural(conflicts, { one: '# list needs your decision', other: '# lists need your decision' })}`,
    description: t`The cloud did not accept what was saved here. Nothing was overwritten.`,
    action: { label: t`Decide`, onPress },
  });
}

/** Starts to report, on any page, the outcome of results that were sent later. */
export function tellResults(): void {
  resultNews.subscribe(({ latest }) => latest !== null && tellResult(latest));
}

/** Tells that results which were played without an account are in the account's history now. */
export function tellBrought(count: number): void {
  toast.success({
    id: 'results-brought',
    title: t`${plural(count, { one: '# result is in your profile now', other: '# results are in your profile now' })}`,
    description: t`You played these games here before you signed in. You find them under Games.`,
  });
}

function tellResult({ result: { gameId, opponent }, state }: ResultNews): void {
  const id = `result-${gameId}`;
  const { name } = opponent;
  if (state.kind === 'refused') {
    toast.error({
      id,
      title: t`The result against ${name} was not recorded`,
      description: `${i18n._(RESULT_PROBLEM_WORDS[state.problem])} ${t`It is kept with the game, under Play Mode.`}`,
    });
  } else if (state.kind === 'recorded') {
    const isAsked = state.status === 'pending' || state.status === 'correcting';
    toast.success({
      id,
      title: t`The result against ${name} was sent`,
      description: isAsked
        ? t`It counts once ${name} has confirmed it.`
        : t`You find it in your profile, under Games.`,
    });
  }
}
