import { useLingui } from '@lingui/react/macro';
import type { ShownMark } from '#domain/roster/shown-marks.ts';
import { useVerdictWords } from './verdict-icon.tsx';

/** Returns a function that says in words what a mark of a list tells others. */
export function useMarkWords(): (mark: ShownMark) => string {
  const { t } = useLingui();
  const say = useVerdictWords();
  return (mark) => {
    if (mark.kind === 'illegal') return say('illegal', mark.problems);
    if (mark.kind === 'unnamed') return t`Draft: no name yet`;
    const { left } = mark;
    return t`Draft: ${left} pts to go`;
  };
}
