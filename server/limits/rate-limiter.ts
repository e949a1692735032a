import { createHash } from 'node:crypto';
import type { Database, Param } from '../db/database.ts';
import { type Pace, secondsUntilToken } from './token-bucket.ts';

/** The rate at which something may be done. */
export type RateRule = {
  /** The number at once, after a rest. */
  readonly capacity: number;
  /** Tokens that flow back … */
  readonly refill: number;
  /** … in this number of seconds. */
  readonly perSeconds: number;
};

/**
 * Counts what may be done only so often. The counts are in the database: all processes on it share
 * them.
 */
export type RateLimiter = {
  /**
   * Takes one of what `rule` allows the `key` (an address, an account) for the `bucket` (what is
   * done); `retryAfter` are whole seconds. Every bucket has one rule; when that changes, it holds
   * from the next take on.
   */
  readonly take: (bucket: string, key: string, rule: RateRule) => Promise<Taken>;
};

export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

const CLEAN_EVERY_MS = 5 * 60_000;

/**
 * `$3` tokens at most, `$4` flow back in a millisecond, it is `$5`. Of several at once, one after
 * the other gets the row.
 */
const TAKE = `
  insert into muster.rate_limits as held (bucket, key, granted, tokens, filled_at, full_at)
  values ($1, $2, true, $3::float8 - 1, $5::float8, $5::float8 + 1 / $4::float8)
  on conflict (bucket, key) do update set (granted, tokens, filled_at, full_at) = (
    select
      refilled >= 1,
      remaining,
      latest,
      latest + ($3::float8 - remaining) / $4::float8
    from
      (select greatest(held.filled_at, $5::float8)) as clock (latest),
      (select least($3::float8, held.tokens + greatest(0, $5::float8 - held.filled_at) * $4::float8)) as flow (refilled),
      lateral (select case when refilled >= 1 then refilled - 1 else refilled end) as rest (remaining)
  )
  returning granted, tokens`;

/**
 * A full bucket says no more than a missing one. Rows that somebody is just taking from are left
 * for the next time.
 */
const CLEAN = `
  delete from muster.rate_limits
  where (bucket, key) in (
    select bucket, key from muster.rate_limits where full_at <= $1::float8 for update skip locked
  )`;

/**
 * A limiter whose counts are in `database`. Throws DatabaseError when they cannot be reached:
 * nothing is let through then.
 */
export function createRateLimiter(database: Database, now: () => Date): RateLimiter {
  let cleanAt = now().getTime() + CLEAN_EVERY_MS;
  const run = (text: string, params: readonly Param[]) =>
    database.withOwner(({ query }) => query(text, params));

  return {
    take: async (bucket, key, rule) => {
      if (rule.capacity < 1 || rule.refill <= 0) return { ok: false, retryAfter: Math.ceil(rule.perSeconds) };
      const pace = paceOf(rule);
      const at = now().getTime();
      if (at >= cleanAt) {
        cleanAt = at + CLEAN_EVERY_MS;
        await run(CLEAN, [at]);
      }
      const { rows } = await run(TAKE, [bucket, hashed(bucket, key), pace.capacity, pace.perMs, at]);
      if (rows[0]?.['granted'] === true) return { ok: true };
      return { ok: false, retryAfter: secondsUntilToken(Number(rows[0]?.['tokens']), pace) };
    },
  };
}

/** The rule in the units of the bucket's arithmetic. */
export function paceOf({ capacity, refill, perSeconds }: RateRule): Pace {
  return { capacity, perMs: refill / (perSeconds * 1000) };
}

/**
 * Keys are addresses and e-mails: who looks into the table, or a dump of it, is not to read them
 * there.
 */
function hashed(bucket: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([bucket, key]))
    .digest('base64url');
}
