import { queryOptions } from '@tanstack/react-query';
import { isUuid } from '#domain/access/token.ts';
import { callRest, rowIn } from '#platform/backend/call-rest.ts';
import { parsePublicProfile, type PublicProfile } from './profile-rows.ts';

/**
 * A player's page: `who` is a user name, or an id, as players without a name have only that. Null
 * when there is no such player or the one who asks may not see the page; which of both is not told.
 * `viewerId` is who asks, null for nobody.
 */
export function publicProfileQuery(who: string, viewerId: string | null) {
  return queryOptions({
    queryKey: ['profiles', 'public', who.toLowerCase(), viewerId],
    queryFn: async ({ signal }): Promise<PublicProfile | null> => {
      const body = isUuid(who) ? { of_id: who } : { of_username: who };
      const row = rowIn(await callRest({ path: 'rpc/public_profile', body, signal }));
      return row === null ? null : parsePublicProfile(row);
    },
  });
}
