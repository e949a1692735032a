import type { TurnLimits } from './turns.ts';

/** What holds for every database. A page asks for some ten things at once, and forty players may share one address. */
const SHARED = { waiting: 500, waitingEach: 100, waitMs: 2_000, holdMs: 1_000, held: 2_000 } as const;

/**
 * Limits for the embedded database, which runs one statement after the other: the second one waits behind it, so that the
 * database need not.
 */
export const EMBEDDED_TURNS: TurnLimits = {
  ...SHARED,
  running: 2,
  guests: 1,
  each: 2,
  guestBudget: { burstMs: 10_000, perSecondMs: 400, slowMs: 100 },
  playerBudget: { burstMs: 20_000, perSecondMs: 600, slowMs: 100 },
};

/** Connections that are kept for accounts and the server's own work. */
const OWN_CONNECTIONS = 2;

/** Limits for a PostgreSQL to which this process holds so many connections. */
export function postgresTurns(connections: number): TurnLimits {
  const running = Math.max(2, connections - OWN_CONNECTIONS);
  return {
    ...SHARED,
    running,
    guests: Math.ceil(running / 2),
    each: 3,
    guestBudget: { burstMs: 10_000, perSecondMs: 400, slowMs: 500 },
    playerBudget: { burstMs: 20_000, perSecondMs: 600, slowMs: 500 },
  };
}
