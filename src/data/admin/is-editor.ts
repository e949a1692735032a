import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readRows } from './act.ts';

/** Says whether the player who is signed in decides about changes of any faction. */
export function isEditorQuery(userId: string) {
  return queryOptions({
    queryKey: ['admin', 'is-editor', userId],
    queryFn: async ({ signal }) => {
      const query = { select: 'faction', player_id: `eq.${userId}`, limit: '1' };
      const rows = await readRows(v.object({}), { path: 'catalogue_editors', query, signal });
      return rows.length > 0;
    },
  });
}
