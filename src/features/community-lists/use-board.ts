import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { boardCountQuery, boardQuery, type PostSummary } from '#data/community/board.ts';
import type { BrowseFilters } from '#domain/community/browse-filters.ts';
import { announce } from '#ui/live-region/live-region.tsx';

/** The lists that the filters let through, as far as they were asked for. While other filters are on their way the old lists stay. */
export function useBoard(filters: BrowseFilters) {
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

export type Board = ReturnType<typeof useBoard>;

/** A list that was liked between two pages may stand in both. */
function distinct(posts: readonly PostSummary[]): readonly PostSummary[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
