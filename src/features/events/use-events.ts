import { useInfiniteQuery } from '@tanstack/react-query';
import { type EventList, eventsQuery } from '#data/events/event-queries.ts';

type Asked = {
  readonly whose: EventList;
  readonly search: string;
  readonly userId: string | null;
  /** False until it is known whose events they are. */
  readonly isReady: boolean;
};

/** Returns the events of a list, page after page, and whether there is none at all. */
export function useEvents({ whose, search, userId, isReady }: Asked) {
  const query = useInfiniteQuery({ ...eventsQuery(whose, search, userId), enabled: isReady });
  const events = query.data?.pages.flat();
  return { query, events, isEmpty: events?.length === 0 && search === '' };
}
