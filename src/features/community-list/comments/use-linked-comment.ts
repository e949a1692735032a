import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CommentsPage, ListComment } from '#data/community/comments.ts';
import { commentAnchor, linkedCommentIn } from '#domain/community/comment-threads.ts';

/** The most pages that are searched for a linked comment. Readers fetch more by hand. */
const MOST_PAGES = 20;

/**
 * Finds the comment in the address, on later pages too, brings it into view and moves the focus
 * there. `isMissing` is true when no comment matches.
 */
export function useLinkedComment(
  query: UseInfiniteQueryResult<InfiniteData<CommentsPage>>,
  comments: readonly ListComment[],
) {
  const { hash, key } = useLocation();
  const { data, isSuccess, hasNextPage, isFetching, fetchNextPage } = query;
  const linkedId = linkedCommentIn(hash);
  const isHere = comments.some(({ id }) => id === linkedId);
  const looksOn =
    linkedId !== null && !isHere && isSuccess && hasNextPage && !isFetching && data.pages.length < MOST_PAGES;
  useEffect(() => {
    if (looksOn) void fetchNextPage();
  }, [looksOn, fetchNextPage]);
  useEffect(() => {
    if (linkedId === null || !isHere) return;
    const element = document.getElementById(commentAnchor(linkedId));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [linkedId, isHere, key]);
  return { linkedId, isMissing: linkedId !== null && isSuccess && !isHere && !hasNextPage };
}
