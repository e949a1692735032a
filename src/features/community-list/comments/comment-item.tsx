import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCopy } from '#components/clipboard/use-copy.ts';
import type { ListComment } from '#data/community/comments.ts';
import type { Post } from '#data/community/post.ts';
import { userIdOf, type Viewer } from '#domain/access/viewer.ts';
import { commentAnchor, openingOf } from '#domain/community/comment-threads.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { useMoment } from '#platform/use-moment.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from '../community-list.module.css';
import type { Ask } from '../post-questions.tsx';

/** The conversation that a comment is part of. */
export type Talk = {
  post: Post;
  viewer: Viewer;
  ask: Ask;
  /** This reader may comment here. */
  mayComment: boolean;
  /** The comment that the address leads to; null for none. */
  linkedId: string | null;
  /** The comments that came while the post was open. */
  fresh: readonly string[];
};

/** One comment with its author and this reader's actions. */
export function CommentItem({ comment, talk }: { comment: ListComment; talk: Talk }) {
  const { t } = useLingui();
  const { author, id } = comment;
  const name = author?.name ?? t`A player`;
  const items = useCommentMenu(comment, talk);
  const [isReplying, setReplying] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setReplying(false);
    toggle.current?.focus();
  };
  return (
    <div
      id={commentAnchor(id)}
      className={styles.comment}
      tabIndex={-1}
      aria-current={talk.linkedId === id ? 'true' : undefined}
      data-linked={talk.linkedId === id ? '' : undefined}
    >
      <Avatar src={author?.avatarUrl ?? null} name={name} size={40} />
      <div className={styles.said}>
        <Words comment={comment} name={name} isFresh={talk.fresh.includes(id)} />
        {talk.mayComment && !comment.isHidden && (
          <Button
            ref={toggle}
            size="sm"
            variant="quiet"
            icon="comment"
            aria-label={t`Reply to ${name}`}
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            <Trans>Reply</Trans>
          </Button>
        )}
      </div>
      <Menu label={t`More about the comment of ${name}`} items={items} />
      {isReplying && (
        <div className={styles.reply}>
          <CommentForm
            listId={talk.post.id}
            answers={{ id, name, opening: openingOf(comment, name) }}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}

type WordsProps = { comment: ListComment; name: string; isFresh: boolean };

function Words({ comment, name, isFresh }: WordsProps) {
  const moment = useMoment();
  const { author, body, createdAt } = comment;
  return (
    <>
      <p className={styles.byline}>
        {author === null ? (
          <span>{name}</span>
        ) : (
          <Link className={styles.author} to={paths.publicProfile(author.who)} dir="auto">
            {name}
          </Link>
        )}
        <time {...moment(createdAt)} />
        {isFresh && (
          <Badge tone="gold">
            <Trans>New</Trans>
          </Badge>
        )}
      </p>
      <LinkedText pieces={linkedText(body)} />
      {comment.isHidden && (
        <p className={styles.muted}>
          <Trans>Hidden by an administrator: only you and the administrators see this comment.</Trans>{' '}
          {comment.hiddenReason}
        </p>
      )}
    </>
  );
}

function useCommentMenu(comment: ListComment, { post, viewer, ask }: Talk): readonly MenuItem[] {
  const { t } = useLingui();
  const userId = userIdOf(viewer);
  const { author, authorId, id } = comment;
  const isOwn = authorId === userId;
  const isAdmin = viewer.status === 'authenticated' && viewer.isWabAdmin;
  const mayDelete = userId !== null && (isOwn || isAdmin || post.authorId === userId);
  const { copyLink } = useCopy();
  const link = absoluteUrl(paths.comment(post.id, id));
  const items: MenuItem[] = [
    {
      id: 'link',
      label: t`Copy the link to the comment`,
      icon: 'copy',
      onSelect: () => void copyLink(link, link),
    },
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
