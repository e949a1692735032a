import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from './call-rest.ts';
import { CARD_COLUMNS, type Player, playerCard } from './player.ts';
import { type Outcome, outcomeOf } from './problem-of.ts';

/** How many comments one page has. */
export const COMMENTS_PAGE = 30;

export interface ListComment {
  readonly id: string;
  readonly authorId: string;
  readonly author: Player | null;
  readonly body: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly isHidden: boolean;
  readonly hiddenReason: string | null;
}

export interface CommentsPage {
  readonly comments: readonly ListComment[];
  /** The last comment of the page; null at the end. */
  readonly next: Place | null;
}

interface Place {
  readonly at: string;
  readonly id: string;
}

const commentRow = v.pipe(
  v.object({
    id: v.string(),
    user_id: v.string(),
    body: v.string(),
    created_at: v.string(),
    is_hidden: v.boolean(),
    hidden_reason: v.nullable(v.string()),
    author: v.nullable(playerCard),
  }),
  v.transform((row): ListComment => ({
    id: row.id,
    authorId: row.user_id,
    author: row.author,
    body: row.body,
    createdAt: row.created_at,
    isHidden: row.is_hidden,
    hiddenReason: row.hidden_reason,
  })),
);

const COLUMNS = `id,user_id,body,created_at,is_hidden,hidden_reason,author:player_cards(${CARD_COLUMNS})`;

/** The comments on a list, oldest first: talk reads downwards. */
export function commentsQuery(listId: string) {
  return infiniteQueryOptions({
    queryKey: ['community', 'comments', listId],
    queryFn: ({ pageParam, signal }) => readComments(listId, pageParam, signal),
    initialPageParam: null as Place | null,
    getNextPageParam: (last: CommentsPage) => last.next,
  });
}

async function readComments(listId: string, after: Place | null, signal: AbortSignal): Promise<CommentsPage> {
  const query = {
    select: COLUMNS,
    list_id: `eq.${listId}`,
    order: 'created_at.asc,id.asc',
    limit: String(COMMENTS_PAGE),
    ...(after === null ? {} : { or: placeAfter(after) }),
  };
  const comments = v.parse(v.array(commentRow), await callRest({ path: 'list_comments', query, signal }));
  const last = comments.length < COMMENTS_PAGE ? undefined : comments.at(-1);
  return { comments, next: last === undefined ? null : { at: last.createdAt, id: last.id } };
}

function placeAfter({ at, id }: Place): string {
  return `(created_at.gt."${at}",and(created_at.eq."${at}",id.gt.${id}))`;
}

/**
 * Comments a list. `id` is new and the client's own, so that a call that is made again after a lost
 * answer says it once.
 */
export async function addComment(listId: string, id: string, body: string): Promise<Outcome> {
  return outcomeOf(async () => {
    try {
      await callRest({
        path: 'list_comments',
        body: { id, list_id: listId, body },
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
