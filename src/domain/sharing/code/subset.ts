/**
 * Subsets as numbers, in the combinatorial number system: the subsets of one size are numbered from
 * 0 without gaps, so that a code spends no letter on what cannot be.
 */
import { type Digit, type DigitReader, digit } from './digits.ts';

/** The number of ways to choose `size` of `from`. */
function choices(from: number, size: number): bigint {
  let ways = 1n;
  for (let at = 0; at < size; at += 1) ways = (ways * BigInt(from - at)) / BigInt(at + 1);
  return ways;
}

/** A subset of 0 … `from` − 1, as a digit. `chosen`: ascending, each once. */
export function subsetDigit(chosen: readonly number[], from: number): Digit {
  const value = chosen.reduce((rank, place, at) => rank + choices(place, at + 1), 0n);
  return { value, radix: choices(from, chosen.length) };
}

/** Reads a subset of so many of 0 … `from` − 1, ascending. */
export function readSubset(reader: DigitReader, size: number, from: number): readonly number[] {
  let rank = reader.big(choices(from, size));
  let place = from;
  const chosen: number[] = [];
  for (let left = size; left > 0; left -= 1) {
    let ways: bigint;
    do {
      place -= 1;
      ways = choices(place, left);
    } while (ways > rank);
    rank -= ways;
    chosen.unshift(place);
  }
  return chosen;
}

/**
 * Quantities of 1 or more, as layers: those of at least 2, among them those of at least 3, and so
 * on.
 */
export function quantityDigits(quantities: readonly number[]): readonly Digit[] {
  const digits: Digit[] = [];
  let layer = quantities;
  for (let level = 2; layer.length > 0; level += 1) {
    const below = layer;
    const places = below.flatMap((quantity, at) => (quantity >= level ? [at] : []));
    digits.push(digit(places.length, below.length + 1), subsetDigit(places, below.length));
    layer = below.filter((quantity) => quantity >= level);
  }
  return digits;
}

/** Reads the quantities of `size` units; null when one is more than `most`. */
export function readQuantities(reader: DigitReader, size: number, most: number): readonly number[] | null {
  const quantities = Array.from({ length: size }, () => 1);
  let layer = quantities.map((_, at) => at);
  for (let level = 2; layer.length > 0; level += 1) {
    const below = layer;
    const count = reader.small(below.length + 1);
    if (count > 0 && level > most) return null;
    layer = readSubset(reader, count, below.length).flatMap((at) => below[at] ?? []);
    for (const at of layer) quantities[at] = level;
  }
  return quantities;
}
