/** The time now, as a date. The domain gets times as arguments; this is where they come from. */
export function now(): Date {
  return new Date();
}

/** The time now as ISO 8601 text in UTC, for example `2026-11-21T05:37:47.000Z`. */
export function nowIso(): string {
  return new Date().toISOString();
}

/** The time so many days from now as ISO 8601 text in UTC. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
