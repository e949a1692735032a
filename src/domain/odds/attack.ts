import type { RollPart } from '../catalogue/profile.ts';
import { chancesOf, type Chances, type Counting } from './chances.ts';

/** One side of a face-to-face roll. */
export type Side = { readonly roll: readonly RollPart[]; readonly counting?: Counting };

/**
 * The chance of each number of wounds that an attack does: each block of the defence takes one
 * success, what is left wounds (docs/game.md, "Face-to-face rolls"). Switches, rerolls, states
 * and cover are the players' to decide and stay out. The same holds for shots: what a defence may
 * not roll then (docs/game.md, "Odds") bears no block anyway.
 */
export function woundChances(attack: Side, defence: Side): Chances {
  return hitChances(
    chancesOf(attack.roll, 'success', attack.counting),
    chancesOf(defence.roll, 'block', defence.counting),
  );
}

/**
 * The chances of one count less another, none where the other is as high; the two are independent.
 */
export function hitChances(one: Chances, other: Chances): Chances {
  const left = one.map(() => 0);
  one.forEach((chance, count) => {
    other.forEach((otherChance, taken) => {
      const rest = Math.max(count - taken, 0);
      left[rest] = (left[rest] ?? 0) + chance * otherChance;
    });
  });
  return left;
}
