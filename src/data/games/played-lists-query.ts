import { queryOptions } from '@tanstack/react-query';

/** The finished games with the lists that the player brought; fetched with the code of games. */
export function playedListsQuery() {
  return queryOptions({
    queryKey: ['played-lists'],
    queryFn: async () => (await import('./played-lists.ts')).playedLists(),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
}
