import { type Bucket, type Pace, refill } from './token-bucket.ts';

/** Time of the database that one visitor may use. */
export type Budget = {
  /** Milliseconds that may be used at once by somebody who was quiet before. */
  readonly burstMs: number;
  /** Milliseconds of every second that may be used for ever. */
  readonly perSecondMs: number;
  /**
   * A statement that takes longer holds others up, and each further millisecond counts ten times.
   */
  readonly slowMs: number;
};

const SLOW_FACTOR = 10;

/** The cost of a statement that took so long. */
function costOf(tookMs: number, { slowMs }: Budget): number {
  return tookMs + (SLOW_FACTOR - 1) * Math.max(0, tookMs - slowMs);
}

/**
 * Returns what is left after a statement, which may be a debt; null stands for a visitor who is
 * new.
 */
export function spend(bucket: Bucket | null, budget: Budget, tookMs: number, now: number): Bucket {
  const { tokens, filledAt } = refill(bucket, paceOf(budget), now);
  return { tokens: tokens - costOf(tookMs, budget), filledAt };
}

/** Whole seconds until a visitor may go on; 0 while something of the budget is left. */
export function secondsInDebt(bucket: Bucket | null, budget: Budget, now: number): number {
  const { tokens } = refill(bucket, paceOf(budget), now);
  return tokens > 0 ? 0 : Math.max(1, Math.ceil(-tokens / budget.perSecondMs));
}

/** True when there is nothing to remember of a visitor. */
export function isWhole(bucket: Bucket | null, budget: Budget, now: number): boolean {
  return refill(bucket, paceOf(budget), now).tokens >= budget.burstMs;
}

function paceOf({ burstMs, perSecondMs }: Budget): Pace {
  return { capacity: burstMs, perMs: perSecondMs / 1000 };
}
