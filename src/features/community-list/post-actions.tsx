import { Trans, useLingui } from '@lingui/react/macro';
import type { Post } from '#data/community/post.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './community-list.module.css';
import { LikeButton } from './like-button.tsx';
import { useListExports } from './use-list-exports.ts';
import { usePostMenu } from './use-post-menu.ts';
import type { Ask } from './use-question.ts';

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
  const openCopy = async () => {
    await exports.openInBuilder('copy', paths.builder());
    toast.info({
      title: t`Opened as a copy. Save it to keep it.`,
      description: t`What you were building comes back with Undo.`,
    });
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="edit" onClick={() => void openCopy()}>
        <Trans>Open in the builder</Trans>
      </Button>
      <LikeButton post={post} userId={userId} isOwn={userId === post.authorId} />
      <Button variant="secondary" icon="share" onClick={() => void exports.share()}>
        <Trans>Share</Trans>
      </Button>
      <Button variant="secondary" icon="copy" onClick={() => void exports.copyText()}>
        <Trans>Copy as text</Trans>
      </Button>
      <Menu label={t`More about this list`} items={menu} />
    </div>
  );
}
