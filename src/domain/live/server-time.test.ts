import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverOffset, type TimeSample, withSample } from './server-time.ts';

/** A request that takes some time there and back, on a phone whose clock is behind by an offset. */
const request = (sent: number, there: number, back: number, offset: number): TimeSample => ({
  sent,
  received: sent + there + back,
  server: sent + there + offset,
});

const keepAll = (samples: readonly TimeSample[]) => samples.reduce(withSample, []);

describe('the offset of the server’s clock', () => {
  it('is 0 without a sample, exact for even ways, and the median of several', () => {
    expect(serverOffset([])).toBe(0);
    expect(serverOffset([request(0, 50, 50, 7_000)])).toBe(7_000);
    const slow = keepAll([
      request(0, 20, 20, 500),
      request(1_000, 900, 20, 500),
      request(2_000, 30, 30, 500),
    ]);
    expect(serverOffset(slow)).toBe(500);
    expect(serverOffset(slow.slice(1))).toBe(720);
  });

  it('is never wrong by more than half of the longest request', () => {
    const way = fc.nat(2_000);
    const ways = fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(ways, fc.integer({ min: -1e9, max: 1e9 }), (all, offset) => {
        const samples = keepAll(
          all.map(([there, back], at) => request(1e12 + at * 5_000, there, back, offset)),
        );
        const longest = Math.max(...samples.map(({ sent, received }) => received - sent));
        expect(Math.abs(serverOffset(samples) - offset)).toBeLessThanOrEqual(longest / 2);
      }),
    );
  });

  it('follows a clock that was set, and one that drifts', () => {
    const before = [0, 1, 2, 3].map((at) => request(at * 5_000, 20, 20, 100));
    expect(serverOffset(keepAll([...before, request(25_000, 20, 20, 9_000)]))).toBe(9_000);
    const setBack = request(25_000 - 3_600_000, 20, 20, 3_600_100);
    expect(serverOffset(keepAll([...before, setBack]))).toBe(3_600_100);
    const hours = Array.from({ length: 15 }, (_, at) => request(at * 240_000, 20, 20, at * 24));
    expect(Math.abs(serverOffset(keepAll(hours)) - 14 * 24)).toBeLessThanOrEqual(60);
  });

  it('forgets samples after ten minutes', () => {
    const slow = [0, 3_000, 6_000].map((sent) => request(sent, 2_000, 0, 500));
    const after = (minutes: number) => keepAll([...slow, request(minutes * 60_000, 20, 20, 500)]);
    expect([9, 11].map((minutes) => serverOffset(after(minutes)))).toEqual([1_500, 500]);
  });

  it('keeps the newest fifteen samples, and none with impossible times', () => {
    const many = Array.from({ length: 40 }, (_, at) => request(at, 1, 1, 0));
    expect(keepAll(many)).toEqual(many.slice(-15));
    expect(keepAll([request(10, -5, -1, 0), { sent: 0, received: 1, server: Number.NaN }])).toEqual([]);
  });
});
