import { scoreOf } from '../records.ts';
import type { Round } from '../types.ts';

/** The first places after a knock-out. */
export type FinalPlaces = {
  readonly winner: string;
  /** Lost the final. */
  readonly second: string;
};

/** The parts of an event that its last game is known by. */
export type FinalsPlan = { readonly rounds: number; readonly cut: number | null };

/**
 * Returns who won the final and who lost it, out of all rounds with those of the knock-out. Null
 * while the final has no result. At a draw the higher seed wins: who stands first in `order`, the
 * ids of the standings.
 */
export function finalPlaces(
  rounds: readonly Round[],
  plan: FinalsPlan,
  order: readonly string[],
): FinalPlaces | null {
  if (plan.cut === null) return null;
  const last = plan.rounds + Math.log2(plan.cut);
  for (const { one, other, result } of rounds.find(({ number }) => number === last)?.pairings ?? []) {
    if (other === null || result === null) continue;
    const lead = scoreOf(result.one) - scoreOf(result.other);
    const isFirst = lead === 0 ? order.indexOf(one) < order.indexOf(other) : lead > 0;
    return isFirst ? { winner: one, second: other } : { winner: other, second: one };
  }
  return null;
}
