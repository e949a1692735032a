import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { BoardPage, PostSummary } from './board.ts';
import type { Post } from './post.ts';

const BOARD = ['community', 'board'];

/**
 * Fetches queries again. A first fetch that is under way was asked before the change, and
 * `invalidateQueries` alone would wait for its answer and take it for the newest.
 */
function readAgain(client: QueryClient, queryKey: readonly string[]): void {
  void client.cancelQueries({ queryKey }).then(async () => client.invalidateQueries({ queryKey }));
}

/** A like that was given or taken back, in every answer that shows it. */
export function noteLike(client: QueryClient, listId: string, userId: string, isLiked: boolean): void {
  const step = isLiked ? 1 : -1;
  client.setQueryData(['community', 'like', listId, userId], isLiked);
  changeCounts(client, listId, (counts) => ({ likesCount: Math.max(0, counts.likesCount + step) }));
  changeBoard(client, (post) => (post.id === listId ? { ...post, isLiked } : post));
}

/** A comment that was made or deleted: the comments are read again, the counts change at once. */
export function noteComment(client: QueryClient, listId: string, step: 1 | -1): void {
  readAgain(client, ['community', 'comments', listId]);
  changeCounts(client, listId, (counts) => ({ commentsCount: Math.max(0, counts.commentsCount + step) }));
}

/** Fetches again everything that shows a list that was posted, updated, taken down or put back. */
export function notePost(client: QueryClient, listId: string): void {
  client.removeQueries({ queryKey: BOARD, type: 'inactive' });
  readAgain(client, BOARD);
  readAgain(client, ['community', 'count']);
  readAgain(client, ['community', 'post', listId]);
  readAgain(client, ['community', 'forks']);
}

/** Somebody is blocked, or not any more: everything of the community may look otherwise. */
export function noteBlock(client: QueryClient): void {
  client.removeQueries({ queryKey: ['community'], type: 'inactive' });
  readAgain(client, ['community']);
  readAgain(client, ['profiles', 'public']);
}

/** Somebody is followed, or not any more. */
export function noteFollow(client: QueryClient): void {
  readAgain(client, ['community', 'people']);
  readAgain(client, ['community', 'feed']);
  readAgain(client, ['profiles', 'public']);
}

type Counts = Pick<PostSummary, 'likesCount' | 'commentsCount'>;

/** The counts of a list as the backend has them now, in every answer that shows them. */
export function noteCounts(client: QueryClient, listId: string, counts: Counts): void {
  changeCounts(client, listId, () => counts);
}

function changeCounts(
  client: QueryClient,
  listId: string,
  change: (counts: Counts) => Partial<Counts>,
): void {
  client.setQueryData<Post | null>(['community', 'post', listId], (post) =>
    post === null || post === undefined ? post : { ...post, ...change(post) },
  );
  changeBoard(client, (post) => (post.id === listId ? { ...post, ...change(post) } : post));
}

function changeBoard(client: QueryClient, change: (post: PostSummary) => PostSummary): void {
  client.setQueriesData<InfiniteData<BoardPage>>({ queryKey: BOARD }, (data) =>
    data === undefined
      ? data
      : { ...data, pages: data.pages.map((page) => ({ ...page, posts: page.posts.map(change) })) },
  );
}
