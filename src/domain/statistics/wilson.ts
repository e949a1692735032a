/** A share with the bounds of its 95 % interval, all from 0 to 1. */
export type Rate = { readonly share: number; readonly low: number; readonly high: number };

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959963984540054;

/**
 * Returns a share with its 95 % interval after Wilson (1927), which stays within 0 and 1 and holds
 * for small numbers too. `successes` is a whole number from 0 to `trials`, which is at least 1.
 */
export function wilsonRate(successes: number, trials: number): Rate {
  const share = successes / trials;
  const spread = (Z * Z) / trials;
  const centre = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share) + spread / 4) / trials);
  // Rounding may leave a bound a hair outside of what is possible.
  return {
    share,
    low: successes === 0 ? 0 : (centre - reach) / (1 + spread),
    high: successes === trials ? 1 : (centre + reach) / (1 + spread),
  };
}

/** Returns true when two rates differ for sure: their intervals have no value in common. */
export function areApart(one: Rate, other: Rate): boolean {
  return one.low > other.high || other.low > one.high;
}

/** Compares a rate with one half: it is `even` while one half lies within its interval. */
export function comparedWithHalf({ low, high }: Rate): 'more' | 'less' | 'even' {
  if (low > 0.5) return 'more';
  return high < 0.5 ? 'less' : 'even';
}
