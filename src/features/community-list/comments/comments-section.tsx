import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { type CommentsPage, commentsQuery, type ListComment } from '#data/community/comments.ts';
import { freshComments, seeFreshComments } from '#data/community/fresh-comments.ts';
import type { Post } from '#data/community/post.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf, type Viewer } from '#domain/access/viewer.ts';
import { commentAnchor, linkedCommentIn, type Thread, threadsOf } from '#domain/community/comment-threads.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, type Talk } from './comment-item.tsx';
import styles from '../community-list.module.css';

/** Readers' comments with their replies, oldest first, and below them the form for a new one. */
export function CommentsSection({ post, viewer, ask }: Omit<Talk, 'mayComment' | 'linkedId' | 'fresh'>) {
  const { t } = useLingui();
  const query = useInfiniteQuery(commentsQuery(post.id));
  const comments = query.data?.pages.flatMap((page) => page.comments) ?? [];
  const { linkedId, isMissing } = useLinkedComment(query, comments);
  const userId = userIdOf(viewer);
  const mayComment = userId !== null && isOpen(post);
  const fresh = useFresh(post.id, comments);
  const talk: Talk = { post, viewer, ask, mayComment, linkedId, fresh };
  // Comments of blocked players count for everybody else.
  const count = query.isSuccess && !query.hasNextPage ? comments.length : post.commentsCount;
  return (
    <section className={styles.section} aria-labelledby="post-comments">
      <h2 id="post-comments">
        <Trans>Comments</Trans>
        {count > 0 && <span className={styles.number}>{count}</span>}
      </h2>
      <FreshNote ids={fresh} />
      {query.data === undefined && (
        <Waiting
          shape="rows"
          label={t`Loading comments…`}
          failure={query.failureReason}
          title={t`The comments could not be loaded`}
        />
      )}
      {query.isSuccess && comments.length === 0 && <NoComments areBlocked={post.commentsCount > 0} />}
      {isMissing && (
        <p className={styles.muted} role="status">
          <Trans>The comment that this link leads to is no longer here.</Trans>
        </p>
      )}
      <ul className={styles.comments}>
        {threadsOf(comments).map((thread) => (
          <CommentThread key={thread.id} thread={thread} talk={talk} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Show more comments</Trans>
        </Button>
      )}
      {mayComment && <CommentForm listId={post.id} />}
      {userId === null && <SignInToComment viewer={viewer} />}
    </section>
  );
}

/** Returns the shown comments of others that came while the post was open, in their order. */
function useFresh(listId: string, comments: readonly ListComment[]): readonly string[] {
  const fresh = useStore(freshComments);
  if (fresh.listId !== listId) return [];
  return comments.map(({ id }) => id).filter((id) => fresh.ids.includes(id));
}

/** Tells of comments that came while the post was open, and leads to the first of them. */
function FreshNote({ ids: [first, ...others] }: { ids: readonly string[] }) {
  const isSeen = useStore(freshComments, (fresh) => fresh.isSeen);
  const show = () => {
    seeFreshComments();
    goTo(first ?? '');
  };
  return (
    <div role="status" className={styles.fresh}>
      {first !== undefined && !isSeen && (
        <Button size="sm" variant="secondary" icon="comment" onClick={show}>
          <Plural value={others.length + 1} one="Show # new comment" other="Show # new comments" />
        </Button>
      )}
    </div>
  );
}

/** Brings a comment into view and moves the focus there. */
function goTo(id: string): void {
  const element = document.getElementById(commentAnchor(id));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

const isOpen = ({ isActive, isHidden }: Post) => isActive && !isHidden;

function SignInToComment({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation();
  if (!can(viewer, 'sign-in')) return null;
  return (
    <p>
      <Button icon="user" render={<Link to={paths.login(pathname)} />}>
        <Trans>Sign in to comment</Trans>
      </Button>
    </p>
  );
}

function NoComments({ areBlocked }: { areBlocked: boolean }) {
  return (
    <p className={styles.muted}>
      {areBlocked ? (
        <Trans>All comments here are from players whom you have blocked.</Trans>
      ) : (
        <Trans>No comments yet.</Trans>
      )}
    </p>
  );
}

/** A comment and the replies to it, which stay when the comment is deleted. */
function CommentThread({ thread, talk }: { thread: Thread<ListComment>; talk: Talk }) {
  const { t } = useLingui();
  const { opening, isDeleted, answers } = thread;
  return (
    <li className={styles.thread}>
      {opening !== null && <CommentItem comment={opening} talk={talk} />}
      {opening === null && (
        <p className={styles.gone}>
          {isDeleted ? <Trans>Comment deleted</Trans> : <Trans>This comment is not shown to you.</Trans>}
        </p>
      )}
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={t`Replies`}>
          {answers.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} talk={talk} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The most pages that are searched for a linked comment. Readers fetch more by hand. */
const MOST_PAGES = 20;

/**
 * Finds the comment in the address, on later pages too, brings it into view and moves the focus
 * there. `isMissing` is true when no comment matches.
 */
function useLinkedComment(
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
    if (linkedId !== null && isHere) goTo(linkedId);
  }, [linkedId, isHere, key]);
  return { linkedId, isMissing: linkedId !== null && isSuccess && !isHere && !hasNextPage };
}
