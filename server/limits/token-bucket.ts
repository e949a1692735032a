/**
 * The arithmetic of a token bucket: it holds so many tokens, each take needs one, and they flow
 * back evenly. The database does the same in one statement (rate-limiter.ts); this is the model
 * that it is held to, and what both sides share.
 */

/** A bucket at rest. */
export type Bucket = {
  readonly tokens: number;
  /** The time at which it held them, in milliseconds. */
  readonly filledAt: number;
};

export type Pace = {
  readonly capacity: number;
  /** Tokens that flow back in a millisecond; above 0. */
  readonly perMs: number;
};

/**
 * Returns the content of a bucket at `now`; an unknown one is full. A clock that goes back takes
 * nothing away.
 */
export function refill(bucket: Bucket | null, { capacity, perMs }: Pace, now: number): Bucket {
  if (bucket === null) return { tokens: capacity, filledAt: now };
  const elapsed = Math.max(0, now - bucket.filledAt);
  return {
    tokens: Math.min(capacity, bucket.tokens + elapsed * perMs),
    filledAt: Math.max(bucket.filledAt, now),
  };
}

/** Takes a token where there is a whole one. Returns the bucket as it is afterwards. */
export function takeToken(bucket: Bucket | null, pace: Pace, now: number) {
  const { tokens, filledAt } = refill(bucket, pace, now);
  const granted = tokens >= 1;
  return { granted, bucket: { tokens: granted ? tokens - 1 : tokens, filledAt } };
}

/** Whole seconds until a bucket with less than one token has one: at least 1. */
export function secondsUntilToken(tokens: number, { perMs }: Pace): number {
  return Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
}
