import type { Bucket } from './token-bucket.ts';
import { type Budget, isWhole, secondsInDebt, spend } from './visitor-budget.ts';
import { createVisitorQueue, type Place, type QueueLimits, type Visitor } from './visitor-queue.ts';

export type { Visitor } from './visitor-queue.ts';

/** The share of the database that requests may take. */
export type TurnLimits = {
  /** Statements of guests that wait, and as many of players. */
  readonly waiting: number;
  /** Those of them that one visitor may have. */
  readonly waitingEach: number;
  /**
   * A refusal is held back this much longer for each that is held back already, so that only so
   * many a second cost anything …
   */
  readonly holdMs: number;
  /** … but never longer than this. */
  readonly longestHoldMs: number;
  /** Refusals that are held back at most. */
  readonly held: number;
  readonly guestBudget: Budget;
  readonly playerBudget: Budget;
} & QueueLimits;

/**
 * The reason why a statement does not run: its visitor asks for too much (429), or everybody does
 * (503).
 */
export type TurnRefusal = {
  readonly reason: 'visitor' | 'everybody';
  /** Seconds to wait before another try. */
  readonly seconds: number;
};

export type Turn<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: TurnRefusal };

/** Decides whose statement runs next. */
export type Turns = {
  /**
   * The refusal that a statement would get now, before any work is done for it; null without one.
   */
  readonly refusal: (visitor: Visitor) => TurnRefusal | null;
  /** Waits as long as a refusal is held back. */
  readonly hold: () => Promise<void>;
  /** Runs a task when it is its visitor's turn. A null visitor is the operator, who never waits. */
  readonly take: <T>(visitor: Visitor | null, task: () => Promise<T>) => Promise<Turn<T>>;
};

type Account = {
  /** The rest of the visitor's budget; null while nothing was used. */
  bucket: Bucket | null;
} & Place;

/** Visitors that are remembered at most. */
const REMEMBERED = 10_000;
/** A queue that is full now has moved on by then. */
const RETRY_SECONDS = 2;

/** Makes the turns at one database. `now` returns milliseconds from any fixed start. */
export function createTurns(limits: TurnLimits, now: () => number): Turns {
  const queue = createVisitorQueue(limits, now);
  const budgetOf = ({ isGuest }: Visitor) => (isGuest ? limits.guestBudget : limits.playerBudget);
  const accountOf = createAccounts(({ visitor, bucket }) => isWhole(bucket, budgetOf(visitor), now()));

  const debtOf = ({ visitor, bucket }: Account): TurnRefusal | null => {
    const seconds = secondsInDebt(bucket, budgetOf(visitor), now());
    return seconds > 0 ? { reason: 'visitor', seconds } : null;
  };
  const refusalOf = (account: Account): TurnRefusal | null => {
    const debt = debtOf(account);
    if (debt !== null) return debt;
    if (account.waiting.length >= limits.waitingEach) return { reason: 'visitor', seconds: RETRY_SECONDS };
    const isFull = queue.waiting(account.visitor) >= limits.waiting;
    return isFull ? { reason: 'everybody', seconds: RETRY_SECONDS } : null;
  };
  const run = async <T>(account: Account, task: () => Promise<T>): Promise<T> => {
    const start = now();
    try {
      return await task();
    } finally {
      const ms = now() - start;
      account.bucket = spend(account.bucket, budgetOf(account.visitor), ms, now());
      queue.end(account, ms);
    }
  };
  return {
    refusal: (visitor) => refusalOf(accountOf(visitor)),
    hold: createHold(limits),
    take: async (visitor, task) => {
      if (visitor === null) return { ok: true, value: await task() };
      const account = accountOf(visitor);
      const early = refusalOf(account);
      if (early !== null) return { ok: false, refusal: early };
      if (!(await queue.turn(account))) {
        // Behind statements of one's own it is nobody else's doing.
        const reason = account.running > 0 ? 'visitor' : 'everybody';
        return { ok: false, refusal: { reason, seconds: RETRY_SECONDS } };
      }
      // Statements that ran meanwhile may have used up the rest.
      const debt = debtOf(account);
      if (debt === null) return { ok: true, value: await run(account, task) };
      queue.end(account, 0);
      return { ok: false, refusal: debt };
    },
  };
}

/** Remembers visitors, and forgets those who do nothing and owe nothing when there are many. */
function createAccounts(owesNothing: (account: Account) => boolean): (visitor: Visitor) => Account {
  const accounts = new Map<string, Account>();
  const isQuiet = (account: Account) =>
    account.running === 0 && account.waiting.length === 0 && owesNothing(account);
  return (visitor) => {
    const key = `${visitor.isGuest ? 'guest' : 'player'} ${visitor.name}`;
    const known = accounts.get(key);
    if (known !== undefined) return known;
    if (accounts.size >= REMEMBERED) {
      for (const [other, account] of accounts) if (isQuiet(account)) accounts.delete(other);
    }
    const account: Account = { visitor, waiting: [], running: 0, bucket: null };
    accounts.set(key, account);
    return account;
  };
}

function createHold({ held: most, holdMs, longestHoldMs }: TurnLimits): () => Promise<void> {
  let held = 0;
  return async () => {
    if (held >= most) return;
    held += 1;
    const ms = Math.min(longestHoldMs, held * holdMs);
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    held -= 1;
  };
}
