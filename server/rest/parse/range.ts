import { found, refused, type Result } from '../rest-error.ts';
import type { Query } from './query.ts';

/** The range of rows that is wanted; null for no limit. */
export type RowRange = {
  readonly offset: number;
  readonly limit: number | null;
};

/**
 * Joins the Range header (for reading only) with limit and offset of the table itself. A negative
 * offset counts as none; a negative limit or a header whose bounds are the wrong way round is 416
 * (PGRST103).
 */
export function parseRange(
  header: string | null,
  query: Pick<Query, 'limits' | 'offsets'>,
): Result<RowRange> {
  if (query.limits.some((bound) => bound.rows < 0)) {
    return unsatisfiable('Limit should be greater than or equal to zero.');
  }
  const offset = Math.max(0, query.offsets.findLast((bound) => bound.path.length === 0)?.rows ?? 0);
  const limit = query.limits.findLast((bound) => bound.path.length === 0)?.rows ?? null;
  const match = /^(\d{1,15})-(\d{0,15})$/.exec(header ?? '');
  if (match === null || limit === 0) return found({ offset, limit });

  const first = Number(match[1]);
  const last = match[2] === '' ? Number.MAX_SAFE_INTEGER : Number(match[2]);
  const start = Math.max(first, offset);
  const end = Math.min(last, limit === null ? Number.MAX_SAFE_INTEGER : offset + limit - 1);
  if (end < start) {
    return unsatisfiable(
      last < first
        ? 'The lower boundary must be lower than or equal to the upper boundary in the Range header.'
        : 'Limit should be greater than or equal to zero.',
    );
  }
  return found({ offset: start, limit: end === Number.MAX_SAFE_INTEGER ? null : end - start + 1 });
}

function unsatisfiable(details: string): ReturnType<typeof refused> {
  return refused(416, 'PGRST103', 'Requested range not satisfiable', { details });
}
