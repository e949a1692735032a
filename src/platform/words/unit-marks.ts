import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RosterUnit } from '#domain/roster/types.ts';

type Marked = Pick<RosterUnit, 'highCommand' | 'tournamentLegal' | 'known' | 'isOfOtherFaction'>;
export type UnitMark = {
  readonly id: 'high-command' | 'not-legal' | 'unknown';
  /** The tone of its badge. */
  readonly tone: 'gold' | 'warning' | 'neutral';
  readonly words: MessageDescriptor;
};

/**
 * Returns the marks beside a unit's name in a list, on screen and on paper (docs/product.md,
 * "Selected units"), in this order.
 */
export function unitMarks(unit: Marked): readonly UnitMark[] {
  return [
    ...(unit.highCommand ? [{ id: 'high-command', tone: 'gold', words: msg`High Command` } as const] : []),
    ...(unit.tournamentLegal === false
      ? [{ id: 'not-legal', tone: 'warning', words: msg`Not Tournament Legal` } as const]
      : []),
    ...(unit.known ? [] : [{ id: 'unknown', tone: 'neutral', words: unknownWords(unit) } as const]),
  ];
}

function unknownWords({ isOfOtherFaction }: Marked): MessageDescriptor {
  return isOfOtherFaction === true ? msg`Other faction` : msg`Unknown unit`;
}
