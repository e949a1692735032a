import { Trans, useLingui } from '@lingui/react/macro';
import type { ListComment } from '#data/community/comments.ts';
import type { Thread } from '#domain/community/comment-threads.ts';
import { CommentItem, type Talk } from './comment-item.tsx';
import styles from '../community-list.module.css';

type CommentThreadProps = { thread: Thread<ListComment>; talk: Talk };

/** A comment and the replies to it, which stay when the comment is deleted. */
export function CommentThread({ thread, talk }: CommentThreadProps) {
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
