import { useSearchParams } from 'react-router';
import { type GameFilters, PERIODS } from '#data/statistics/game-statistics.ts';

/** Returns the filters of the address, and a function that changes them in place. */
export function useGameFilters() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('period');
  const filters: GameFilters = {
    period: PERIODS.find((period) => period === asked) ?? 'all',
    mission: idIn(search.get('mission')),
    feat: idIn(search.get('feat')),
  };
  const change = (next: Partial<GameFilters>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next)) {
          if (value === null || value === 'all') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const isFiltered = filters.period !== 'all' || filters.mission !== null || filters.feat !== null;
  return { filters, change, isFiltered, clear: () => change({ period: 'all', mission: null, feat: null }) };
}

/** An id of the catalogue; null for anything else that stands in an address. */
function idIn(text: string | null): string | null {
  return text !== null && /^[a-z0-9-]{1,60}$/.test(text) ? text : null;
}
