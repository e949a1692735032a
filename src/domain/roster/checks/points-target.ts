import { totalsOf } from '../totals.ts';
import type { Army, Finding, RosterDocument } from '../types.ts';

/**
 * More points than the player's own target: a warning, as the game sets no bound. Values in pts.
 */
export function checkPointsTarget(document: RosterDocument, army: Army): readonly Finding[] {
  const { target } = document;
  const { points } = totalsOf(army);
  if (target === null || !(points > target)) return [];
  const values = { target, over: points - target };
  return [{ code: 'over-target', level: 'warning', unitIds: [], values, rule: 'points-target' }];
}
