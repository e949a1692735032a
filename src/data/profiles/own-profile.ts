import { queryOptions } from '@tanstack/react-query';
import { answerOf, BackendError } from '#platform/backend/backend-error.ts';
import { loadBackend } from '#platform/backend/backend.ts';
import { OWN_COLUMNS, type OwnProfile, parseOwnProfile } from './profile.ts';

/**
 * The profile of who is signed in. Fails with a BackendError, or BackendUnavailable where there is
 * no way to the backend.
 */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profiles', 'own', userId],
    queryFn: async ({ signal }): Promise<OwnProfile> => {
      const { rest } = await loadBackend();
      const row = answerOf(
        await rest.from('profiles').select(OWN_COLUMNS).eq('id', userId).abortSignal(signal).maybeSingle(),
      );
      const profile = parseOwnProfile(row);
      if (profile === null) throw new BackendError('no profile that can be read', 404, null);
      return profile;
    },
  });
}
