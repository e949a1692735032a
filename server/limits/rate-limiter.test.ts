import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { createRateLimiter, paceOf, type RateLimiter, type RateRule } from './rate-limiter.ts';
import { type Bucket, takeToken } from './token-bucket.ts';

const RULE: RateRule = { capacity: 3, refill: 30, perSeconds: 300 };

const database = testDatabase();
let limiter: RateLimiter;
let now = 0;
let keys = 0;
const clock = () => new Date(now);

beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  limiter = createRateLimiter(database, clock);
});

const newKey = () => `key ${String((keys += 1))}`;
const count = async () => (await asOwner(database, 'select from muster.rate_limits')).length;

describe('the rate limiter', () => {
  it('lets the burst through and says when to come back', async () => {
    const key = newKey();
    for (let turn = 0; turn < 3; turn += 1) expect(await limiter.take('a', key, RULE)).toEqual({ ok: true });
    expect(await limiter.take('a', key, RULE)).toEqual({ ok: false, retryAfter: 10 });
    now += 9_999;
    expect(await limiter.take('a', key, RULE)).toEqual({ ok: false, retryAfter: 1 });
    now += 1;
    expect(await limiter.take('a', key, RULE)).toEqual({ ok: true });
  });

  it('counts each bucket and each key by itself', async () => {
    const once = { ...RULE, capacity: 1 };
    const key = newKey();
    expect(await limiter.take('a', key, once)).toEqual({ ok: true });
    expect(await limiter.take('b', key, once)).toEqual({ ok: true });
    expect(await limiter.take('a', newKey(), once)).toEqual({ ok: true });
    expect((await limiter.take('a', key, once)).ok).toBe(false);
  });

  it.each([
    { capacity: 0, refill: 30, perSeconds: 3600 },
    { capacity: 3, refill: 0, perSeconds: 3600 },
  ])('lets nothing through where nothing is allowed: %o', async (rule) => {
    expect(await limiter.take('a', newKey(), rule)).toEqual({ ok: false, retryAfter: 3600 });
  });

  it('gives a bucket of several processes its capacity once', async () => {
    const key = newKey();
    const other = createRateLimiter(database, clock);
    const takes = Array.from({ length: 40 }, (_, at) =>
      (at % 2 === 0 ? limiter : other).take('a', key, { ...RULE, capacity: 7 }),
    );
    const taken = await Promise.all(takes);
    expect(taken.filter((each) => each.ok)).toHaveLength(7);
  });

  it('does what the model of a bucket does, and forgetting full ones changes nothing', async () => {
    const rules = fc.record({
      capacity: fc.integer({ min: 1, max: 5 }),
      refill: fc.integer({ min: 1, max: 150 }),
      perSeconds: fc.integer({ min: 1, max: 3600 }),
    });
    const waits = fc.array(fc.oneof(fc.nat(2_000), fc.nat(60_000)), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(rules, waits, async (rule, moves) => {
        const key = newKey();
        let bucket: Bucket | null = null;
        for (const passed of moves) {
          now += passed;
          const expected = takeToken(bucket, paceOf(rule), now);
          bucket = expected.bucket;
          expect((await limiter.take('model', key, rule)).ok).toBe(expected.granted);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('takes a new rule over from the next take on, and no harm from a clock that goes back', async () => {
    const key = newKey();
    await limiter.take('a', key, RULE);
    const smaller = { ...RULE, capacity: 1 };
    expect(await limiter.take('a', key, smaller)).toEqual({ ok: true });
    now -= 60_000;
    expect(await limiter.take('a', key, smaller)).toEqual({ ok: false, retryAfter: 10 });
    now += 60_000 + 10_000;
    expect(await limiter.take('a', key, smaller)).toEqual({ ok: true });
  });

  it('keeps no address in a form that can be read', async () => {
    await limiter.take('a', '203.0.113.7', RULE);
    const rows = await asOwner(database, 'select bucket, key from muster.rate_limits');
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(rows.every(({ key }) => String(key).length === 43)).toBe(true);
  });

  it('forgets, now and then, the buckets that are full again', async () => {
    await asOwner(database, 'truncate muster.rate_limits');
    await limiter.take('a', newKey(), RULE);
    await limiter.take('a', newKey(), { ...RULE, perSeconds: 1_000_000 });
    now += 4 * 60_000;
    await limiter.take('a', newKey(), RULE);
    expect(await count()).toBe(3);
    now += 60_000;
    await limiter.take('a', newKey(), RULE);
    expect(await count()).toBe(2);
  });

  it('is nothing that a role of the API can see or reset', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const context = { role, claims: null, readOnly: false };
      await expect(
        database.withRequest(context, ({ query }) => query('delete from muster.rate_limits')),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});
