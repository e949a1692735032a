import maximumWeightMatching, { type WeightedEdge } from 'edmonds-blossom-fixed';

/** The greatest sum of costs up to which the search is exact: it doubles and adds them up. */
export const MOST_COST = 2 ** 48;

/**
 * Returns the pairs of all items whose costs have the smallest sum (ADR 107). Null when not every
 * item can have a partner. A cost is a whole number from 0, or null for two that cannot be a pair.
 * It is asked once for each two, and of two items the earlier one comes first.
 */
export function cheapestPairs<Item>(
  items: readonly Item[],
  cost: (one: Item, other: Item) => number | null,
): readonly (readonly [one: Item, other: Item])[] | null {
  const found: WeightedEdge[] = [];
  for (const [at, one] of items.entries()) {
    for (const [after, other] of items.slice(at + 1).entries()) {
      const price = cost(one, other);
      if (price !== null) found.push([at, at + 1 + after, price]);
    }
  }
  const most = found.reduce((greatest, [, , price]) => Math.max(greatest, price), 0);
  const edges = found.map(([one, other, price]): WeightedEdge => [one, other, most - price]);
  const partners = maximumWeightMatching(edges, true);
  const pairs = items.flatMap((one, at) => {
    const partner = partners[at] ?? -1;
    return partner > at ? items.slice(partner, partner + 1).map((other) => [one, other] as const) : [];
  });
  return pairs.length * 2 === items.length ? pairs : null;
}
