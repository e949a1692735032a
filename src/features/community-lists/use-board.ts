import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import {
  boardCountQuery,
  type BoardPage,
  boardQuery,
  type MyBoard,
  myBoardQuery,
  type PostSummary,
} from '#data/community/board.ts';
import type { BrowseFilters } from '#domain/community/browse-filters.ts';
import { announce } from '#ui/live-region/live-region.tsx';

/**
 * The lists that the filters let through, as far as they were asked for. While other filters are on
 * their way the old lists stay.
 */
export function useBoard(filters: BrowseFilters): Board {
  const { t } = useLingui();
  const query = useInfiniteQuery({ ...boardQuery(filters), placeholderData: keepPreviousData });
  const { data: total = null } = useQuery({
    ...boardCountQuery(filters),
    placeholderData: keepPreviousData,
  });
  const posts = distinct(query.data?.pages.flatMap((page) => page.posts) ?? []);
  const showMore = () => {
    void query.fetchNextPage().then(({ data }) => {
      const count = data?.pages.at(-1)?.posts.length ?? 0;
      announce(t`${plural(count, { one: '# more list', other: '# more lists' })}`);
    });
  };
  return { posts, total, query, showMore };
}

/** Returns the user's own lists of a kind, newest first, as far as they were fetched. */
export function useMyBoard(userId: string, mine: MyBoard): Board {
  const query = useInfiniteQuery(myBoardQuery(userId, mine));
  const posts = distinct(query.data?.pages.flatMap((page) => page.posts) ?? []);
  return { posts, total: null, query, showMore: () => void query.fetchNextPage() };
}

export type Board = {
  readonly posts: readonly PostSummary[];
  /** The number of lists; null while it is not known. */
  readonly total: number | null;
  readonly query: UseInfiniteQueryResult<InfiniteData<BoardPage>>;
  readonly showMore: () => void;
};

/** Tells whether a request is on its way for the first time and no try has failed so far. */
export function isAwaited(
  query: Pick<UseQueryResult, 'isPending' | 'failureCount' | 'errorUpdateCount'>,
): boolean {
  return query.isPending && query.failureCount + query.errorUpdateCount === 0;
}

/** Removes duplicates: a list that was liked between two pages may be on both. */
function distinct(posts: readonly PostSummary[]): readonly PostSummary[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
