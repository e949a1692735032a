import type { Army, Totals } from './types.ts';

/**
 * Points (pts), command points and number of units of an army, each times its quantity
 * (docs/game.md, "Points and command").
 */
export function totalsOf(army: Army): Totals {
  return army.reduce<Totals>(
    (sum, { unit, quantity }) => ({
      points: sum.points + unit.points * quantity,
      command: sum.command + unit.command * quantity,
      units: sum.units + quantity,
    }),
    { points: 0, command: 0, units: 0 },
  );
}

/** Points left to the target, negative when over it; null without a target. */
export function remaining(totals: Totals, target: number | null): number | null {
  return target === null ? null : target - totals.points;
}
