import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '#data/query/query-client.ts';
import type { LiveEntry } from '#data/shared-games/live-calls.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { wayInQuery } from '#data/shared-games/way-in.ts';

/**
 * The code and links of a shared game; undefined until they were fetched. `renew` makes others in
 * their place.
 */
export function useWays({ game }: SharedView, makeNew: () => Promise<LiveEntry>) {
  const ways = useQuery(wayInQuery(game), queryClient());
  const renew = useMutation(
    {
      mutationFn: makeNew,
      onSuccess: (entry) => queryClient().setQueryData(wayInQuery(game).queryKey, entry),
    },
    queryClient(),
  );
  return {
    ways: ways.data,
    renew,
    hasFailed: ways.isError || renew.isError,
    tryAgain: () => (ways.isError ? void ways.refetch() : renew.mutate()),
  };
}
