import { useFetchFailure } from '#components/lazy/use-fetch-failure.ts';
import { loadRefresh } from '../load-ahead.ts';
import type { Refresh } from './data-refresh.ts';

/** Returns a function that fetches things afresh, by code that is fetched when it is needed. */
export function useRefresh(): (what: Refresh) => void {
  const report = useFetchFailure();
  return (what) => void loadRefresh().then((refresh) => refresh(what), report);
}
