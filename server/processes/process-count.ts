/** More would wait for the database, not for a processor. */
const MOST = 4;

/**
 * Returns the number of processes that serve: PROCESSES, else one for each processor, four at most.
 * The embedded database belongs to one process.
 */
export function processCount(
  { processes, databaseUrl }: { readonly processes: number | null; readonly databaseUrl: string | null },
  processors: number,
): number {
  if (databaseUrl === null) return 1;
  return processes ?? Math.max(1, Math.min(MOST, processors));
}
