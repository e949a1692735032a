import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { noteLike } from '#data/community/note-changes.ts';
import { likeQuery, setLike } from '#data/community/likes.ts';
import type { Post } from '#data/community/post.ts';
import { paths } from '#platform/paths.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './community-list.module.css';

type LikeButtonProps = { post: Post; userId: string | null; isOwn: boolean };

/**
 * The number of likes, and the button for the reader's own like. Guests are sent to the sign-in
 * page and back.
 */
export function LikeButton({ post, userId, isOwn }: LikeButtonProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const count = post.likesCount;
  const words = <Plural value={count} one="# like" other="# likes" />;
  if (isOwn) {
    return (
      <span className={styles.likes}>
        <Icon name="heart" size={18} />
        {words}
      </span>
    );
  }
  if (userId === null) {
    return (
      <Button icon="heart" render={<Link to={paths.login(pathname)} />} title={t`Sign in to like this list`}>
        {words}
      </Button>
    );
  }
  return <OwnLike post={post} userId={userId} />;
}

function OwnLike({ post, userId }: { post: Post; userId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery(likeQuery(post.id, userId));
  const [isSending, setSending] = useState(false);
  const isLiked = query.data ?? false;
  const toggle = async () => {
    if (isSending) return;
    setSending(true);
    // Shown at once; an answer that says otherwise takes it back.
    noteLike(client, post.id, userId, !isLiked);
    const outcome = await setLike(post.id, userId, !isLiked);
    setSending(false);
    if (outcome.ok) return;
    noteLike(client, post.id, userId, isLiked);
    toast.error({
      title: t`Your like could not be sent`,
      description: t(communityProblemMessage(outcome.problem)),
    });
  };
  return (
    <Button
      icon="heart"
      className={styles.like}
      aria-pressed={isLiked}
      title={t`I like this list`}
      disabled={query.isPending}
      onClick={() => void toggle()}
    >
      <Plural value={post.likesCount} one="# like" other="# likes" />
    </Button>
  );
}
