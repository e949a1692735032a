import { queryOptions } from '@tanstack/react-query';

/** The finished games of this device with their taps; fetched with the code of games. */
export function deviceGamesQuery() {
  return queryOptions({
    queryKey: ['device-games'],
    queryFn: async () => (await import('./device-games.ts')).deviceGames(),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
}
