import type { Copies } from '../roster/repair/fix.ts';
import type { Yardstick } from './yardstick.ts';

/**
 * Sums over the units of a list, to which copies can be added one by one: for each aspect the
 * amount, and the points of the units for which it is known.
 */
export type Tally = { readonly amounts: Float64Array; readonly points: Float64Array };

/** Returns the sums of a list. Units that the yardstick does not know do not count. */
export function tallyOf(yardstick: Yardstick, copies: Iterable<Copies>): Tally {
  const { length } = yardstick.aspects;
  const tally = { amounts: new Float64Array(length), points: new Float64Array(length) };
  for (const each of copies) addTo(tally, yardstick, each);
  return tally;
}

/** Adds copies of a unit to the sums, or takes them off where the number is negative. */
export function addTo(tally: Tally, { units }: Yardstick, { unitId, quantity }: Copies): void {
  const unit = units.get(unitId);
  if (unit === undefined) return;
  for (const [at, amount] of unit.amounts.entries()) {
    if (amount === null) continue;
    tally.amounts[at] = (tally.amounts[at] ?? 0) + amount * quantity;
    tally.points[at] = (tally.points[at] ?? 0) + unit.points * quantity;
  }
}

/**
 * Returns how much a list lacks of an aspect: 0 when it has as much for its points as the faction's
 * roster, 1 when it has nothing.
 */
export function gapOf({ perPoint }: Yardstick, { amounts, points }: Tally, aspect: number): number {
  const paid = points[aspect] ?? 0;
  const has = paid > 0 ? (amounts[aspect] ?? 0) / paid : 0;
  return Math.max(0, 1 - has / (perPoint[aspect] ?? 1));
}

/** Returns how much a list lacks altogether, from 0 to 1 (docs/product.md, "What fits"). */
export function lackOf(yardstick: Yardstick, tally: Tally): number {
  let lack = 0;
  for (const [at, weight] of yardstick.weights.entries()) lack += weight * gapOf(yardstick, tally, at);
  return lack;
}
