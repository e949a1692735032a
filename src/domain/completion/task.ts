import type { UnitId } from '../catalogue/types.ts';
import type { Copies, Repair } from '../roster/repair/fix.ts';
import type { Yardstick } from './yardstick.ts';

/** A list that gets more units. */
export type Growth = Repair & {
  /** The copies at hand by unit, those in the list included; null: any number. */
  readonly ready: Readonly<Record<UnitId, number>> | null;
};

/** A list to be finished. */
export type Task = Growth & {
  readonly yardstick: Yardstick;
  /** The points that the finished list may cost, in pts. */
  readonly points: number;
  /** True once the time is up: the best answer so far is given then. */
  readonly isLate: () => boolean;
};

/**
 * The ways to finish a list. `rounded`: it lacks least; `many`, `few`: the most and the fewest
 * units; `random`: any list, each with the same chance. All use as many points as can be used.
 */
export const FLAVOURS = ['rounded', 'many', 'few', 'random'] as const;
export type Flavour = (typeof FLAVOURS)[number];

/** The copies that finish a list. */
export type Completion = {
  readonly added: readonly Copies[];
  /** Points of the finished list. */
  readonly points: number;
};
