import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { FeedEvent } from '#data/community/feed.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import { useMoment } from '#platform/use-moment.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { paths } from '#platform/paths.ts';
import styles from './activity.module.css';
import { EventSentence } from './event-sentence.tsx';

type FeedItemProps = { event: FeedEvent; isNew: boolean };

/** One thing that happened: who did what, to which list, when. */
export function FeedItem({ event, isNew }: FeedItemProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const { actor, createdAt, comment, list } = event;
  const name = actor?.name ?? t`A player`;
  return (
    <li className={styles.event} data-faction={list?.faction} data-new={isNew ? '' : undefined}>
      <Avatar src={actor?.avatarUrl ?? null} name={name} size={40} />
      <div className={styles.what}>
        <p className={styles.sentence}>
          <EventSentence event={event} name={name} />
        </p>
        {comment !== null && <LinkedText className={styles.quote} pieces={linkedText(comment.begins)} />}
        <p className={styles.when}>
          <time {...moment(createdAt)} />
          {isNew && (
            <Badge tone="gold">
              <Trans>New</Trans>
            </Badge>
          )}
          {list !== null && (
            <Link
              className={styles.open}
              to={comment === null ? paths.communityList(list.id) : paths.comment(list.id, comment.id)}
            >
              {comment === null ? <Trans>View the list</Trans> : <Trans>View the comment</Trans>}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
