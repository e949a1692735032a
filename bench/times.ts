/** The time below which that share of all times lies; 0 for none. `share`: from 0 to 1. */
export function timeAt(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
