import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/backend/call-rest.ts';
import { similarNames } from '#domain/community/username.ts';

/** A name that is free, or taken, with up to three free ones near it. */
export type UsernameCheck =
  { readonly isFree: true } | { readonly isFree: false; readonly suggestions: readonly string[] };

/** The most free names that are offered for a taken one. */
const OFFERED = 3;

/**
 * True when a user name is free; one's own counts as free. `name` trimmed and without fault,
 * `wabId` one's own. Asked while one types: an answer is good for half a minute, a failed call is
 * not tried again.
 */
export function usernameCheckQuery(name: string, wabId: string) {
  return queryOptions({
    queryKey: ['profiles', 'username', name],
    queryFn: async ({ signal }): Promise<UsernameCheck> => {
      if (await isFree(name, signal)) return { isFree: true };
      const near = similarNames(name, wabId);
      const free = await Promise.all(near.map(async (one) => isFree(one, signal).catch(() => false)));
      return { isFree: false, suggestions: near.filter((_, at) => free[at]).slice(0, OFFERED) };
    },
    retry: false,
  });
}

async function isFree(username: string, signal: AbortSignal): Promise<boolean> {
  return (await callRest({ path: 'rpc/username_available', body: { username }, signal })) === true;
}
