import type { QueryClient } from '@tanstack/react-query';

/** Sends every request that failed and waits for its next try again, immediately. */
export async function retryFailing(client: QueryClient): Promise<void> {
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
