import { useLocation, useSearchParams } from 'react-router';
import { type BrowseFilters, readFilters, writeFilters } from '#domain/community/browse-filters.ts';

export type BrowseModel = {
  readonly filters: BrowseFilters;
  readonly change: (next: Partial<BrowseFilters>) => void;
  /** Changes the filters and closes their dialog; Back leads to the lists shown before. */
  readonly apply: (next: Partial<BrowseFilters>) => void;
};

/**
 * Returns the filters of the board. They live in the address, so that a link or a reload shows the
 * same lists.
 */
export function useBrowseFilters(): BrowseModel {
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const replace = (next: Partial<BrowseFilters>, state: unknown, without = '') =>
    setSearch(
      (before) => {
        const changed = writeFilters({ ...readFilters(before), ...next }, before);
        changed.delete(without);
        return changed;
      },
      { replace: true, state, preventScrollReset: true },
    );
  return {
    filters: readFilters(search),
    change: (next) => replace(next, location.state),
    apply: (next) => replace(next, null, 'dialog'),
  };
}
