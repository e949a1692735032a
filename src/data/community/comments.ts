import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { PlacedComment } from '#domain/community/comment-threads.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { type Cursor, cursor } from './cursor.ts';
import { type Player, playerOf } from './player.ts';
import { type Outcome, outcomeOf } from './problem-of.ts';

/** The number of comments on one page. */
export const COMMENTS_PAGE = 30;

export type ListComment = {
  readonly authorId: string;
  readonly author: Player | null;
  readonly body: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly isHidden: boolean;
  readonly hiddenReason: string | null;
} & PlacedComment;

export type CommentsPage = {
  readonly comments: readonly ListComment[];
  /** The start of the next page, as the database gives it; null at the end. */
  readonly next: Cursor | null;
};

const line = v.nullable(v.string());
const commentRow = v.object({
  id: v.string(),
  user_id: v.string(),
  body: v.string(),
  created_at: v.string(),
  is_hidden: v.boolean(),
  hidden_reason: line,
  thread_id: line,
  is_thread_deleted: v.boolean(),
  author_username: line,
  author_short_id: line,
  author_avatar_url: line,
  cursor,
});

/** The comments on a list, thread after thread, oldest first: talk reads downwards. */
export function commentsQuery(listId: string) {
  return infiniteQueryOptions({
    queryKey: ['community', 'comments', listId],
    queryFn: ({ pageParam, signal }) => readComments(listId, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (last: CommentsPage) => last.next,
  });
}

async function readComments(
  listId: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<CommentsPage> {
  const body = { list: listId, after, page_size: COMMENTS_PAGE };
  const rows = v.parse(v.array(commentRow), await callRest({ path: 'rpc/comments_page', body, signal }));
  const next = rows.length < COMMENTS_PAGE ? null : (rows.at(-1)?.cursor ?? null);
  return { comments: rows.map(commentOf), next };
}

function commentOf(row: v.InferOutput<typeof commentRow>): ListComment {
  const { author_short_id: shortId } = row;
  return {
    id: row.id,
    threadId: row.thread_id,
    isThreadDeleted: row.is_thread_deleted,
    authorId: row.user_id,
    author:
      shortId === null ? null : playerOf(row.user_id, row.author_username, shortId, row.author_avatar_url),
    body: row.body,
    createdAt: row.created_at,
    isHidden: row.is_hidden,
    hiddenReason: row.hidden_reason,
  };
}

/**
 * Comments on a list, or replies to its comment `answersId`. The client makes the new `id`, so that
 * a repeated call after a lost response posts it only once.
 */
export async function addComment(
  listId: string,
  id: string,
  body: string,
  answersId: string | null = null,
): Promise<Outcome> {
  return outcomeOf(async () => {
    try {
      await callRest({
        path: 'list_comments',
        body: { id, list_id: listId, body, answers_id: answersId },
        prefer: 'return=minimal',
      });
    } catch (error) {
      // It was there already: the first answer was lost.
      if (!(error instanceof BackendError && error.code === '23505')) throw error;
    }
    return {};
  });
}

/** Deletes a comment: one's own, one under one's own list, for administrators any. */
export async function deleteComment(id: string): Promise<Outcome> {
  return outcomeOf(async () => {
    const query = { id: `eq.${id}`, select: 'id' };
    const prefer = 'return=representation';
    const rows = await callRest({ path: 'list_comments', method: 'DELETE', query, prefer });
    if (v.parse(v.array(v.unknown()), rows).length === 0)
      throw new BackendError('nothing was deleted', 404, null);
    return {};
  });
}
