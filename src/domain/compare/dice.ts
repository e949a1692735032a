import { DICE, type Die } from '../catalogue/profile.ts';
import { isDie } from '../odds/dice.ts';
import type { ListUnit } from './list-units.ts';

/** The kinds of rolls whose dice are counted. */
export const DICE_KINDS = ['melee', 'ranged', 'defence'] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

/** So many dice of one colour. */
export type DiceCount = { readonly die: Die; readonly count: number };

/**
 * Returns the dice that all units of a list with a known card roll together at full strength,
 * without stress modifiers. Colours without a die are left out.
 */
export function diceOf(kind: DiceKind, units: readonly ListUnit[]): readonly DiceCount[] {
  const rolled = units.flatMap(({ profile, quantity }) =>
    (profile?.profiles[0]?.[kind]?.dice ?? []).filter(isDie).map((die) => ({ die, quantity })),
  );
  return DICE.map((die) => ({
    die,
    count: rolled.reduce((sum, each) => sum + (each.die === die ? each.quantity : 0), 0),
  })).filter(({ count }) => count > 0);
}
