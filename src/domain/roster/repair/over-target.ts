import { armyOf } from '../army.ts';
import { totalsOf } from '../totals.ts';
import type { Finding } from '../types.ts';
import { withDependents } from './dependents.ts';
import { MAX_TARGET } from '../document.ts';
import { type Copies, type Draft, type Fix, removing, type Repair } from './fix.ts';
import { inOrder, MOST_SWAPS, ratedSwap, replacements } from './swaps.ts';
import { firstVerified } from './verified.ts';

/** The number of removals that a list over its target offers. */
const MOST_REMOVALS = 3;

/** Returns the fix that sets the target to what the list costs. */
export function raisedTarget(repair: Repair, finding: Finding): readonly Fix[] {
  const { points } = totalsOf(armyOf(repair.document, repair.catalogue));
  const target = Math.ceil(points);
  if (!(target <= MAX_TARGET)) return [];
  return firstVerified(repair, finding, [
    { kind: 'raise-target', target, edits: [{ type: 'set-target', target }] },
  ]);
}

/**
 * Returns the ways to make a list fit its target: the three removals that lose least, else one that
 * keeps what was added first, and the three swaps that leave least unused.
 */
export function cheaper(repair: Repair, finding: Finding): readonly Fix[] {
  const over = Number(finding.values['over']);
  const removed = firstVerified(repair, finding, removals(repair, over), MOST_REMOVALS);
  const several = removed.length > 0 ? [] : firstVerified(repair, finding, keepingFirst(repair, finding));
  return [...removed, ...several, ...firstVerified(repair, finding, cheaperSwaps(repair, over), MOST_SWAPS)];
}

/** Copies of one entry that are enough together with what goes with them, the cheapest first. */
function removals(repair: Repair, over: number): readonly Draft[] {
  const army = armyOf(repair.document, repair.catalogue);
  return army
    .flatMap(({ unit, quantity }) => {
      const copies = unit.points > 0 ? Math.ceil(over / unit.points) : Number.POSITIVE_INFINITY;
      if (!(copies <= quantity)) return [];
      const removed = withDependents(army, [{ unitId: unit.id, quantity: copies }]);
      return [{ removed, lost: copies * unit.points }];
    })
    .toSorted((one, other) => one.lost - other.lost)
    .map(({ removed }) => removing(repair, removed));
}

/** One draft that goes through the list and keeps what still fits; none when nothing does. */
function keepingFirst(repair: Repair, { values }: Finding): readonly Draft[] {
  const army = armyOf(repair.document, repair.catalogue);
  let left = Number(values['target']);
  const copies = army.flatMap(({ unit, quantity }): Copies[] => {
    const kept = unit.points > 0 ? Math.min(quantity, Math.floor(left / unit.points)) : quantity;
    left -= kept * unit.points;
    return kept < quantity ? [{ unitId: unit.id, quantity: quantity - kept }] : [];
  });
  const removed = withDependents(army, copies);
  const isAll = removed.reduce((sum, { quantity }) => sum + quantity, 0) === totalsOf(army).units;
  return isAll ? [] : [removing(repair, removed)];
}

/** Swaps of one copy for a cheaper unit that is cheap enough. */
function cheaperSwaps(repair: Repair, over: number): readonly Draft[] {
  const army = armyOf(repair.document, repair.catalogue);
  const rated = army.flatMap(({ unit: model }) => {
    const removed = withDependents(army, [{ unitId: model.id, quantity: 1 }]);
    if (removed.length > 1) return [];
    return replacements(repair, removed).flatMap(({ unit }) => {
      const unused = model.points - unit.points - over;
      return unused >= 0
        ? [ratedSwap(repair, { removed, unit, quantity: 1, difference: unused, model })]
        : [];
    });
  });
  return inOrder(rated);
}
