import { describe, expect, it } from 'vitest';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import { cheapestPairs, MOST_COST } from './cheapest-pairs.ts';

type Costs = readonly (readonly (number | null)[])[];

/** The smallest sum of any pairing, found by trying all; null when none has everybody. */
function smallestSum(items: readonly number[], costs: Costs): number | null {
  const [first, ...others] = items;
  if (first === undefined) return 0;
  const sums = others.flatMap((other) => {
    const cost = costs[first]?.[other] ?? null;
    const rest =
      cost === null
        ? null
        : smallestSum(
            others.filter((item) => item !== other),
            costs,
          );
    return cost === null || rest === null ? [] : [cost + rest];
  });
  return sums.length === 0 ? null : Math.min(...sums);
}

function randomCosts(size: number, seed: number): Costs {
  const chance = seededChance(seed);
  const most = [2, 10, 1000, MOST_COST / size][seed % 4] ?? 0;
  const missing = [0, 0.2, 0.5, 0.7][Math.floor(seed / 4) % 4] ?? 0;
  const costs = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => (chance() < missing ? null : Math.floor(chance() * most))),
  );
  return costs.map((row, one) =>
    row.map((cost, other) => (one < other ? cost : (costs[other]?.[one] ?? null))),
  );
}

describe('the cheapest pairs', () => {
  it('cost as little as the best of all pairings, in 1,200 random graphs', () => {
    for (let seed = 0; seed < 1200; seed += 1) {
      const items = Array.from({ length: 2 * (1 + (seed % 4)) }, (_, item) => item);
      const costs = randomCosts(items.length, seed);
      const pairs = cheapestPairs(items, (one, other) => costs[one]?.[other] ?? null);
      const sum = pairs?.reduce((total, [one, other]) => total + (costs[one]?.[other] ?? 0), 0) ?? null;
      expect(sum, `graph ${seed}`).toBe(smallestSum(items, costs));
    }
  });

  it('keep two triangles that only a costly bridge joins whole', () => {
    const near = ['ab', 'bc', 'ac', 'de', 'ef', 'df'];
    const cost = (one: string, other: string) =>
      one + other === 'cd' ? 100 : near.includes(one + other) ? 1 : null;
    expect(cheapestPairs(['a', 'b', 'c', 'd', 'e', 'f'], cost)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  it('are none for an odd number, and nothing for nobody', () => {
    expect(cheapestPairs(['a', 'b', 'c'], () => 0)).toBeNull();
    expect(cheapestPairs(['a'], () => 0)).toBeNull();
    expect(cheapestPairs([], () => 0)).toEqual([]);
  });
});
