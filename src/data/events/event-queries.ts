import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { type EventLine, eventLine, type EventView, eventView } from './event.ts';
import { keptAnswer } from './kept-answer.ts';

export const EVENT_LISTS = ['coming', 'past', 'mine'] as const;
/** `coming`: from the next one on; `past` and `mine`: from the last one back. */
export type EventList = (typeof EVENT_LISTS)[number];

/** The number of events on one page of a list. */
const PAGE = 30;

/** Events of one kind, a page at a time; `search` looks in name, place and city. */
export function eventsQuery(whose: EventList, search: string, userId: string | null) {
  return infiniteQueryOptions({
    queryKey: ['events', 'list', whose, search, userId],
    queryFn: async ({ pageParam, signal }): Promise<readonly EventLine[]> => {
      const body = {
        whose,
        search,
        after_start: pageParam?.startsAt ?? null,
        after_id: pageParam?.id ?? null,
      };
      return v.parse(v.array(eventLine), await callRest({ path: 'rpc/event_page', body, signal }));
    },
    initialPageParam: null as EventLine | null,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)),
  });
}

/** An event as the backend told it last. */
export type ToldEvent = {
  readonly event: EventView;
  /** ISO 8601 instant at which this device read it. */
  readonly readAt: string;
  /** There was no answer now: it is what the device kept. */
  readonly isKept: boolean;
};

/**
 * One event; null when it is not there for this reader. Without an answer it is the copy that this
 * device keeps for this account. `invite` is the code in the link of an event by invitation.
 */
export function eventQuery(id: string, invite: string | null, userId: string | null) {
  return queryOptions({
    queryKey: ['events', 'event', id, userId, invite],
    queryFn: async ({ signal }): Promise<ToldEvent | null> => {
      const told = await keptAnswer(
        `event ${id} ${userId ?? 'guest'}`,
        async () => callRest({ path: 'rpc/event_view', body: { event: id, invite }, signal }),
        (answer) => v.parse(eventView, answer),
      );
      if (told === null) return null;
      const { value: event, readAt, isKept } = told;
      return { event, readAt, isKept };
    },
  });
}
