import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { PostFields } from '#domain/community/post-form.ts';
import { pictureColumn } from './board.ts';
import { callRest } from '#platform/backend/call-rest.ts';

/** The author's active post of a name: what posting under that name will change. */
export type OwnPost = PostFields & {
  readonly id: string;
  readonly faction: string;
  readonly updated_at: string;
};

const line = v.nullable(v.string());
const row = v.object({
  id: v.string(),
  name: v.string(),
  faction: v.string(),
  description: line,
  image_url: pictureColumn,
  is_tournament_list: v.boolean(),
  tournament_name: line,
  updated_at: v.string(),
}) satisfies v.GenericSchema<unknown, OwnPost>;

/** The active post of this name by this player; null when posting makes a new one. */
export function ownPostQuery(userId: string | null, name: string) {
  return queryOptions({
    queryKey: ['community', 'own-post', userId, name],
    queryFn: async ({ signal }): Promise<OwnPost | null> => {
      const query = {
        select: Object.keys(row.entries).join(','),
        user_id: `eq.${userId ?? ''}`,
        name: `eq.${name}`,
        is_active: 'is.true',
      };
      return v.parse(v.array(row), await callRest({ path: 'shared_lists', query, signal }))[0] ?? null;
    },
    enabled: userId !== null && name !== '',
    staleTime: 0,
    retry: false,
  });
}
