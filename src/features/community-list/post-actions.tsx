import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { likeQuery, setLike } from '#data/community/likes.ts';
import { noteLike } from '#data/community/note-changes.ts';
import type { Post } from '#data/community/post.ts';
import { paths } from '#platform/paths.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './community-list.module.css';
import { useListExports, usePostMenu } from './use-post-menu.ts';
import type { Ask } from './post-questions.tsx';

type PostActionsProps = {
  post: Post;
  userId: string | null;
  ask: Ask;
};

/**
 * The actions of a posted list: open a copy, like, share, print; its author can also edit it and
 * take it down.
 */
export function PostActions({ post, userId, ask }: PostActionsProps) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  const exports = useListExports(post);
  const menu = usePostMenu({ post, userId, ask, exports });
  const openCopy = () => void exports.openInBuilder('copy', paths.builder());
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="edit" onClick={openCopy}>
        <Trans>Open in the builder</Trans>
      </Button>
      <LikeButton post={post} userId={userId} isOwn={userId === post.authorId} />
      <Button shrinks variant="secondary" icon="share" onClick={() => void exports.share()}>
        <Trans>Share</Trans>
      </Button>
      <Button shrinks variant="quiet" icon="copy" onClick={() => void exports.copyText()}>
        <Trans>Copy as text</Trans>
      </Button>
      <Menu label={t`More about this list`} items={menu} />
    </div>
  );
}

type LikeButtonProps = { post: Post; userId: string | null; isOwn: boolean };

/**
 * The number of likes, and the button for the reader's own like. Guests are sent to the sign-in
 * page and back.
 */
function LikeButton({ post, userId, isOwn }: LikeButtonProps) {
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
  const isLiked = query.data ?? false;
  const { isPending, mutate } = useMutation({
    mutationFn: async (likes: boolean) => setLike(post.id, userId, likes),
    // Shown at once; an answer that says otherwise takes it back.
    onMutate: (likes) => noteLike(client, post.id, userId, likes),
    onSuccess: (outcome, likes) => {
      if (outcome.ok) return;
      noteLike(client, post.id, userId, !likes);
      toast.error({
        title: t`Your like could not be sent`,
        description: t(communityProblemMessage(outcome.problem)),
      });
    },
  });
  return (
    <Button
      icon="heart"
      className={styles.like}
      aria-pressed={isLiked}
      title={t`I like this list`}
      disabled={query.isPending}
      onClick={() => !isPending && mutate(!isLiked)}
    >
      <Plural value={post.likesCount} one="# like" other="# likes" />
    </Button>
  );
}
