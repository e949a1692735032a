import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FeedEvent } from '#data/community/feed.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import { paths } from '#platform/paths.ts';
import { useMoment } from '#platform/use-moment.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './activity.module.css';
import { DecisionItem } from './decision-item.tsx';

type FeedItemProps = { event: FeedEvent; isNew: boolean };

/** One thing that happened: who did what, to which list, when. */
export function FeedItem({ event, isNew }: FeedItemProps) {
  const { createdAt, decisions, kind } = event;
  return kind === 'decision' ? (
    <DecisionItem decisions={decisions} createdAt={createdAt} isNew={isNew} />
  ) : (
    <ActItem event={event} isNew={isNew} />
  );
}

function ActItem({ event, isNew }: FeedItemProps) {
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

type EventSentenceProps = { event: FeedEvent; name: string };

/**
 * Renders an event as a sentence. A list's name is not a link here: the link below it is large
 * enough for a finger.
 */
export function EventSentence({ event, name }: EventSentenceProps) {
  const { actor, kind, isMine, list } = event;
  const who =
    actor === null ? (
      <strong dir="auto">{name}</strong>
    ) : (
      <Link className={styles.who} to={paths.publicProfile(actor.who)} dir="auto">
        {name}
      </Link>
    );
  const what = <strong dir="auto">{list?.name ?? ''}</strong>;
  switch (kind) {
    case 'post':
      return (
        <Trans>
          {who} posted {what}.
        </Trans>
      );
    case 'fork':
      return <ForkSentence event={event} who={who} what={what} />;
    case 'comment':
      return isMine ? (
        <Trans>
          {who} commented on your list {what}:
        </Trans>
      ) : (
        <Trans>
          {who} commented on {what}:
        </Trans>
      );
    case 'reply':
      return (
        <Trans>
          {who} replied to your comment on {what}:
        </Trans>
      );
    case 'like':
      return (
        <Trans>
          {who} likes your list {what}.
        </Trans>
      );
    case 'follow':
      return <Trans>{who} now follows you.</Trans>;
    case 'finish':
      return list === null ? (
        <Trans>{who} finished a game.</Trans>
      ) : (
        <Trans>
          {who} finished a game with {what}.
        </Trans>
      );
    case 'decision':
      return null;
  }
}

type ForkSentenceProps = { event: FeedEvent; who: ReactNode; what: ReactNode };

function ForkSentence({ event: { isMine, originalName }, who, what }: ForkSentenceProps) {
  if (originalName !== null) {
    const original = <strong dir="auto">{originalName}</strong>;
    return isMine ? (
      <Trans>
        {who} posted {what}, based on your list {original}.
      </Trans>
    ) : (
      <Trans>
        {who} posted {what}, based on {original}.
      </Trans>
    );
  }
  return isMine ? (
    <Trans>
      {who} posted {what}, based on a list of yours.
    </Trans>
  ) : (
    <Trans>
      {who} posted {what}, based on another list.
    </Trans>
  );
}
