/**
 * Numbers packed into one: each digit has a radix of its own, which the digits before it may
 * decide. A code is as short as what it says.
 */
export type Digit = { readonly value: bigint; readonly radix: bigint };

/** A digit of small numbers; `value` is less than `radix`. */
export function digit(value: number, radix: number): Digit {
  return { value: BigInt(value), radix: BigInt(radix) };
}

/** Packs digits into one number; the first is the first to be read. */
export function packDigits(digits: readonly Digit[]): bigint {
  return digits.reduceRight((number, { value, radix }) => number * radix + value, 0n);
}

/** Reads digits out of one number. */
export type DigitReader = {
  readonly big: (radix: bigint) => bigint;
  readonly small: (radix: number) => number;
  /** True when nothing is left, as after the last digit of a sound code. */
  readonly isAtEnd: () => boolean;
};

/** Starts to read a packed number. */
export function digitReader(packed: bigint): DigitReader {
  let left = packed;
  const big = (radix: bigint) => {
    const value = left % radix;
    left /= radix;
    return value;
  };
  return { big, small: (radix) => Number(big(BigInt(radix))), isAtEnd: () => left === 0n };
}

/**
 * A number without a bound: one digit while it is below `radix` − 1. A larger one follows an
 * escape, less what fitted, in a digit of twice the size.
 */
export function countDigits(count: number, radix: number): readonly Digit[] {
  const most = radix - 1;
  if (count < most) return [digit(count, radix)];
  return [digit(most, radix), ...countDigits(count - most, radix * radix)];
}

/** Reads what `countDigits` wrote; null when it is more than `most`. */
export function readCount(reader: DigitReader, radix: number, most: number): number | null {
  const value = reader.small(radix);
  if (value < radix - 1) return value <= most ? value : null;
  const rest = value > most ? null : readCount(reader, radix * radix, most - value);
  return rest === null ? null : value + rest;
}
