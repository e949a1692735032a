import { Trans, useLingui } from '@lingui/react/macro';
import type { Post } from '#data/community/post.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './community-list.module.css';
import { LikeButton } from './like-button.tsx';
import { type ListExports, useListExports } from './use-list-exports.ts';
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

type PostMenu = {
  post: Post;
  userId: string | null;
  ask: Ask;
  exports: ListExports;
};

/**
 * Returns the rarer actions of a posted list, and those for its author, other readers or
 * administrators only.
 */
function usePostMenu(menu: PostMenu): readonly MenuItem[] {
  const { t } = useLingui();
  const authors = useAuthorItems(menu);
  const readers = useReaderItems(menu);
  const isOwn = menu.userId === menu.post.authorId;
  return [
    { id: 'print', label: t`Print Full List`, icon: 'print', onSelect: () => void menu.exports.printFull() },
    {
      id: 'courtesy',
      label: t`Print Courtesy List`,
      icon: 'print',
      onSelect: () => void menu.exports.printCourtesy(),
    },
    { id: 'cards', label: t`Print all cards`, icon: 'card', onSelect: () => void menu.exports.printCards() },
    ...authors,
    ...(isOwn ? [] : readers),
  ];
}

function useAuthorItems({ post, userId, ask, exports }: PostMenu): readonly MenuItem[] {
  const { t } = useLingui();
  const viewer = useViewer();
  const isOwn = userId === post.authorId;
  const isAdmin = viewer.status === 'authenticated' && viewer.isWabAdmin;
  const edit = () => void exports.openInBuilder('original', `${paths.builder()}?dialog=post`);
  const takeDown: MenuItem = {
    id: 'take-down',
    label: t`Take the list down`,
    icon: 'close',
    onSelect: () => ask({ kind: 'take-down' }),
  };
  const rename = {
    id: 'rename',
    label: t`Rename the list`,
    icon: 'edit' as const,
    onSelect: () => ask({ kind: 'rename' }),
  };
  const deletion: MenuItem = {
    id: 'delete',
    label: t`Delete for good`,
    icon: 'trash',
    danger: true,
    onSelect: () => ask({ kind: 'delete' }),
  };
  return [
    ...(isOwn
      ? [{ id: 'edit', label: t`Edit the list`, icon: 'edit' as const, onSelect: edit }, rename]
      : []),
    ...((isOwn || isAdmin) && post.isActive ? [takeDown] : []),
    ...(isOwn ? [deletion] : []),
  ];
}

function useReaderItems({ post, userId, ask }: PostMenu): readonly MenuItem[] {
  const { t } = useLingui();
  const { author } = post;
  const report: MenuItem = {
    id: 'report',
    label: t`Report the list`,
    icon: 'flag',
    onSelect: () => ask({ kind: 'report', about: 'list', targetId: post.id }),
  };
  if (author === null) return [report];
  if (userId === null) return [report];
  const block: MenuItem = {
    id: 'block',
    label: t`Block ${author.name}`,
    icon: 'close',
    danger: true,
    onSelect: () => ask({ kind: 'block', player: author }),
  };
  return [report, block];
}
