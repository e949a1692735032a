import { useSearchParams } from 'react-router';
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
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const change = (next: Partial<BrowseFilters>) => {
    setSearch((before) => writeFilters({ ...readFilters(before), ...next }, before), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const apply = (next: Partial<BrowseFilters>) => {
    const applied = writeFilters({ ...filters, ...next }, search);
    applied.delete('dialog');
    setSearch(applied, { replace: true, state: null, preventScrollReset: true });
  };
  return { filters, change, apply };
}
