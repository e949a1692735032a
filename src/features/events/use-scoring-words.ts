import { useLingui } from '@lingui/react/macro';
import type { EventScoring } from '#domain/events/types.ts';

/** Returns the tournament points of an event and the game points of its bye in words. */
export function useScoringWords() {
  const { t } = useLingui();
  return ({ win, draw, loss, bye, byeScore }: EventScoring) => ({
    points: t`Win ${win} · draw ${draw} · loss ${loss} · bye ${bye}`,
    bye:
      byeScore === null
        ? null
        : t`A bye counts as ${byeScore.mission} mission points, ${byeScore.feats} feat points and a difference of ${byeScore.difference}.`,
  });
}
