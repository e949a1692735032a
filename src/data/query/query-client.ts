import { QueryClient } from '@tanstack/react-query';
import { onUserChange } from '../session/user-change.ts';
import { DEFAULT_QUERY } from './query-options.ts';

/**
 * A cache of the backend's responses, with the times of docs/product.md, "Query times". Calls are
 * made whatever the browser believes about its network: they fail soon instead of waiting unseen.
 * Mutations never run twice by themselves.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...DEFAULT_QUERY, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let shared: QueryClient | null = null;

/**
 * The one cache of this tab, made when it is first needed; it forgets everything when another user,
 * or nobody, is there.
 */
export function queryClient(): QueryClient {
  if (shared === null) {
    const client = createQueryClient();
    onUserChange(() => forgetAnswers(client));
    shared = client;
  }
  return shared;
}

/** Fetches the queries in view again as the new user, and drops everything else. */
function forgetAnswers(client: QueryClient): void {
  void client.cancelQueries();
  client.removeQueries({ type: 'inactive' });
  client.getMutationCache().clear();
  void client.resetQueries();
}
