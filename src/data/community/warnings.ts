import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { type Outcome, outcomeOf } from './problem-of.ts';

/** An administrator's message to the present user about something that they did. */
const warning = v.object({
  id: v.string(),
  body: v.string(),
  created_at: v.string(),
  /** The list or comment that was hidden, when the message is about that. */
  hidden_kind: v.nullable(v.picklist(['list', 'comment'])),
  hidden_name: v.nullable(v.string()),
});

/** Warnings that the present user has not read yet, newest first. */
export function warningsQuery(userId: string) {
  return queryOptions({
    queryKey: ['community', 'warnings', userId],
    queryFn: async ({ signal }) => {
      const query = {
        select: 'id,body,created_at,hidden_kind,hidden_name',
        player_id: `eq.${userId}`,
        read_at: 'is.null',
        order: 'created_at.desc',
      };
      return v.parse(v.array(warning), await callRest({ path: 'player_warnings', query, signal }));
    },
  });
}

/** Notes that a warning was read. */
export async function readWarning(id: string, at: string): Promise<Outcome> {
  return outcomeOf(async () => {
    await callRest({
      path: 'player_warnings',
      method: 'PATCH',
      query: { id: `eq.${id}` },
      body: { read_at: at },
      prefer: 'return=minimal',
    });
    return {};
  });
}
