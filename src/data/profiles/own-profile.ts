import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest, rowIn } from '#platform/backend/call-rest.ts';
import { OWN_COLUMNS, type OwnProfile, parseOwnProfile } from './profile-rows.ts';

/**
 * The profile of who is signed in. Fails with a BackendError, or BackendUnavailable where there is
 * no way to the backend.
 */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profiles', 'own', userId],
    queryFn: async ({ signal }): Promise<OwnProfile> => {
      const query = { select: OWN_COLUMNS, id: `eq.${userId}` };
      const profile = parseOwnProfile(rowIn(await callRest({ path: 'profiles', query, signal })));
      if (profile === null) throw new BackendError('no profile that can be read', 404, null);
      return profile;
    },
  });
}

/** The same once, outside of a component. Rejects at the first failure. */
export async function askOwnProfile(userId: string): Promise<OwnProfile> {
  return queryClient().query({ ...ownProfileQuery(userId), retry: false });
}
