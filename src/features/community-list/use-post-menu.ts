import { useLingui } from '@lingui/react/macro';
import type { Post } from '#data/community/post.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import type { ListExports } from './use-list-exports.ts';
import type { Ask } from './use-question.ts';

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
export function usePostMenu(parts: PostMenu): readonly MenuItem[] {
  const { t } = useLingui();
  const authors = useAuthorItems(parts);
  const readers = useReaderItems(parts);
  const isOwn = parts.userId === parts.post.authorId;
  return [
    { id: 'print', label: t`Print Full List`, icon: 'print', onSelect: () => void parts.exports.printFull() },
    {
      id: 'courtesy',
      label: t`Print Courtesy List`,
      icon: 'print',
      onSelect: () => void parts.exports.printCourtesy(),
    },
    { id: 'cards', label: t`Print all cards`, icon: 'card', onSelect: () => void parts.exports.printCards() },
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
