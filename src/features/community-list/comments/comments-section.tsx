import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { commentsQuery, type ListComment } from '#data/community/comments.ts';
import type { Post } from '#data/community/post.ts';
import { problemOf } from '#data/community/problem-of.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf, type Viewer } from '#domain/access/viewer.ts';
import { type Thread, threadsOf } from '#domain/community/comment-threads.ts';
import { paths } from '#platform/paths.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, type Talk } from './comment-item.tsx';
import styles from '../community-list.module.css';
import { useLinkedComment } from './use-linked-comment.ts';

/** Readers' comments with their replies, oldest first, and below them the form for a new one. */
export function CommentsSection({ post, viewer, ask }: Omit<Talk, 'mayComment' | 'linkedId'>) {
  const { t } = useLingui();
  const query = useInfiniteQuery(commentsQuery(post.id));
  const comments = query.data?.pages.flatMap((page) => page.comments) ?? [];
  const { linkedId, isMissing } = useLinkedComment(query, comments);
  const userId = userIdOf(viewer);
  const mayComment = userId !== null && isOpen(post);
  const talk: Talk = { post, viewer, ask, mayComment, linkedId };
  // Comments of blocked players count for everybody else.
  const count = query.isSuccess && !query.hasNextPage ? comments.length : post.commentsCount;
  return (
    <section className={styles.section} aria-labelledby="post-comments">
      <h2 id="post-comments">
        <Trans>Comments</Trans>
        {count > 0 && <span className={styles.number}>{count}</span>}
      </h2>
      {query.isPending && <Spinner label={t`Loading comments…`} />}
      {query.isError && <CommentsFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && comments.length === 0 && <NoComments areBlocked={post.commentsCount > 0} />}
      {isMissing && (
        <p className={styles.muted} role="status">
          <Trans>The comment that this link leads to is not here any more.</Trans>
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
        <Trans>Nobody has said anything yet.</Trans>
      )}
    </p>
  );
}

function CommentsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      actions={
        <Button icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
      title={t`The comments could not be loaded`}
    >
      <p>{t(communityProblemMessage(problemOf(error)))}</p>
    </Banner>
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
