import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { NoMatches } from '#components/no-matches/no-matches.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { MOST_COUNTED, type PostSummary } from '#data/community/board.ts';
import { type BrowseFilters, countFilters } from '#domain/community/browse-filters.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Windowed } from '#ui/windowed/windowed.tsx';
import styles from './community-lists.module.css';
import { PostCard } from './post-card.tsx';
import type { Board } from './use-board.ts';

/** Cards of one part of the board: a multiple of every number of columns. */
const PART = 24;
/** More cards than this are not all kept on the page. */
const MOST_KEPT = 200;

type BoardResultsProps = {
  board: Board;
  /** The content in place of the lists when there are none. */
  empty: ReactNode;
};

/** The lists, or why there are none to be seen. */
export function BoardResults({ board, empty }: BoardResultsProps) {
  const { t } = useLingui();
  const { posts, query } = board;
  const failed = t`The lists could not be loaded`;
  if (query.data === undefined) {
    return (
      <>
        <p className={styles.total} />
        <Waiting shape="cards" failure={query.failureReason} title={failed} />
      </>
    );
  }
  if (posts.length === 0) return empty;
  return (
    <>
      {query.isRefetchError && (
        <LoadFailure title={t`These lists could not be refreshed`} error={query.error} />
      )}
      <div
        className={styles.results}
        aria-busy={query.isPlaceholderData}
        data-old={query.isPlaceholderData ? '' : undefined}
      >
        <p className={styles.total} role="status">
          <Total value={board.total} />
        </p>
        {partsOf(posts).map((part) => (
          <Windowed key={part[0]?.id} isOn={posts.length > MOST_KEPT}>
            <ul className={styles.cards}>
              {part.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          </Windowed>
        ))}
        <End board={board} failed={failed} />
      </div>
    </>
  );
}

function partsOf(posts: readonly PostSummary[]): readonly (readonly PostSummary[])[] {
  const parts = Math.ceil(posts.length / PART);
  return Array.from({ length: parts }, (_, at) => posts.slice(at * PART, (at + 1) * PART));
}

/** More of them, or that these are all. */
function End({ board, failed }: { board: Board; failed: string }) {
  const { posts, query, showMore } = board;
  if (query.isFetchNextPageError)
    return <LoadFailure title={failed} error={query.error} onRetry={showMore} />;
  if (query.hasNextPage) {
    return (
      <p className={styles.end}>
        <Button busy={query.isFetchingNextPage} onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.end}>
      <Plural value={posts.length} one="This is the only list." other="These are all # lists." />
    </p>
  );
}

function Total({ value }: { value: number | null }) {
  if (value === null) return null;
  return value < MOST_COUNTED ? (
    <Plural value={value} one="# list" other="# lists" />
  ) : (
    <Plural value={value} one="# list or more" other="# lists or more" />
  );
}

/** Explains that no list matches, or that nobody has posted one. */
export function NoLists({ filters, onClear }: { filters: BrowseFilters; onClear: () => void }) {
  const { t } = useLingui();
  const count = countFilters(filters);
  if (count > 0) {
    const isSearchAlone = count === 1 && filters.search.trim() !== '';
    return (
      <NoMatches title={t`No list matches`} isSearchAlone={isSearchAlone} onClear={onClear}>
        <Button icon="list" render={<Link to={paths.builder()} />}>
          <Trans>Go to the builder</Trans>
        </Button>
      </NoMatches>
    );
  }
  return (
    <EmptyState title={t`Nobody has posted a list yet`} headingLevel={2} icon="board">
      <p>
        <Trans>Be the first: build an army, give it a name and post it from the builder.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.builder()} />}>
        <Trans>Build a list</Trans>
      </Button>
    </EmptyState>
  );
}
