import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, secondsUntilToken, takeToken } from './token-bucket.ts';

const paces = fc.record({
  capacity: fc.integer({ min: 1, max: 50 }),
  perMs: fc.double({ min: 1e-6, max: 1, noNaN: true }),
});
const waits = fc.array(fc.nat(600_000), { maxLength: 200 });

describe('a token bucket', () => {
  it('gives its capacity at once, then nothing', () => {
    const pace = { capacity: 3, perMs: 0.001 };
    let bucket: Bucket | null = null;
    const granted = [1, 2, 3, 4].map(() => {
      const taken = takeToken(bucket, pace, 0);
      bucket = taken.bucket;
      return taken.granted;
    });
    expect(granted).toEqual([true, true, true, false]);
  });

  it('holds no more than its capacity after the longest rest', () => {
    const rested = takeToken({ tokens: 0, filledAt: 0 }, { capacity: 3, perMs: 0.001 }, 1e9);
    expect(rested).toEqual({ granted: true, bucket: { tokens: 2, filledAt: 1e9 } });
  });

  it('never gives more than its capacity and what flowed back meanwhile', () => {
    fc.assert(
      fc.property(paces, waits, (pace, gaps) => {
        let bucket: Bucket | null = null;
        let now = 0;
        let given = 0;
        for (const gap of gaps) {
          now += gap;
          const taken = takeToken(bucket, pace, now);
          bucket = taken.bucket;
          if (taken.granted) given += 1;
          expect(given).toBeLessThanOrEqual(pace.capacity + now * pace.perMs + 1e-6);
          expect(bucket.tokens).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('gives one again after the wait that it tells, and none a second before', () => {
    fc.assert(
      fc.property(paces, fc.double({ min: 0, max: 0.999, noNaN: true }), (pace, tokens) => {
        const wait = secondsUntilToken(tokens, pace) * 1000;
        const bucket = { tokens, filledAt: 0 };
        expect(takeToken(bucket, pace, wait + 1).granted).toBe(true);
        expect(takeToken(bucket, pace, wait - 1001).granted).toBe(false);
      }),
    );
  });

  it('neither gives nor takes when the clock goes back', () => {
    const taken = takeToken({ tokens: 0.5, filledAt: 1000 }, { capacity: 5, perMs: 0.001 }, 0);
    expect(taken).toEqual({ granted: false, bucket: { tokens: 0.5, filledAt: 1000 } });
  });
});
