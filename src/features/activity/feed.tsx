import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { type FeedEvent, feedQuery, seenQuery } from '#data/community/feed.ts';
import { mergeDecisions } from '#data/community/merge-decisions.ts';
import { unreadStore } from '#data/community/unread-store.ts';
import { markSeen } from '#data/community/watch-unread.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Windowed } from '#ui/windowed/windowed.tsx';
import styles from './activity.module.css';
import { FeedItem } from './feed-item.tsx';

/** As many events are left out together when they are far from view. */
const BLOCK = 30;
/** More events than this are not all kept on the page. */
const MOST_KEPT = 200;

type FeedProps = { userId: string; onFindPlayers: () => void };

/** The events of the feed, newest first. */
export function Feed({ userId, onFindPlayers }: FeedProps) {
  const { t } = useLingui();
  const { query, events, isNew } = useFeed(userId);
  if (query.data === undefined) {
    return <Waiting shape="list" label={t`Loading what happened…`} failure={query.failureReason} />;
  }
  if (events.length === 0) return <NothingYet onFindPlayers={onFindPlayers} />;
  return (
    <div className={styles.feed}>
      {blocksOf(events).map((block) => (
        <Windowed key={block[0]?.id} isOn={events.length > MOST_KEPT}>
          <ul className={styles.events}>
            {block.map((event) => (
              <FeedItem key={event.id} event={event} isNew={isNew(event)} />
            ))}
          </ul>
        </Windowed>
      ))}
      {query.isFetchNextPageError && <LoadFailure error={query.error} onRetry={query.fetchNextPage} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button
          className={styles.more}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function blocksOf(events: readonly FeedEvent[]): readonly (readonly FeedEvent[])[] {
  const count = Math.ceil(events.length / BLOCK);
  return Array.from({ length: count }, (_, at) => events.slice(at * BLOCK, (at + 1) * BLOCK));
}

function NothingYet({ onFindPlayers }: { onFindPlayers: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing has happened yet`} headingLevel={2} icon="bell">
      <p>
        <Trans>See what the players you follow do, and what others do with the lists you post.</Trans>
      </p>
      <Button variant="primary" icon="search" onClick={onFindPlayers}>
        <Trans>Find players</Trans>
      </Button>
      <Button render={<Link to={paths.communityLists()} />}>
        <Trans>Community lists</Trans>
      </Button>
    </EmptyState>
  );
}

/**
 * The feed as far as it was asked for, and which of it is new; what has come into view counts as
 * seen from then on. Events that happen meanwhile come without a reload.
 */
function useFeed(userId: string) {
  const query = useInfiniteQuery(feedQuery(userId));
  const seen = useQuery(seenQuery(userId));
  const events = mergeDecisions(distinct(query.data?.pages.flatMap((page) => page.events) ?? []));
  const newest = events[0]?.createdAt ?? null;
  const isReady = seen.isFetched;
  useEffect(() => {
    // Only after it is known what was seen before: else nothing would be new.
    if (newest !== null && isReady) void markSeen(userId, newest);
  }, [userId, newest, isReady]);
  const { refetch } = query;
  useEffect(
    () =>
      unreadStore.subscribe(({ news }, before) => {
        if (news !== before.news) void refetch();
      }),
    [refetch],
  );
  const seenAt = seen.data ?? null;
  const isNew = (event: FeedEvent) => seenAt !== null && Date.parse(event.createdAt) > Date.parse(seenAt);
  return { query, events, isNew };
}

function distinct(events: readonly FeedEvent[]): readonly FeedEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
