import { useLingui } from '@lingui/react/macro';
import type { ListComment } from '#data/community/comments.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { copyText } from '#platform/clipboard.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { Talk } from './comment-item.tsx';

/** Lists what this reader may do about a comment. */
export function useCommentMenu(comment: ListComment, { post, viewer, ask }: Talk): readonly MenuItem[] {
  const { t } = useLingui();
  const userId = userIdOf(viewer);
  const { author, authorId, id } = comment;
  const isOwn = authorId === userId;
  const isAdmin = viewer.status === 'authenticated' && viewer.isWabAdmin;
  const mayDelete = userId !== null && (isOwn || isAdmin || post.authorId === userId);
  const copyLink = async () => {
    if (await copyText(absoluteUrl(paths.comment(post.id, id))))
      toast.success({ title: t`Link copied to clipboard` });
    else toast.error({ title: t`Failed to copy link` });
  };
  const items: MenuItem[] = [
    { id: 'link', label: t`Copy the link to the comment`, icon: 'copy', onSelect: () => void copyLink() },
  ];
  if (mayDelete)
    items.push({
      id: 'delete',
      label: t`Delete the comment`,
      icon: 'trash',
      danger: true,
      onSelect: () => ask({ kind: 'delete-comment', id }),
    });
  if (!isOwn)
    items.push({
      id: 'report',
      label: t`Report the comment`,
      icon: 'flag',
      onSelect: () => ask({ kind: 'report', about: 'comment', targetId: id }),
    });
  if (!isOwn && userId !== null && author !== null)
    items.push({
      id: 'block',
      label: t`Block ${author.name}`,
      icon: 'close',
      danger: true,
      onSelect: () => ask({ kind: 'block', player: author }),
    });
  return items;
}
