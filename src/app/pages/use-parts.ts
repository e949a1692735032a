import { useEffect } from 'react';
import { fetchAhead } from '#platform/after-paint.ts';

/** Prefetches parts, so that they open at once and without a network. */
export function usePartsAhead(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => fetchAhead(loaders), [loaders]);
}
