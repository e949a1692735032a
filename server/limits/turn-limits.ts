import { CONNECTIONS } from '../db/postgres/postgres-database.ts';
import type { TurnLimits } from './turns.ts';

/**
 * Limits for every database. A page asks for some ten things at once, and forty players may share
 * one address.
 */
const SHARED = {
  waiting: 500,
  waitingEach: 100,
  waitMs: 2_000,
  holdMs: 5,
  longestHoldMs: 5_000,
  held: 5_000,
} as const;

/**
 * Limits for the embedded database, which runs one statement after the other: nobody is charged for
 * the one before.
 */
export const EMBEDDED_TURNS: TurnLimits = {
  ...SHARED,
  running: 1,
  guests: 1,
  each: 1,
  guestRest: { times: 0, mostMs: 0 },
  guestBudget: { burstMs: 3_000, perSecondMs: 200, slowMs: 250 },
  playerBudget: { burstMs: 20_000, perSecondMs: 600, slowMs: 250 },
};

/** Connections that are kept for accounts and the server's own work. */
const OWN_CONNECTIONS = 2;

/**
 * Returns the limits of one of several processes that serve together. Each has its own connections
 * to PostgreSQL, but all share the processors of the database: the statements of guests and of each
 * visitor are divided by the number of processes.
 */
export function postgresTurns(processes: number): TurnLimits {
  const budget = (burstMs: number, perSecondMs: number) => ({
    burstMs,
    perSecondMs: perSecondMs / processes,
    slowMs: 500,
  });
  const running = CONNECTIONS - OWN_CONNECTIONS;
  return {
    ...SHARED,
    running,
    guests: Math.ceil(running / 2 / processes),
    each: Math.max(1, Math.floor(3 / processes)),
    guestRest: { times: 7, mostMs: 100 },
    guestBudget: budget(3_000, 200),
    playerBudget: budget(20_000, 600),
  };
}
