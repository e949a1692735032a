import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Windowed } from '#ui/windowed/windowed.tsx';
import type { FeedEvent } from '#data/community/feed.ts';
import styles from './activity.module.css';
import { FeedItem } from './feed-item.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useFeed } from './use-feed.ts';

const PART = 30;
/** More events than this are not all kept on the page. */
const MOST_KEPT = 200;

type FeedProps = { userId: string; onFindPlayers: () => void };

/** The events of the feed, newest first. */
export function Feed({ userId, onFindPlayers }: FeedProps) {
  const { t } = useLingui();
  const { query, events, isNew } = useFeed(userId);
  if (query.isPending) return <Spinner label={t`Loading what happened…`} />;
  if (query.isError && events.length === 0) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (events.length === 0) return <NothingYet onFindPlayers={onFindPlayers} />;
  return (
    <div className={styles.feed}>
      {partsOf(events).map((part) => (
        <Windowed key={part[0]?.id} isOn={events.length > MOST_KEPT}>
          <ul className={styles.events}>
            {part.map((event) => (
              <FeedItem key={event.id} event={event} isNew={isNew(event)} />
            ))}
          </ul>
        </Windowed>
      ))}
      {query.isFetchNextPageError && (
        <LoadFailure error={query.error} onRetry={() => void query.fetchNextPage()} />
      )}
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

function partsOf(events: readonly FeedEvent[]): readonly (readonly FeedEvent[])[] {
  const parts = Math.ceil(events.length / PART);
  return Array.from({ length: parts }, (_, at) => events.slice(at * PART, (at + 1) * PART));
}

function NothingYet({ onFindPlayers }: { onFindPlayers: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing has happened yet`} headingLevel={2} icon="banner">
      <p>
        <Trans>
          Here you see what players that you follow do, and what others do with the lists that you post.
        </Trans>
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
