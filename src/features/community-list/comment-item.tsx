import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ListComment } from '#data/community/comments.ts';
import type { Post } from '#data/community/post.ts';
import { userIdOf, type Viewer } from '#domain/access/viewer.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import { paths } from '#platform/paths.ts';
import { useMoment } from '#platform/use-moment.ts';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './community-list.module.css';
import type { Ask } from './use-question.ts';

type CommentItemProps = { comment: ListComment; post: Post; viewer: Viewer; ask: Ask };

/** One comment with who said it, and what this reader may do about it. */
export function CommentItem({ comment, post, viewer, ask }: CommentItemProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const { author, body, createdAt } = comment;
  const name = author?.name ?? t`A player`;
  const items = useCommentMenu({ comment, post, viewer, ask });
  return (
    <li className={styles['comment']}>
      <Avatar src={author?.avatarUrl ?? null} name={name} size={40} />
      <div className={styles['said']}>
        <p className={styles['byline']}>
          {author === null ? (
            <span>{name}</span>
          ) : (
            <Link className={styles['author']} to={paths.publicProfile(author.who)} dir="auto">
              {name}
            </Link>
          )}
          <time {...moment(createdAt)} />
        </p>
        <LinkedText pieces={linkedText(body)} />
        {comment.isHidden && (
          <p className={styles['muted']}>
            <Trans>Hidden by an administrator: only you and the administrators see this comment.</Trans>{' '}
            {comment.hiddenReason}
          </p>
        )}
      </div>
      {items.length > 0 && <Menu label={t`More about the comment of ${name}`} items={items} />}
    </li>
  );
}

function useCommentMenu({ comment, post, viewer, ask }: CommentItemProps): readonly MenuItem[] {
  const { t } = useLingui();
  const userId = userIdOf(viewer);
  const { author, authorId, id } = comment;
  const isOwn = authorId === userId;
  const isAdmin = viewer.status === 'authenticated' && viewer.isWabAdmin;
  const mayDelete = userId !== null && (isOwn || isAdmin || post.authorId === userId);
  return [
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: t`Delete the comment`,
            icon: 'trash' as const,
            danger: true,
            onSelect: () => ask({ kind: 'delete-comment', id }),
          },
        ]
      : []),
    ...(isOwn
      ? []
      : [
          {
            id: 'report',
            label: t`Report the comment`,
            icon: 'flag' as const,
            onSelect: () => ask({ kind: 'report', about: 'comment', targetId: id }),
          },
        ]),
    ...(isOwn || userId === null || author === null
      ? []
      : [
          {
            id: 'block',
            label: t`Block ${author.name}`,
            icon: 'close' as const,
            danger: true,
            onSelect: () => ask({ kind: 'block', player: author }),
          },
        ]),
  ];
}
