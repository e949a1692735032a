import { wholeNumber } from '../plain-schemas.ts';

/**
 * Lowest and highest numbers of missions and feats, by their place in the file. `*` is the id of an
 * entry, or the position of a round from 0. A saved game takes all of them.
 */
export const NUMBER_BOUNDS = {
  rounds: [1, 20],
  'turns.*': [1, 20],
  listPoints: [1, 9999],
  'scoring.*.points': [1, 99],
  'scoring.*.most': [1, 999],
  'scoring.*.pool': [1, 999],
  'scoring.*.formula.goal': [1, 999],
  'scoring.*.formula.behind': [-99, 99],
  'scoring.*.formula.value': [1, 999],
  'markers.*.start': [1, 99],
  'markers.*.step': [1, 99],
  'pieces.*.wounds': [1, 99],
  'tokens.*.most': [1, 999],
  'tokens.*.conquest': [-9, 9],
  'meters.*.min': [0, 999],
  'meters.*.max': [1, 999],
  'meters.*.start': [0, 999],
  'control.range': [0, 60],
  'control.bonus': [-9, 9],
} as const satisfies Record<string, readonly [from: number, to: number]>;

/** A kind of number that missions or feats have, such as `scoring.*.points`. */
export type NumberKind = keyof typeof NUMBER_BOUNDS;

/** Returns the parser of a number of one kind. */
export function missionNumber(kind: NumberKind) {
  const [from, to] = NUMBER_BOUNDS[kind];
  return wholeNumber(from, to);
}

/** Numbers of a mission or feat by their place, such as `turns.0` and `scoring.hold.points`. */
export type PlacedNumbers = Readonly<Record<string, number>>;
