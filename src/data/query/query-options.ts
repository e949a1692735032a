import { BackendError } from '#platform/backend/backend-error.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Status of a failed call; null for what is no answer of the backend. */
function statusOf(error: unknown): number | null {
  return error instanceof BackendError ? error.status : null;
}

function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500;
}

/** The wait before another try: 1 s × 2^n, at most 30 s (docs/product.md, "Query times"). */
function retryDelay(failures: number): number {
  return Math.min(SECOND * 2 ** failures, 30 * SECOND);
}

/**
 * Every query that says nothing else: stale after 30 s, kept 30 min, up to 3 more tries except
 * after a 4xx (docs/product.md, "Query times").
 */
export const DEFAULT_QUERY = {
  staleTime: 30 * SECOND,
  gcTime: 30 * MINUTE,
  refetchOnWindowFocus: false,
  refetchOnMount: true,
  refetchOnReconnect: true,
  retry: (failures: number, error: unknown) => !isRefusal(statusOf(error)) && failures < 3,
  retryDelay,
} as const;

/**
 * The alternate set, for what changes seldom: stale after 15 min, kept 60 min, fetched again on
 * focus (docs/product.md, "Query times").
 */
export const PATIENT_QUERY = {
  staleTime: 15 * MINUTE,
  gcTime: 60 * MINUTE,
  refetchOnWindowFocus: true,
  retry: (failures: number, error: unknown) => {
    const status = statusOf(error);
    if (status === 401 || status === 403) return false;
    return failures < (isRefusal(status) ? 1 : 2);
  },
  retryDelay,
} as const;

/** Rules and FAQ: fresh for 5 min, 3 more tries, not on focus (docs/product.md, "Query times"). */
export const RULES_QUERY = { staleTime: 5 * MINUTE, retry: 3, refetchOnWindowFocus: false } as const;

/** Factions: fresh for 5 min, kept 15 min (docs/product.md, "Query times"). */
export const FACTIONS_QUERY = { staleTime: 5 * MINUTE, gcTime: 15 * MINUTE } as const;

/**
 * Units: kept 5 min, always stale, fetched again on mount but not on focus (docs/product.md, "Query
 * times").
 */
export const UNITS_QUERY = {
  staleTime: 0,
  gcTime: 5 * MINUTE,
  refetchOnMount: true,
  refetchOnWindowFocus: false,
} as const;
