import type { RollPart, RollSymbol } from '../catalogue/profile.ts';
import { facesOf, type Face } from './dice.ts';

/**
 * The symbols that are counted on dice. A hollow symbol counts separately until Elite makes it a
 * full one.
 */
export const COUNTED = ['success', 'block', 'special'] as const;
export type Counted = (typeof COUNTED)[number];

/**
 * True when hollow symbols count: `full` leaves them out, `elite` takes them for full ones
 * (docs/game.md, "Hollow symbols and Elite").
 */
export type Counting = 'full' | 'elite';

/**
 * The chance of each count, from index 0 for a count of zero. Chances sum to 1; trailing counts are
 * possible ones.
 */
export type Chances = readonly number[];

const SYMBOLS_OF: Readonly<Record<Counted, { readonly full: RollSymbol; readonly hollow: RollSymbol }>> = {
  success: { full: 'S', hollow: 's' },
  block: { full: 'D', hollow: 'd' },
  special: { full: '!', hollow: 'i' },
};

/**
 * The chance of each number of one symbol in a roll of dice and sure symbols, before rerolls and
 * switches. Computed by convolution, die by die. A die's chances are eighths, so every number here
 * is a whole number of 8ⁿ-ths and a double holds it exactly up to 17 dice; past that it is rounded
 * in the sixteenth digit.
 */
export function chancesOf(roll: readonly RollPart[], counted: Counted, counting: Counting = 'full'): Chances {
  return roll.reduce<Chances>((sofar, part) => convolve(sofar, partChances(part, counted, counting)), [1]);
}

/** The chance of at least so many. */
export function atLeast(chances: Chances, count: number): number {
  return chances.slice(Math.max(count, 0)).reduce((sum, chance) => sum + chance, 0);
}

/** The average of what the chances count. */
export function meanOf(chances: Chances): number {
  return chances.reduce((sum, chance, count) => sum + chance * count, 0);
}

/** The average number of one symbol in a roll, exact. */
export function averageOf(roll: readonly RollPart[], counted: Counted, counting: Counting = 'full'): number {
  return roll.reduce((sum, part) => sum + meanOf(partChances(part, counted, counting)), 0);
}

/** The chances of the sum of two independent counts. */
export function convolve(one: Chances, other: Chances): Chances {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
  one.forEach((chance, count) => {
    other.forEach((otherChance, otherCount) => {
      sums[count + otherCount] = (sums[count + otherCount] ?? 0) + chance * otherChance;
    });
  });
  return sums;
}

function partChances(part: RollPart, counted: Counted, counting: Counting): Chances {
  const faces = facesOf(part);
  const counts = faces.map((face) => countOn(face, counted, counting));
  const most = Math.max(...counts);
  return Array.from(
    { length: most + 1 },
    (_, count) => counts.filter((each) => each === count).length / faces.length,
  );
}

function countOn(face: Face, counted: Counted, counting: Counting): number {
  const { full, hollow } = SYMBOLS_OF[counted];
  return face.filter((symbol) => symbol === full || (counting === 'elite' && symbol === hollow)).length;
}
