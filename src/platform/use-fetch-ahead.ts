import { useEffect } from 'react';
import { fetchAhead } from './after-paint.ts';

/** Prefetches dialogs and pages, so that they open at once and without a network. */
export function useFetchAhead(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => fetchAhead(loaders), [loaders]);
}
