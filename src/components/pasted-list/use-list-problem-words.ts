import { useLingui } from '@lingui/react/macro';
import type { ListTextProblem } from '#data/games/read-list-segment.ts';

/** Returns a function that puts the reason why no list was read into words. */
export function useListProblemWords(): (problem: ListTextProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    if (problem.code === 'code-letter') {
      const { letter } = problem;
      return t`No code has “${letter}”. Codes are made of 2–8 and F, K, L, M, R, W.`;
    }
    if (problem.code === 'other-release') {
      const { release } = problem;
      return t`This code needs release ${release} of the catalogue. Connect to the network and try again.`;
    }
    const words: Readonly<Record<typeof problem.code, string>> = {
      empty: t`Paste a link, a code or the text of a list.`,
      cut: t`This link or code is cut off or mistyped. Copy all of it again.`,
      'too-large': t`This is longer than any list.`,
      'not-a-list': t`This link or code does not contain a list.`,
      elsewhere: t`Short links open only in the browser that made them. Ask for the full link or the text.`,
      'no-units': t`No unit was found in this text. Each unit needs a line of its own with its name.`,
      'code-length': t`A letter of this code is missing, or there is one too many. Each group has four.`,
      'code-mistyped': t`A letter of this code is wrong, or two are swapped. Compare it group by group.`,
      'newer-code': t`This code was made with a newer version of Muster. Update, then open it again.`,
    };
    return words[problem.code];
  };
}
