/** A phone sends a heartbeat every 10 s while its page is visible; two may be lost. */
const AWAY_AFTER = 30_000;

/**
 * The presence of a player. `since`: the server's time of the last sign of life, in ms since 1970.
 */
export type Presence =
  { readonly kind: 'never' } | { readonly kind: 'here' } | { readonly kind: 'away'; readonly since: number };

/**
 * Returns the presence of a player from the times of heartbeats and rows, in any order. `now`: the
 * server's time; a sign of life that is later counts as now.
 */
export function presenceOf(signsOfLife: readonly number[], now: number): Presence {
  if (signsOfLife.length === 0) return { kind: 'never' };
  const last = signsOfLife.reduce((latest, time) => Math.max(latest, time), -Infinity);
  return now - last <= AWAY_AFTER ? { kind: 'here' } : { kind: 'away', since: last };
}
