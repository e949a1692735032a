import { queryClient } from './query-client.ts';

/** Sends every request in view that failed again, without the wait for its next try. */
export async function retryFailing(): Promise<void> {
  const client = queryClient();
  const failing = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.fetchFailureCount > 0,
  });
  await Promise.all(
    failing.map(async ({ queryKey }) => {
      await client.cancelQueries({ queryKey, exact: true });
      await client.refetchQueries({ queryKey, exact: true });
    }),
  );
}
