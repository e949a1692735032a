import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feedQuery, type FeedEvent, seenQuery } from '#data/community/feed.ts';
import { markSeen } from '#data/community/watch-unread.ts';

/**
 * The feed as far as it was asked for, and which of it is new; what has come into view counts as
 * seen from then on.
 */
export function useFeed(userId: string) {
  const query = useInfiniteQuery(feedQuery(userId));
  const seen = useQuery(seenQuery(userId));
  const events = distinct(query.data?.pages.flatMap((page) => page.events) ?? []);
  const newest = events[0]?.createdAt ?? null;
  const isReady = seen.isFetched;
  useEffect(() => {
    // Only after it is known what was seen before: else nothing would be new.
    if (newest !== null && isReady) void markSeen(userId, newest);
  }, [userId, newest, isReady]);
  const seenAt = seen.data ?? null;
  const isNew = (event: FeedEvent) => seenAt !== null && Date.parse(event.createdAt) > Date.parse(seenAt);
  return { query, events, isNew };
}

function distinct(events: readonly FeedEvent[]): readonly FeedEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
