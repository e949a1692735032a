import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { GameName } from '#domain/events/log/types.ts';
import { callRest } from '#platform/backend/call-rest.ts';

const report = v.object({ round: v.number(), one: v.string(), other: v.string(), game: v.string() });

/** The public battle report of a game of an event; `game` is the id of the game. */
export type EventReport = GameName & { readonly game: string };

/**
 * The battle reports of an event that both players made public, by rounds. `invite` is the code in
 * the link of an event by invitation.
 */
export function eventReportsQuery(event: string, invite: string | null, userId: string | null) {
  return queryOptions({
    queryKey: ['events', 'reports', event, userId, invite],
    queryFn: async ({ signal }): Promise<readonly EventReport[]> =>
      v.parse(
        v.array(report),
        await callRest({ path: 'rpc/event_reports', body: { event, invite }, signal }),
      ),
    retry: false,
  });
}
