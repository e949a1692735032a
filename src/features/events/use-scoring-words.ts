import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EventScoring, TieBreak } from '#domain/events/types.ts';

/** The names of the tie-breaks (docs/events.md, "Standings"). */
export const TIE_BREAK_NAMES: Readonly<Record<TieBreak, MessageDescriptor>> = {
  strength: msg`Strength of schedule`,
  'extended-strength': msg`Extended strength of schedule`,
  mission: msg`Mission points`,
  feats: msg`Feat points`,
  difference: msg`Difference of points`,
  'head-to-head': msg`Games among the tied`,
  lot: msg`Lot`,
};

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
