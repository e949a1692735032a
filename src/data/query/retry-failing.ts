import { queryClient } from './query-client.ts';

/** Sends every request that failed and waits for its next try again, immediately. */
export async function retryFailing(): Promise<void> {
  const client = queryClient();
  const failing = client.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.fetchFailureCount > 0,
  });
  await Promise.all(
    failing.map(async ({ queryKey }) => {
      await client.cancelQueries({ queryKey, exact: true });
      await client.refetchQueries({ queryKey, exact: true });
    }),
  );
}
