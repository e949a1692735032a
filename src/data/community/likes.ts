import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { type Outcome, outcomeOf } from './problem-of.ts';

/** True when this user likes that list. */
export function likeQuery(listId: string, userId: string) {
  return queryOptions({
    queryKey: ['community', 'like', listId, userId],
    queryFn: async ({ signal }): Promise<boolean> => {
      const query = { select: 'list_id', list_id: `eq.${listId}`, user_id: `eq.${userId}` };
      const rows = v.parse(v.array(v.unknown()), await callRest({ path: 'list_likes', query, signal }));
      return rows.length > 0;
    },
  });
}

/** Likes a list, or takes the like back. Doing either twice is doing it once. */
export async function setLike(listId: string, userId: string, isLiked: boolean): Promise<Outcome> {
  return outcomeOf(async () => {
    if (isLiked) {
      const prefer = 'return=minimal,resolution=ignore-duplicates';
      await callRest({ path: 'list_likes', body: { list_id: listId }, prefer });
    } else {
      const query = { list_id: `eq.${listId}`, user_id: `eq.${userId}` };
      await callRest({ path: 'list_likes', method: 'DELETE', query, prefer: 'return=minimal' });
    }
    return {};
  });
}
