import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areApart, wilsonRate } from './wilson.ts';

/** SciPy 1.17.1: `scipy.stats.binomtest(k, n).proportion_ci(0.95, method='wilson')`. */
const FROM_SCIPY = [
  [0, 20, 0, 0.16112515805281935],
  [1, 20, 0.008881448800795402, 0.23613119344674205],
  [11, 20, 0.3420853424503424, 0.7418021417443758],
  [20, 20, 0.8388748419471808, 1],
  [13, 21, 0.4087865377511576, 0.7924898863143551],
  [40, 80, 0.3929741508611972, 0.6070258491388028],
  [52, 100, 0.42316577765223956, 0.6153544824194809],
  [540, 1000, 0.5090152862022621, 0.5706785731188935],
  [5100, 10000, 0.5002001808627039, 0.5197921391698825],
] as const;

describe('the interval of a rate', () => {
  it.each(FROM_SCIPY)('of %i in %i has the bounds that SciPy computes', (successes, trials, low, high) => {
    const rate = wilsonRate(successes, trials);
    expect(rate.share).toBe(successes / trials);
    expect(rate.low).toBeCloseTo(low, 12);
    expect(rate.high).toBeCloseTo(high, 12);
  });

  it('holds its share, stays possible, and is that of the losers turned around', () => {
    const counts = fc
      .integer({ min: 1, max: 5_000 })
      .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));
    fc.assert(
      fc.property(counts, ([successes, trials]) => {
        const rate = wilsonRate(successes, trials);
        const turned = wilsonRate(trials - successes, trials);
        expect(rate.low).toBeGreaterThanOrEqual(0);
        expect(rate.low).toBeLessThanOrEqual(rate.share);
        expect(rate.high).toBeGreaterThanOrEqual(rate.share);
        expect(rate.high).toBeLessThanOrEqual(1);
        expect(turned.low).toBeCloseTo(1 - rate.high, 9);
      }),
      { numRuns: 100 },
    );
  });
});

describe('two rates', () => {
  it('are apart only while their intervals share no value', () => {
    expect(areApart(wilsonRate(80, 100), wilsonRate(50, 100))).toBe(true);
    expect(areApart(wilsonRate(50, 100), wilsonRate(80, 100))).toBe(true);
    expect(areApart(wilsonRate(60, 100), wilsonRate(50, 100))).toBe(false);
    expect(areApart(wilsonRate(60, 100), wilsonRate(60, 100))).toBe(false);
  });
});
