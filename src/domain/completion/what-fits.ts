import type { Unit } from '../catalogue/types.ts';
import { addition, type Repair } from '../roster/repair/fix.ts';
import { isHarmless } from '../roster/repair/verified.ts';
import { candidatesOf } from './candidates.ts';
import { addTo, gapOf, lackOf, type Tally, tallyOf } from './lack.ts';
import type { Growth } from './task.ts';
import type { Aspect, Yardstick } from './yardstick.ts';

/** A unit that the list has room for. */
export type Fitting = {
  readonly unit: Unit;
  /** The lack that one copy takes away; negative when the list lacks more then. */
  readonly gain: number;
  /** Aspects of which the list lacks less then, the most important first. */
  readonly brings: readonly Aspect[];
};

/** The number of aspects that are named for a unit. */
const MOST_NAMED = 3;

/**
 * Returns the units of which one more copy costs no more than `left` pts and makes nothing
 * illegal, sorted by how much of what the list lacks each brings, then by points, dearest first.
 */
export function whatFits(growth: Growth, yardstick: Yardstick, left: number): readonly Fitting[] {
  const tally = tallyOf(yardstick, growth.document.entries);
  return candidatesOf(growth)
    .filter(({ unit }) => unit.points <= left && isHarmless(growth, adding(growth, unit)))
    .map(({ unit }) => fittingOf(yardstick, tally, unit))
    .toSorted((one, other) => other.gain - one.gain || other.unit.points - one.unit.points);
}

function adding({ document }: Repair, { id }: Unit) {
  const added = [{ unitId: id, quantity: 1 }];
  return { kind: 'add' as const, added, edits: addition(document, added) };
}

function fittingOf(yardstick: Yardstick, tally: Tally, unit: Unit): Fitting {
  const gapsNow = () => yardstick.aspects.map((_, at) => gapOf(yardstick, tally, at));
  const [lack, gaps] = [lackOf(yardstick, tally), gapsNow()];
  addTo(tally, yardstick, { unitId: unit.id, quantity: 1 });
  const [lackThen, gapsThen] = [lackOf(yardstick, tally), gapsNow()];
  addTo(tally, yardstick, { unitId: unit.id, quantity: -1 });
  const brings = yardstick.aspects
    .map((aspect, at) => {
      const less = (gaps[at] ?? 0) - (gapsThen[at] ?? 0);
      return { aspect, gain: (yardstick.weights[at] ?? 0) * less };
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MOST_NAMED)
    .map(({ aspect }) => aspect);
  return { unit, gain: lack - lackThen, brings };
}
