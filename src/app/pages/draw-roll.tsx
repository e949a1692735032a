import type { ReactNode } from 'react';
import type { RollPart } from '#domain/catalogue/profile.ts';
import { RollPartMark } from '#features/unit-card/roll-part.tsx';

/** Dice and symbols side by side, drawn as cards draw them. */
export function drawRoll(parts: readonly RollPart[]): ReactNode {
  return parts
    .map((part, position) => ({ part, key: `${position} ${part}` }))
    .map(({ part, key }) => <RollPartMark key={key} part={part} />);
}
